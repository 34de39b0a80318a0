/** A place that was chosen for a search: "Fitzroy, VIC 3065". */
export type NamedPlace = { uri: string; label: string }

/** A search names at most so many places. */
export const MOST_PLACES = 20

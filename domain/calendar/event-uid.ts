type Occasion = { kind: 'inspection' | 'auction'; listingId: number; start: Date }

/** The UID of an inspection or auction, alike in every file and feed, so that a calendar with several of them shows it once. */
export const eventUid = ({ kind, listingId, start }: Occasion, origin: string): string =>
  `${kind}-${listingId}-${start.getTime()}@${new URL(origin).hostname}`

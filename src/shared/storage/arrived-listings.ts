const arrived = new Set<number>()

/** Listings that came while this document was open and were put on top of a list; they are marked there. */
export const addArrivedListings = (ids: readonly number[]): void => ids.forEach((id) => arrived.add(id))
export const arrivedListings = (): ReadonlySet<number> => arrived

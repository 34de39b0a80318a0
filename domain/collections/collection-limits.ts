/** How many collections a member may have (docs/product.md, section 15.26). */
export const MOST_COLLECTIONS = 200
/** Homes in one collection. */
export const MOST_COLLECTION_LISTINGS = 10_000
/** Characters of a collection's name. */
export const LONGEST_COLLECTION_NAME = 100
/** Characters of a comment. */
export const LONGEST_COMMENT = 2000
/** Characters of a note of one's own. */
export const LONGEST_NOTE = 5000
/** How long a deleted collection can be brought back, in milliseconds. */
export const COLLECTION_UNDO_TIME = 24 * 60 * 60 * 1000
/** How long an invitation can be accepted, in milliseconds. */
export const INVITE_LIFE = 14 * 24 * 60 * 60 * 1000
/** How long after an invitation the same address is not written to again, in milliseconds. */
export const INVITE_PAUSE = 10 * 60 * 1000
/** Emails with invitations that a member sends within 24 hours. */
export const MOST_INVITES_A_DAY = 100
/** Email addresses in one call. */
export const MOST_INVITES_AT_ONCE = 20
/** Contributors and pending invitations of one collection. */
export const MOST_CONTRIBUTORS = 50
/** Homes that are hidden. */
export const MOST_HIDDEN_LISTINGS = 1000
/** Stops of one day of inspections. */
export const MOST_INSPECTION_STOPS = 30

/** Whether a listing may be added to and removed from these collections in one change. */
export const canChangeAtOnce = <Id>(addTo: readonly Id[], removeFrom: readonly Id[]): boolean =>
  addTo.length + removeFrom.length <= MOST_COLLECTIONS && !addTo.some((id) => removeFrom.includes(id))

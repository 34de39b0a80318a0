/** The figures of docs/product.md, section 25.37 and on. */
export const LONGEST_TITLE = 80
export const LEAST_CONTENT = 20
export const LONGEST_CONTENT = 4000
export const LONGEST_EVIDENCE = 500
export const LONGEST_ANSWER = 2000
export const LONGEST_REVIEWER_NAME = 60
export const LEAST_REASON = 5
export const LONGEST_REASON = 500

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Reviews that a member may write in a day, whatever becomes of them. */
export const MOST_REVIEWS_A_DAY = 5
export const REVIEWS_TERM = DAY_MS

/** From so many reviews of an agent within the hour on, further ones are held. */
export const FLOOD_REVIEWS = 10
export const FLOOD_TERM = HOUR_MS

/** An account is new for so long. */
export const NEW_ACCOUNT_TERM = 7 * DAY_MS

/** A network or a mailbox is remembered of a review for so long. */
export const ORIGIN_TERM = 30 * DAY_MS

/** The link of a request holds so long. */
export const REQUEST_LIFE = 30 * DAY_MS
/** A client is not written to again about the same within this time. */
export const REQUEST_PAUSE = 10 * MINUTE_MS
/** Mails to a client about the same, whoever presses how often. */
export const MOST_REQUEST_MAILS = 3
export const MOST_REQUESTS_A_DAY = 50

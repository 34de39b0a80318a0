/** How many alerts a member may have (docs/product.md, section 15.6). */
export const MOST_ALERTS = 500
/** Characters of an alert's name. */
export const LONGEST_ALERT_NAME = 100
/** How many unseen homes an alert tells of by number. */
export const MOST_UNSEEN_LISTINGS = 500
/** How long a deleted alert can be brought back, in milliseconds. */
export const ALERT_UNDO_TIME = 24 * 60 * 60 * 1000

/** How many alerts a member may have (docs/product.md, section 15.6). */
export const MOST_ALERTS = 500
/** Characters of an alert's name. */
export const LONGEST_ALERT_NAME = 100
/** How many unseen homes an alert tells of by number. */
export const MOST_UNSEEN_LISTINGS = 500
/** How long a deleted alert can be brought back, in milliseconds. */
export const ALERT_UNDO_TIME = 24 * 60 * 60 * 1000
/** Homes that a mail shows as cards; the others are counted and linked. */
export const MOST_MAIL_CARDS = 20
/** For how long a member can see what alerts told of, in milliseconds. */
export const NOTIFICATION_LIFE = 90 * 24 * 60 * 60 * 1000
/** For how long the changes of an alert that writes at once are gathered into one mail, in milliseconds. */
export const ALERT_GATHERING_TIME = 30_000

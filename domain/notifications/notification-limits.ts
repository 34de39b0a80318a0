/** For how long what a member is notified of at once is gathered into one message, in milliseconds. */
export const GATHERING_TIME = 30_000
/** Homes that an email shows as cards; the others are counted and linked. */
export const MOST_MAIL_CARDS = 20
/** For how long a member can see what they were notified of, in milliseconds. */
export const NOTIFICATION_LIFE = 90 * 24 * 60 * 60 * 1000

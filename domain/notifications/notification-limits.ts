/** For how long what a member is notified of at once is gathered into one message, in milliseconds. */
export const GATHERING_TIME = 30_000
/** What an email shows as cards; the others are counted and linked. */
export const MOST_MAIL_CARDS = 20
/** For how long a member can see what they were notified of, in milliseconds. */
export const NOTIFICATION_LIFE = 90 * 24 * 60 * 60 * 1000
/** What happened longer ago and is not sent by email yet is not sent any more, in milliseconds: the server was away for days. */
export const PENDING_LIFE = 7 * 24 * 60 * 60 * 1000

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment (ISO 8601) by the clock of whoever reads it. */
export const momentText = (instant: string): string => moment.format(new Date(instant))

/** A calendar day, yyyy-mm-dd, as it is written in Australia: "21 November 2026". The same in every time zone. */
export const dayText = (day: string): string => written.format(new Date(`${day}T00:00:00Z`))

const written = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

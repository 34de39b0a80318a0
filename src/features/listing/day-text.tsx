const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })

/** A calendar day without a zone of its own. */
export const DayText = ({ date }: { date: string }) => (
  <time dateTime={date}>{dayFormat.format(new Date(`${date}T00:00:00Z`))}</time>
)

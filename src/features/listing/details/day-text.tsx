import { shortDayText } from '#domain/time/written-day.ts'

/** A calendar day without a zone of its own. */
export const DayText = ({ date }: { date: string }) => <time dateTime={date}>{shortDayText(date)}</time>

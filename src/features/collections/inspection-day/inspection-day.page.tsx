import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { weekdayText } from '#domain/time/written-day.ts'
import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { memberInspectionDay, MemberInspectionDay } from '../parts.tsx'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'

const isDay = (date: string | undefined): boolean => date === undefined || isCalendarDate(date)

/** Whose plan it is is known to the browser alone: the server renders the frame. */
export default definePageFrame({
  View: Page,
  prepare: ({ params }) => Promise.resolve({ status: isDay(params['date']) ? 200 : 404 }),
  memberDeferred: () => [memberInspectionDay],
})

/** A day of inspections; without one, the days on which saved homes are open. */
function Page({ params: { date } }: PageProps) {
  const { status } = useSession()
  if (!isDay(date)) return <NotFound title={copy.missingDay} />
  // The frame is the same for all days, so that one of them can stand for all without a connection.
  const title = date === undefined || status === 'unknown' ? copy.title : copy.titleOf(weekdayText(date))
  return (
    <PrivatePage title={title} logIn={copy.logIn}>
      {(member) => <MemberInspectionDay key={member.id} member={member} date={date ?? null} />}
    </PrivatePage>
  )
}

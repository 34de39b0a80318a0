import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { weekdayText } from '#domain/time/written-day.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import type { PageProps } from '#src/shared/feature/define-feature.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { forMembers } from '#src/shared/session/for-members.ts'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { loadInspectionDay, MemberInspectionDay } from '../parts.tsx'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'

const isDay = (date: string | undefined): boolean => date === undefined || isCalendarDate(date)

/** Whose plan it is is known to the browser alone: the server renders the frame. */
export const preparePage: PreparePage = ({ params }) => Promise.resolve({ status: isDay(params['date']) ? 200 : 404 })

export const loadParts = forMembers(loadInspectionDay)

/** A day of inspections; without one, the days on which saved homes are open. */
export function Page({ params: { date } }: PageProps) {
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

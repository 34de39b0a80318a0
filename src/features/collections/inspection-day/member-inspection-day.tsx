import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { weekdayText } from '#domain/time/written-day.ts'
import { InspectionDayPlanDocument } from '#src/api/generated/documents/inspection-day-plan.ts'
import type { PlannedVisit_ListingFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { homesText } from '../collections.copy.ts'
import type { Member } from '#src/api/session/member.ts'
import { KeptHomes } from '../offline/kept-homes.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { DayPlan } from './day-plan.tsx'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'
import * as styles from './inspection-day.css.ts'
import { openDays } from './open-days.ts'
import { useOpenHomes } from './use-open-homes.ts'

type Listings = readonly PlannedVisit_ListingFragment[]

/** The days on which the member's saved homes are open, and the plan of one of them. */
export const MemberInspectionDay = ({ member, date }: { member: Member; date: string | null }) => (
  <KeptHomes memberId={member.id} isAroundPage>
    <InspectionDay date={date} />
  </KeptHomes>
)

function InspectionDay({ date }: { date: string | null }) {
  const { listings, hasFailed, retry } = useOpenHomes()
  const days = openDays(listings ?? [])
  const shown = date ?? days[0]?.date ?? null
  return (
    <Container paddingY={32}>
      <Stack gap={24}>
        <div className={styles.notInPrint}>
          <Link href="/collections" isStandalone>
            {copy.collections}
          </Link>
        </div>
        <Stack gap={8}>
          <Heading level={1}>{shown === null ? copy.title : copy.titleOf(weekdayText(shown))}</Heading>
          <Text>{copy.what}</Text>
        </Stack>
        {hasFailed && <Failure onRetry={retry} />}
        {!listings && !hasFailed && <Text role="status">{copy.loading}</Text>}
        {listings && (
          <>
            <Days days={days} shown={shown} />
            {days.length === 0 && <NoDays />}
            {shown !== null && <Day key={shown} date={shown} listings={listings} />}
            <CalendarFeed />
          </>
        )}
      </Stack>
    </Container>
  )
}

function Days({ days, shown }: { days: ReturnType<typeof openDays>; shown: string | null }) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(shown ?? '')
  const go = (date: string) => {
    setTyped(date)
    if (isCalendarDate(date)) navigate(`/collections/inspections/${date}`)
  }
  return (
    <div className={styles.days}>
      {days.length > 0 && (
        <nav aria-label={copy.days}>
          <ul className={styles.dayList}>
            {days.map(({ date, homeCount }) => (
              <li key={date}>
                <ButtonLink
                  href={`/collections/inspections/${date}`}
                  size="small"
                  variant={date === shown ? 'primary' : 'secondary'}
                  aria-current={date === shown ? 'page' : undefined}
                >
                  {copy.dayLink(weekdayText(date), homesText(homeCount))}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <TextField
        type="date"
        label={copy.otherDay}
        value={typed}
        onChange={({ currentTarget }) => go(currentTarget.value)}
      />
    </div>
  )
}

function Day({ date, listings }: { date: string; listings: Listings }) {
  const { data, error, refetch } = useDocumentQuery(InspectionDayPlanDocument, { date })
  if (error) return <Failure onRetry={() => void refetch()} />
  if (!data) return <Text role="status">{copy.loading}</Text>
  return <DayPlan date={date} plan={data.inspectionPlan} listings={listings} />
}

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <RetryNotice text={copy.loadingFailed} label={copy.tryAgain} onRetry={onRetry} />
)

const NoDays = () => (
  <Stack>
    <Text size="lead">{copy.noDays}</Text>
    <Text>{copy.noDaysAdvice}</Text>
    <div>
      <ButtonLink href="/search">{copy.find}</ButtonLink>
    </div>
  </Stack>
)

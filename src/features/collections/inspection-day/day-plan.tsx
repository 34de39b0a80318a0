import DownloadIcon from 'lucide-react/icons/download'
import NavigationIcon from 'lucide-react/icons/navigation'
import RouteIcon from 'lucide-react/icons/route'
import { calendarFile } from '#domain/calendar/calendar-file.ts'
import type { Visit } from '#domain/collections/inspection-day.ts'
import { weekdayText } from '#domain/time/written-day.ts'
import type { DayPlan_PlanFragment, PlannedVisit_ListingFragment } from '#src/api/generated/graphql.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { offerFile } from '#src/shared/page/offer-file.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'
import * as styles from './inspection-day.css.ts'
import { byListingType, openTimesOn } from './open-days.ts'
import { directionsThrough } from './directions.ts'
import { OtherListings } from './other-listings.tsx'
import { planEvents } from './plan-calendar.ts'
import { PlannedVisit } from './planned-visit.tsx'
import { useDayPlan } from './use-day-plan.ts'

type Listing = PlannedVisit_ListingFragment
type Props = {
  date: string
  /** Whose day it is; null for the member's own. */
  collectionId: string | null
  plan: DayPlan_PlanFragment
  listings: readonly Listing[]
}

/** The visits of a day in their order, and the homes that are not part of it. */
export function DayPlan({ date, collectionId, plan, listings }: Props) {
  const openTimes = openTimesOn(listings, date)
  const day = useDayPlan(plan, openTimes, collectionId)
  const byId = new Map([...plan.stops.map(({ listing }) => listing), ...listings].map((each) => [each.id, each]))
  const closed = new Set(plan.stops.filter(({ isStillOpen }) => !isStillOpen).map(keyOf))
  const others = openTimes.filter(({ listingId }) => day.visits.every((visit) => visit.listingId !== listingId))
  const groups = byListingType(day.visits, byId)
  const before = (visit: Visit) => day.visits[day.visits.indexOf(visit) - 1]
  const route = day.visits.flatMap(({ listingId }) => byId.get(listingId) ?? [])
  return (
    <Stack gap={32}>
      <section aria-labelledby="inspection-plan">
        <Stack>
          <Heading level={2} id="inspection-plan">
            {copy.plan}
          </Heading>
          <Text size="small" tone="inkSoft">
            {copy.method}
          </Text>
          {day.visits.length === 0 && <Text>{copy.none}</Text>}
          {groups.map(({ listingType, listings: visits }) => (
            <Stack key={listingType}>
              {groups.length > 1 && <Heading level={3}>{copy.listingTypes[listingType]}</Heading>}
              <ol className={styles.visits}>
                {visits.map((visit, index) => (
                  <PlannedVisit
                    key={visit.listingId}
                    visit={visit}
                    isFirst={before(visit) === undefined}
                    after={before(visit) === visits[index - 1] ? undefined : byId.get(before(visit)?.listingId ?? 0)}
                    listing={byId.get(visit.listingId)}
                    openTimes={openTimes.filter(({ listingId }) => listingId === visit.listingId)}
                    isClosed={closed.has(keyOf(visit))}
                    onChoose={day.add}
                    onDrop={() => day.drop(visit.listingId)}
                  />
                ))}
              </ol>
            </Stack>
          ))}
          <Saving day={day} />
          <Inline gap={12} className={styles.notInPrint}>
            <Button isBusy={day.outcome === 'busy'} onClick={day.save}>
              {copy.save}
            </Button>
            {openTimes.length > 0 && (
              <Button variant="secondary" icon={RouteIcon} onClick={day.suggest}>
                {copy.suggest}
              </Button>
            )}
            {day.visits.length > 0 && (
              <Button variant="secondary" icon={DownloadIcon} onClick={() => download(date, day.visits, byId)}>
                {copy.file}
              </Button>
            )}
            {directionsThrough(route).map(({ from, to, href }, _, { length }) => (
              <ButtonLink
                key={href}
                href={href}
                variant="secondary"
                icon={NavigationIcon}
                target="_blank"
                rel="noopener nofollow"
              >
                {length === 1 ? copy.directions : copy.directionsTo(from, to)}
              </ButtonLink>
            ))}
          </Inline>
        </Stack>
      </section>
      <OtherListings visits={day.visits} openTimes={others} listings={byId} isFull={day.isFull} onAdd={day.add} />
    </Stack>
  )
}

/** Whether what is shown is saved, and what became of the last try. */
function Saving({ day }: { day: ReturnType<typeof useDayPlan> }) {
  const { outcome, isSaved, isFull, keepOwn, takeOther } = day
  return (
    <>
      <Text size="small" role="status">
        {outcome === 'changed' ? copy.changedElsewhere : isSaved ? copy.saved : copy.unsaved}{' '}
        {isFull && <span>{copy.tooMany}</span>}
      </Text>
      {outcome === 'failed' && <Notice tone="danger">{copy.saveFailed}</Notice>}
      {outcome === 'sessionEnded' && (
        <Notice tone="danger">
          <Inline gap={12}>
            {copy.sessionEnded}
            <Button size="small" onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
              {copy.logInAgain}
            </Button>
          </Inline>
        </Notice>
      )}
      {outcome === 'conflict' && (
        <Notice tone="warning" role="alert">
          <Stack gap={8}>
            {copy.conflict}
            <OtherPlan day={day} />
            <Inline gap={8}>
              <Button size="small" variant="secondary" onClick={keepOwn}>
                {copy.keepYours}
              </Button>
              <Button size="small" variant="secondary" onClick={takeOther}>
                {copy.takeOther}
              </Button>
            </Inline>
          </Stack>
        </Notice>
      )}
    </>
  )
}

function OtherPlan({ day: { other } }: { day: ReturnType<typeof useDayPlan> }) {
  if (other === null || other.stops.length === 0) return copy.none
  return (
    <ol className={styles.otherPlan}>
      {other.stops.map(({ listingId, listing }) => (
        <li key={listingId}>{listing.address.shortAddress}</li>
      ))}
    </ol>
  )
}

const keyOf = ({ listingId, startsAt }: Pick<Visit, 'listingId' | 'startsAt'>): string =>
  `${listingId} ${Date.parse(startsAt)}`

function download(date: string, visits: readonly Visit[], listings: ReadonlyMap<number, Listing>): void {
  const events = planEvents(visits, { listings, origin: location.origin, now: new Date() })
  const file = calendarFile(events, { name: copy.calendarName(weekdayText(date)) })
  offerFile(copy.fileName(date), file, 'text/calendar;charset=utf-8')
}

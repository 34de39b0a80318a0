import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isCalendarDate } from '#domain/time/calendar-date.ts'
import { weekdayText } from '#domain/time/written-day.ts'
import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { InspectionDayPlanDocument } from '#src/api/generated/documents/inspection-day-plan.ts'
import type { CollectionView_CollectionFragment, PlannedVisit_ListingFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { listingsText } from '../collections.copy.ts'
import type { Member } from '#src/api/session/member.ts'
import { OfflineListings } from '../offline/offline-listings.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { DayPlan } from './day-plan.tsx'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'
import * as styles from './inspection-day.css.ts'
import { inspectionsPath } from './inspections-path.ts'
import { openDays } from './open-days.ts'
import { planVariables } from './use-day-plan.ts'
import { useOpenListings } from './use-open-listings.ts'

type Listings = readonly PlannedVisit_ListingFragment[]

/** The days on which the member's saved homes are open, and the plan of one of them. */
export function MemberInspectionDay({ member, date }: { member: Member; date: string | null }) {
  const uri = new URLSearchParams(useSearch()).get('collection')
  return (
    <OfflineListings memberId={member.id} isAroundPage>
      {uri === null ? (
        <InspectionDay date={date} collection={null} />
      ) : (
        <DayOfCollection key={uri} uri={uri} date={date} />
      )}
    </OfflineListings>
  )
}

function DayOfCollection({ uri, date }: { uri: string; date: string | null }) {
  const { data, error, refetch } = useDocumentQuery(CollectionDetailDocument, { uri })
  const collection = data?.collection
  if (collection?.role === 'owner' || collection?.role === 'collaborator') {
    return <InspectionDay date={date} collection={collection} />
  }
  return (
    <Container paddingY={32}>
      <Stack gap={24}>
        <Heading level={1}>{data ? copy.missingCollection : copy.title}</Heading>
        {error && <Failure onRetry={() => void refetch()} />}
        {!error && !data && <Text role="status">{copy.loading}</Text>}
        {data && (
          <Link href="/collections/inspections" isStandalone>
            {copy.allHomes}
          </Link>
        )}
      </Stack>
    </Container>
  )
}

type DayProps = { date: string | null; collection: CollectionView_CollectionFragment | null }

function InspectionDay({ date, collection }: DayProps) {
  const { listings: allListings, hasFailed, retry } = useOpenListings()
  const listings =
    allListings && (collection ? allListings.filter(({ id }) => collection.listingIds.includes(id)) : allListings)
  const days = openDays(listings ?? [])
  const shown = date ?? days[0]?.date ?? null
  return (
    <Container paddingY={32}>
      <Stack gap={24}>
        <DayHead shown={shown} collection={collection} />
        {hasFailed && <Failure onRetry={retry} />}
        {!listings && !hasFailed && <Text role="status">{copy.loading}</Text>}
        {listings && (
          <>
            <Days days={days} shown={shown} uri={collection?.uri ?? null} />
            {days.length === 0 && <NoDays />}
            {shown !== null && (
              <Day key={shown} date={shown} collectionId={collection?.id ?? null} listings={listings} />
            )}
            {collection && (
              <div className={styles.notInPrint}>
                <Link href={inspectionsPath(null, shown ?? undefined)} isStandalone>
                  {copy.allHomes}
                </Link>
              </div>
            )}
            <CalendarFeed />
          </>
        )}
      </Stack>
    </Container>
  )
}

function DayHead({ shown, collection }: { shown: string | null } & Pick<DayProps, 'collection'>) {
  return (
    <>
      <div className={styles.notInPrint}>
        <Link href={collection?.canonicalUri ?? '/collections'} isStandalone>
          {collection?.name ?? copy.collections}
        </Link>
      </div>
      <Stack gap={8}>
        <Heading level={1}>{shown === null ? copy.title : copy.titleOf(weekdayText(shown))}</Heading>
        {collection && <Text weight="strong">{copy.ofCollection(collection.name)}</Text>}
        <Text>{copy.what}</Text>
      </Stack>
    </>
  )
}

type DaysProps = { days: ReturnType<typeof openDays>; shown: string | null; uri: string | null }

function Days({ days, shown, uri }: DaysProps) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(shown ?? '')
  const go = (date: string) => {
    setTyped(date)
    if (isCalendarDate(date)) navigate(inspectionsPath(uri, date))
  }
  return (
    <div className={styles.days}>
      {days.length > 0 && (
        <nav aria-label={copy.days}>
          <ul className={styles.dayList}>
            {days.map(({ date, listingCount }) => (
              <li key={date}>
                <ButtonLink
                  href={inspectionsPath(uri, date)}
                  size="small"
                  variant={date === shown ? 'primary' : 'secondary'}
                  aria-current={date === shown ? 'page' : undefined}
                >
                  {copy.dayLink(weekdayText(date), listingsText(listingCount))}
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

function Day({ date, collectionId, listings }: { date: string; collectionId: string | null; listings: Listings }) {
  const { data, error, refetch } = useDocumentQuery(InspectionDayPlanDocument, planVariables(date, collectionId))
  if (error) return <Failure onRetry={() => void refetch()} />
  if (!data) return <Text role="status">{copy.loading}</Text>
  return <DayPlan date={date} collectionId={collectionId} plan={data.inspectionPlan} listings={listings} />
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

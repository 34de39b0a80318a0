import { inspectionClashes, type OpenTime, type Visit } from '#domain/collections/inspection-day.ts'
import type { PlannedVisit_ListingFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'
import * as styles from './inspection-day.css.ts'
import { byListingType } from './open-days.ts'
import { timeText } from './visit-times.ts'

type Props = {
  openTimes: readonly OpenTime[]
  visits: readonly Visit[]
  listings: ReadonlyMap<number, PlannedVisit_ListingFragment>
  /** Whether the plan has room for no more. */
  isFull: boolean
  onAdd: (openTime: OpenTime) => void
}

/** Homes that are open on the day and not part of the plan, with what they would clash with. */
export function OtherListings({ openTimes, visits, listings, isFull, onAdd }: Props) {
  if (openTimes.length === 0) return null
  const groups = byListingType(openTimes, listings)
  const addressOf = (listingId: number) => listings.get(listingId)?.address.shortAddress
  return (
    <section aria-labelledby="inspection-others" className={styles.notInPrint}>
      <Stack>
        <Heading level={2} id="inspection-others">
          {copy.others}
        </Heading>
        {groups.map(({ listingType, listings: openTimesOfType }) => (
          <Stack key={listingType}>
            {groups.length > 1 && <Heading level={3}>{copy.listingTypes[listingType]}</Heading>}
            <ul className={styles.others}>
              {openTimesOfType.map((openTime) => {
                const { listingId, startsAt, endsAt } = openTime
                const listing = listings.get(listingId)
                if (listing === undefined) return null
                const { address, canonicalUri } = listing
                const clashes = inspectionClashes(visits, openTime)
                const names = clashes.flatMap((id) => addressOf(id) ?? []).join(', ')
                return (
                  <li key={`${listingId} ${startsAt}`} className={styles.other}>
                    <div>
                      <Text weight="strong">
                        <Link href={canonicalUri}>{`${address.shortAddress}, ${address.suburb}`}</Link>
                      </Text>
                      <Text size="small">{copy.open(timeText(startsAt, listing), timeText(endsAt, listing))}</Text>
                      {names !== '' && <Text size="small">{copy.clashes(names)}</Text>}
                    </div>
                    <Button
                      size="small"
                      variant="secondary"
                      disabled={isFull}
                      aria-label={copy.addHome(`${address.shortAddress}, ${timeText(startsAt, listing)}`)}
                      onClick={() => onAdd(openTime)}
                    >
                      {copy.add}
                    </Button>
                  </li>
                )
              })}
            </ul>
          </Stack>
        ))}
      </Stack>
    </section>
  )
}

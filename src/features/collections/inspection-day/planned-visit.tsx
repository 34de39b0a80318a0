import { type OpenTime, type Visit, wayMinutes } from '#domain/collections/inspection-day.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { PlannedVisit_ListingFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Text } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { inspectionDayCopy as copy } from './inspection-day.copy.ts'
import * as styles from './inspection-day.css.ts'
import { timeText } from './visit-times.ts'

type Props = {
  visit: Visit
  isFirst: boolean
  /** The stop before, where the list does not show it right above. */
  after?: PlannedVisit_ListingFragment | undefined
  listing: PlannedVisit_ListingFragment | undefined
  /** All times on that day at which the home is open. */
  openTimes: readonly OpenTime[]
  /** Whether it is not open then any more. */
  isClosed: boolean
  onChoose: (openTime: OpenTime) => void
  onDrop: () => void
}

/** One stop: when one is there, when the home is open, and the way from the stop before. */
export function PlannedVisit({ visit, isFirst, after, listing, openTimes, isClosed, onChoose, onDrop }: Props) {
  if (listing === undefined) return null
  const { address, canonicalUri, location, media, priceDetails } = listing
  const [photo] = media.photos
  const time = (instant: number | string) => timeText(instant, listing)
  return (
    <li className={styles.visit}>
      <Text weight="strong" isTabular className={styles.visitTime}>
        {copy.arrive(time(visit.arrivesAt), time(visit.leavesAt))}
      </Text>
      <div className={styles.visitPicture}>
        {photo && <Photo photo={photo} widths={[160, 320]} sizes="8rem" ratio="3:2" corners="soft" isDecorative />}
      </div>
      <div className={styles.visitWords}>
        <Text weight="strong">
          <Link href={canonicalUri}>{`${address.shortAddress}, ${address.suburb}`}</Link>
        </Text>
        <Text size="small">
          {[copy.open(time(visit.startsAt), time(visit.endsAt)), priceDetails.shortDescription].join(' · ')}
        </Text>
        {!isFirst && (
          <Text size="small" tone="inkSoft">
            {after ? copy.after(after.address.shortAddress, wayText(visit)) : wayText(visit)}
          </Text>
        )}
        {location.isHidden && (
          <Text size="small" tone="inkSoft">
            {copy.hidden}
          </Text>
        )}
        {visit.minutesLate > 0 && (
          <Text size="small" weight="strong" className={styles.conflict}>
            {copy.late(visit.minutesLate)}
          </Text>
        )}
        {isClosed && (
          <Text size="small" weight="strong" className={styles.conflict}>
            {copy.moved}
          </Text>
        )}
        <div className={styles.visitTools}>
          {openTimes.length > 1 && (
            <SelectField
              label={copy.time(address.shortAddress)}
              isLabelHidden
              options={openTimes.map(({ startsAt, endsAt }) => ({
                value: startsAt,
                label: copy.open(time(startsAt), time(endsAt)),
              }))}
              value={openTimes.find(({ startsAt }) => Date.parse(startsAt) === Date.parse(visit.startsAt))?.startsAt}
              onChange={({ currentTarget: { value } }) => {
                const chosen = openTimes.find(({ startsAt }) => startsAt === value)
                if (chosen) onChoose(chosen)
              }}
            />
          )}
          <Button size="small" variant="quiet" aria-label={copy.dropHome(address.shortAddress)} onClick={onDrop}>
            {copy.drop}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** The way from the stop before. */
function wayText({ metres }: Visit): string {
  if (metres === null) return copy.unknownWay(wayMinutes(null))
  return copy.way(numberText(metres / 1000, 1), wayMinutes(metres))
}

import { shortDayText } from '#domain/time/written-day.ts'
import type { ApartmentList_ApartmentFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { RoomFacts } from '#src/shared/listing/room-facts.tsx'
import { newApartmentsCopy as copy } from './developments.copy.ts'
import * as styles from './developments.css.ts'

/** Apartments of one building, each with its number, rooms and price or what became of it. */
export const ApartmentList = ({ apartments }: { apartments: readonly ApartmentList_ApartmentFragment[] }) => (
  <ul>
    {apartments.map(({ id, canonicalUri, address, features, priceDetails, isUnderOffer, saleDetails }) => (
      <li key={id} className={styles.apartment}>
        <Link href={canonicalUri} isStandalone>
          {copy.apartment(address.shortAddress)}
        </Link>
        <RoomFacts features={features} land={null} />
        <Text as="span" weight="strong" isTabular className={styles.price}>
          {isUnderOffer ? copy.underOffer : priceDetails.shortDescription}
        </Text>
        {saleDetails?.soldOn && (
          <Text as="span" size="small" tone="inkSoft" isTabular>
            <time dateTime={saleDetails.soldOn}>{shortDayText(saleDetails.soldOn)}</time>
          </Text>
        )}
      </li>
    ))}
  </ul>
)

import type { ListingRow_ListingFragment } from '#src/api/generated/graphql.ts'
import { card } from '#src/design/card/card.css.ts'
import { CardLink } from '#src/design/card/card.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Photo } from '#src/shared/listing/photo.tsx'
import { RoomFacts } from '#src/shared/listing/room-facts.tsx'
import * as styles from './collection.css.ts'

/** A home in one line: a small picture, price, street address and rooms. */
export function ListingRow({ listing }: { listing: ListingRow_ListingFragment }) {
  const { address, canonicalUri, features, landFeatures, media, priceDetails } = listing
  const [photo] = media.photos
  const place = `${address.suburb}, ${address.stateCode} ${address.postcode}`
  return (
    <article className={`${card({ isLinked: true })} ${styles.row}`} data-listing-id={listing.id}>
      <div className={styles.rowPicture}>
        {photo && <Photo photo={photo} widths={[160, 320]} sizes="10rem" isWidthKnown ratio="3:2" isDecorative />}
      </div>
      <div className={styles.rowWords}>
        <Text weight="strong" isTabular>
          {priceDetails.shortDescription}
        </Text>
        <Heading level={2} size="small">
          <CardLink href={canonicalUri}>
            {address.shortAddress === address.suburb ? place : `${address.shortAddress}, ${place}`}
          </CardLink>
        </Heading>
        <RoomFacts features={features} land={landFeatures.landSizeDescription} />
      </div>
    </article>
  )
}

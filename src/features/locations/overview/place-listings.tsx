import { numberText } from '#domain/text/number-text.ts'
import type { ListingCard_ListingFragment, PlaceListings_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import * as styles from './location.css.ts'
import { locationCopy } from './location.copy.ts'
import { searchOfPlace } from './place-links.ts'

const copy = locationCopy.homes

type Props = { overview: PlaceListings_OverviewFragment; hasNearby: boolean }

/** The newest homes of a place, and of a street those around it; of a suburb without homes that there are none. */
export function PlaceListings({ overview, hasNearby }: Props) {
  const { location, counts, newestForSale, newestForRent, homesNearby: listingsNearby } = overview
  const where = location.type === 'street' ? `on ${location.name}` : `in ${location.name}`
  const { suburb } = location
  if (location.type === 'suburb' && counts.buy + counts.rent === 0) {
    return (
      <section className={styles.section}>
        <Heading level={2}>{copy.none(location.name)}</Heading>
        <Text>{copy.meanwhile(hasNearby)}</Text>
      </section>
    )
  }
  return (
    <>
      <Listings
        title={copy.forSale(where)}
        listings={newestForSale}
        href={searchOfPlace('buy', location.uri)}
        linkText={copy.allForSale(numberText(counts.buy))}
        hasMore={counts.buy > newestForSale.length}
      />
      <Listings
        title={copy.forRent(where)}
        listings={newestForRent}
        href={searchOfPlace('rent', location.uri)}
        linkText={copy.allForRent(numberText(counts.rent))}
        hasMore={counts.rent > newestForRent.length}
      />
      {suburb && (
        <Listings
          title={copy.near(location.name)}
          listings={listingsNearby}
          href={searchOfPlace('buy', suburb.uri)}
          linkText={copy.allIn(suburb.name)}
          hasMore
        />
      )}
    </>
  )
}

type ListingsProps = {
  title: string
  listings: readonly ListingCard_ListingFragment[]
  href: string
  linkText: string
  hasMore: boolean
}

function Listings({ title, listings, href, linkText, hasMore }: ListingsProps) {
  if (listings.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2}>{title}</Heading>
        {hasMore && (
          <Link href={href} isStandalone>
            {linkText}
          </Link>
        )}
      </div>
      <div className={styles.listings}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} headingLevel={3} />
        ))}
      </div>
    </section>
  )
}

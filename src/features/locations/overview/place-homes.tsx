import { numberText } from '#domain/text/number-text.ts'
import type { ListingCard_ListingFragment, PlaceHomes_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import * as styles from './location.css.ts'
import { locationCopy } from './location.copy.ts'
import { searchOfPlace } from './place-links.ts'

const copy = locationCopy.homes

/** The newest homes of a place, and of a street those around it. */
export function PlaceHomes({ overview }: { overview: PlaceHomes_OverviewFragment }) {
  const { location, counts, newestForSale, newestForRent, homesNearby } = overview
  const where = location.type === 'street' ? `on ${location.name}` : `in ${location.name}`
  const { suburb } = location
  return (
    <>
      <Homes
        title={copy.forSale(where)}
        homes={newestForSale}
        href={searchOfPlace('buy', location.uri)}
        linkText={copy.allForSale(numberText(counts.buy))}
        hasMore={counts.buy > newestForSale.length}
      />
      <Homes
        title={copy.forRent(where)}
        homes={newestForRent}
        href={searchOfPlace('rent', location.uri)}
        linkText={copy.allForRent(numberText(counts.rent))}
        hasMore={counts.rent > newestForRent.length}
      />
      {suburb && (
        <Homes
          title={copy.near(location.name)}
          homes={homesNearby}
          href={searchOfPlace('buy', suburb.uri)}
          linkText={copy.allIn(suburb.name)}
          hasMore
        />
      )}
    </>
  )
}

type HomesProps = {
  title: string
  homes: readonly ListingCard_ListingFragment[]
  href: string
  linkText: string
  hasMore: boolean
}

function Homes({ title, homes, href, linkText, hasMore }: HomesProps) {
  if (homes.length === 0) return null
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
      <div className={styles.homes}>
        {homes.map((home) => (
          <ListingCard key={home.id} listing={home} headingLevel={3} />
        ))}
      </div>
    </section>
  )
}

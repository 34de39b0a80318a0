import { numberText } from '#domain/text/number-text.ts'
import type { ListingCard_ListingFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/components/link.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { ListingCard } from '#src/property/listing-card/listing-card.tsx'
import type { Overview } from './overview.ts'
import * as styles from './location.css.ts'
import { searchOfPlace } from './place-links.ts'

/** The newest homes of a place, and of a street those around it. */
export function PlaceHomes({ overview }: { overview: Overview }) {
  const { location, counts, newestForSale, newestForRent, homesNearby } = overview
  const where = location.type === 'street' ? `on ${location.name}` : `in ${location.name}`
  const { suburb } = location
  return (
    <>
      <Homes
        title={`Newest homes for sale ${where}`}
        homes={newestForSale}
        href={searchOfPlace('buy', location.uri)}
        linkText={`All ${numberText(counts.buy)} for sale`}
        hasMore={counts.buy > newestForSale.length}
      />
      <Homes
        title={`Newest homes for rent ${where}`}
        homes={newestForRent}
        href={searchOfPlace('rent', location.uri)}
        linkText={`All ${numberText(counts.rent)} for rent`}
        hasMore={counts.rent > newestForRent.length}
      />
      {suburb && (
        <Homes
          title={`For sale near ${location.name}`}
          homes={homesNearby}
          href={searchOfPlace('buy', suburb.uri)}
          linkText={`All for sale in ${suburb.name}`}
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

import type { ListingDetailsQuery } from '#src/api/generated/graphql.ts'
import { Container } from '#src/design/components/container.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { breadcrumbList } from '#src/property/page-head/structured-data/breadcrumb-list.ts'
import { listingThings } from '#src/property/page-head/structured-data/listing-things.ts'
import { LatePart } from './late-part.tsx'
import { ListingActions } from './listing-actions.tsx'
import * as styles from './listing.css.ts'
import { printsAsSheet } from './print.css.ts'
import { trailOf } from './trail.ts'

export type ListingDetails = NonNullable<ListingDetailsQuery['listing']>

/** A home from its pictures to what lies around it. */
export function ListingView({ listing }: { listing: ListingDetails }) {
  const { seo, summary } = listing
  return (
    <Container paddingY={16} className={`${styles.page} ${printsAsSheet}`}>
      <PageHead
        title={seo.title}
        description={seo.description}
        canonicalPath={summary.canonicalUri}
        picture={summary.media.photos[0]}
        describe={
          import.meta.env.SSR
            ? (origin) => [...listingThings(origin, listing), breadcrumbList(origin, trailOf(listing))]
            : undefined
        }
      />
      <LatePart listing={listing} part="ListingBody" />
      <LatePart listing={listing} part="ListingAround" />
      <ListingActions listing={listing} />
    </Container>
  )
}

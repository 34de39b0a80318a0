import type { ListingView_ListingFragment } from '#src/api/generated/graphql.ts'
import { Container } from '#src/design/container/container.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { listingThings } from '#src/shared/seo/structured-data/listing-things.ts'
import { ListingAround, ListingBody } from './listing-parts.tsx'
import { ListingActions } from './listing-actions.tsx'
import { page } from './listing-view.css.ts'
import { printsAsSheet } from './print.css.ts'
import { trailOf } from './details/listing-trail.ts'

/** A home from its pictures to what lies around it. */
export function ListingView({ listing }: { listing: ListingView_ListingFragment }) {
  const { seo, summary } = listing
  return (
    <Container paddingY={16} className={`${page} ${printsAsSheet}`}>
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
      <ListingBody listing={listing} />
      <ListingAround listing={listing} />
      <ListingActions listing={listing} />
    </Container>
  )
}

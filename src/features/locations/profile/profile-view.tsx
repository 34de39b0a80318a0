import type { ProfileView } from '#domain/location-reviews/location-review-url.ts'
import { formatProfileUrl, locationProfilePath } from '#domain/location-reviews/location-review-url.ts'
import type {
  ProfileReviews_PageFragment,
  ProfileView_OverviewFragment,
  RatedPlaces_RatedFragment,
} from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { reviewedPlaceThing } from '#src/shared/seo/structured-data/reviewed-place-thing.ts'
import { FollowPlace } from '../follow/follow-place.tsx'
import { LocationParts } from '../overview/location-parts.tsx'
import * as styles from '../overview/location.css.ts'
import { BestPlaces } from '../reviews/best-places.tsx'
import { PlacePoints } from '../reviews/place-points.tsx'
import { placeReviewsCopy } from '../reviews/place-reviews.copy.ts'
import { PlaceScore } from '../reviews/place-score.tsx'
import { RatedPlaces } from '#src/shared/locations/rated-places.tsx'
import { ProfileReviews } from './profile-reviews.tsx'
import { profileCopy as copy } from './profile.copy.ts'

type Props = {
  view: ProfileView
  overview: ProfileView_OverviewFragment
  reviews: ProfileReviews_PageFragment
  similar: readonly RatedPlaces_RatedFragment[]
  isStale: boolean
}

export function SuburbProfile({ view, overview, reviews, similar, isStale }: Props) {
  const { location, score, reviewCount } = overview
  return (
    <Container>
      <PageHead
        title={copy.title(location.label)}
        description={copy.description(location.label, score ?? null, reviewCount)}
        canonicalPath={formatProfileUrl({ ...view, locationUri: location.uri })}
        isIndexed={view.sortOrder === 'USEFUL' && view.relation === null}
        describe={
          import.meta.env.SSR
            ? (origin) => [
                breadcrumbList(origin, trailOf(location)),
                reviewedPlaceThing(origin, { ...overview, reviews: reviews.results }),
              ]
            : undefined
        }
      />
      <div className={styles.page}>
        <div className={styles.head}>
          <Breadcrumbs items={trailOf(location)} />
          <Heading level={1} size="display">
            {copy.heading(location.name)}
          </Heading>
          <Text size="lead" tone="inkSoft">
            {copy.lead(location.name, location.type === 'street')}
          </Text>
          <div>
            <Link href={`/${location.uri}`} isStandalone>
              {copy.overview(location.label)}
            </Link>
          </div>
          <FollowPlace overview={overview} />
        </div>
        {reviewCount > 0 && (
          <section className={styles.section}>
            <Heading level={2}>{placeReviewsCopy.title(location.name)}</Heading>
            <PlaceScore overview={overview} />
            <PlacePoints overview={overview} />
          </section>
        )}
        <ProfileReviews view={view} location={location} page={reviews} isStale={isStale} />
        <BestPlaces overview={overview} />
        <LocationParts overview={overview} />
        {similar.length > 0 && (
          <section className={styles.section}>
            <Heading level={2}>{placeReviewsCopy.similar((location.suburb ?? location).name)}</Heading>
            <RatedPlaces places={similar} headingLevel={3} />
          </section>
        )}
      </div>
    </Container>
  )
}

function trailOf({ uri, name, suburb }: ProfileView_OverviewFragment['location']) {
  return [
    { label: copy.home, href: '/' },
    { label: copy.profiles, href: '/where-to-live' },
    ...(suburb ? [{ label: suburb.name, href: locationProfilePath(suburb.uri) }] : []),
    { label: name, href: `/${uri}` },
    { label: copy.heading(name) },
  ]
}

import { useEffect } from 'react'
import { states } from '#domain/lookups/states.ts'
import type { LocationParts_OverviewFragment, LocationView_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { placeThing } from '#src/shared/seo/structured-data/place-thing.ts'
import { rememberLocation } from '#src/shared/storage/last-location.ts'
import { FollowPlace } from '../follow/follow-place.tsx'
import { PlaceReviews } from '../reviews/place-reviews.tsx'
import { locationDescription } from './location-description.ts'
import { locationCopy } from './location.copy.ts'
import * as styles from './location.css.ts'
import { LocationParts } from './location-parts.tsx'
import { PlacePros } from './place-pros.tsx'

type ViewedLocation = LocationParts_OverviewFragment['location']

/** All of a place's page, from what is known of it; a part that nothing is known for is left out. */
export function LocationView({ overview }: { overview: LocationView_OverviewFragment }) {
  const { location } = overview
  // Where a mode is chosen without a location, such as "Rent" in the header, it is that of this page.
  useEffect(() => rememberLocation(location.uri), [location.uri])
  return (
    <Container>
      <PageHead
        title={locationCopy.title[location.type](location.label)}
        description={locationDescription(overview)}
        canonicalPath={`/${location.uri}`}
        describe={
          import.meta.env.SSR
            ? (origin) => [breadcrumbList(origin, trailOf(location)), placeThing(origin, location)]
            : undefined
        }
      />
      <div className={styles.page}>
        <div className={styles.head}>
          <Breadcrumbs items={trailOf(location)} />
          <Heading level={1} size="display">
            {location.name}
          </Heading>
          <Whereabouts location={location} />
          <FollowPlace overview={overview} />
          <PlacePros pros={overview.pros} />
        </div>
        <PlaceReviews overview={overview} />
        <LocationParts overview={overview} />
      </div>
    </Container>
  )
}

/** "Suburb in Inner Melbourne, Victoria 3065" with the way up. */
function Whereabouts({ location }: { location: ViewedLocation }) {
  const { type, state, postcode, region, suburb } = location
  const above = type === 'street' ? suburb : region
  return (
    <Text size="lead" tone="inkSoft">
      {locationCopy.kinds[type]} {above && <Link href={`/${above.uri}`}>{above.name}</Link>}
      <span>{`${above ? ', ' : ''}${state.name}${postcode ? ` ${postcode}` : ''}`}</span>
    </Text>
  )
}

function trailOf({ name, stateCode, region, suburb }: ViewedLocation) {
  const regionAbove = region ?? suburb?.region
  return [
    { label: locationCopy.home, href: '/' },
    { label: states[stateCode].name, href: `/find-region?state=${stateCode.toLowerCase()}` },
    ...(regionAbove ? [{ label: regionAbove.name, href: `/${regionAbove.uri}` }] : []),
    ...(suburb ? [{ label: suburb.name, href: `/${suburb.uri}` }] : []),
    { label: name },
  ]
}

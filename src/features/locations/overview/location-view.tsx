import { useEffect } from 'react'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { states } from '#domain/lookups/states.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { LocationView_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { SaveAlert } from '#src/shared/member-list/alerts/save-alert.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { breadcrumbList } from '#src/shared/seo/structured-data/breadcrumb-list.ts'
import { placeThing } from '#src/shared/seo/structured-data/place-thing.ts'
import { rememberLocation } from '#src/shared/storage/last-location.ts'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { ChildPlaces } from './child-places.tsx'
import { locationDescription } from './location-description.ts'
import { locationCopy } from './location.copy.ts'
import * as styles from './location.css.ts'
import { MarketFacts } from './market-facts.tsx'
import { MarketSection } from './market-section.tsx'
import { NearbySuburbs } from './nearby-suburbs.tsx'
import { PlaceListings } from './place-listings.tsx'
import { PlaceMap } from './place-map.tsx'
import { PlaceOffices } from './place-offices.tsx'
import { PlacePros } from './place-pros.tsx'
import { PlaceSchools } from './place-schools.tsx'
import { PlaceQuestions } from './place-questions.tsx'
import { SearchCounts } from './search-counts.tsx'

type ViewedLocation = LocationView_OverviewFragment['location']

/** All of a place's page, from what is known of it; a part that nothing is known for is left out. */
export function LocationView({ overview }: { overview: LocationView_OverviewFragment }) {
  const { location } = overview
  const { madeAt } = useRequestContext()
  // Where a mode is chosen without a location, such as "Rent" in the header, it is that of this page.
  useEffect(() => rememberLocation(location.uri), [location.uri])
  const today = calendarDateOf(madeAt, timeZoneOfPlace(location))
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
          <PlacePros pros={overview.pros} />
        </div>
        <div className={styles.figures}>
          <SearchCounts location={location} counts={overview.counts} />
          <SaveAlert
            searchParams={defaultSearchParameters('buy', { locationUri: location.uri })}
            position="location_page"
            label={locationCopy.saveAlert(location.name)}
          />
          {location.type === 'suburb' && <MarketFacts medians={location.medians} today={today} />}
        </div>
        {location.type === 'suburb' && <MarketSection name={location.name} medians={location.medians} today={today} />}
        {location.type === 'region' && <ChildPlaces location={location} />}
        <PlaceListings overview={overview} hasNearby={overview.nearbySuburbs.length > 0} />
        <NearbySuburbs nearby={overview.nearbySuburbs} />
        <div className={styles.pair}>
          <PlaceMap location={location} nearby={overview.nearbySuburbs} />
          <div className={styles.column}>
            <PlaceOffices
              offices={overview.offices}
              location={location.type === 'street' && location.suburb ? location.suburb : location}
            />
            <PlaceSchools schools={overview.schools} count={overview.schoolCount} />
          </div>
        </div>
        <PlaceQuestions overview={overview} />
        {location.type === 'suburb' && <ChildPlaces location={location} />}
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

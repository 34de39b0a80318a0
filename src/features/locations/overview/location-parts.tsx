import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import type { LocationParts_OverviewFragment } from '#src/api/generated/graphql.ts'
import { SaveAlert } from '#src/shared/member-list/alerts/save-alert.ts'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { ChildPlaces } from './child-places.tsx'
import { FacetSearches } from './facet-searches.tsx'
import { locationCopy } from './location.copy.ts'
import * as styles from './location.css.ts'
import { MarketFacts } from './market-facts.tsx'
import { MarketSection } from './market-section.tsx'
import { NearbySuburbs } from './nearby-suburbs.tsx'
import { PlaceListings } from './place-listings.tsx'
import { PlaceMap } from './place-map.tsx'
import { PlaceOffices } from './place-offices.tsx'
import { PlaceQuestions } from './place-questions.tsx'
import { PlaceSchools } from './place-schools.tsx'
import { SearchCounts } from './search-counts.tsx'

/** What is known of a place beside what locals say: its market, its homes, what is around; a part that nothing is known for is left out. */
export function LocationParts({ overview }: { overview: LocationParts_OverviewFragment }) {
  const { location } = overview
  const { madeAt } = useRequestContext()
  const today = calendarDateOf(madeAt, timeZoneOfPlace(location))
  return (
    <>
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
      <FacetSearches name={location.name} searches={overview.facetSearches} />
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
    </>
  )
}

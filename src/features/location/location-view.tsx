import { states, timeZoneOf } from '#domain/lookups/states.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { Breadcrumbs } from '#src/design/components/breadcrumbs.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { breadcrumbList } from '#src/property/page-head/structured-data/breadcrumb-list.ts'
import { placeThing } from '#src/property/page-head/structured-data/place-thing.ts'
import { useVisit } from '#src/property/visit/visit.tsx'
import { ChildPlaces } from './child-places.tsx'
import { descriptionOf, titleOf } from './location-words.ts'
import * as styles from './location.css.ts'
import { MarketFacts } from './market-facts.tsx'
import { MarketSection } from './market-section.tsx'
import { NearbySuburbs } from './nearby-suburbs.tsx'
import type { Overview } from './overview.ts'
import { PlaceHomes } from './place-homes.tsx'
import { PlaceMap } from './place-map.tsx'
import { PlaceOffices } from './place-offices.tsx'
import { PlacePros } from './place-pros.tsx'
import { PlaceSchools } from './place-schools.tsx'
import { PlaceQuestions } from './place-questions.tsx'
import { SearchCounts } from './search-counts.tsx'

/** All of a place's page, from what is known of it; a part that nothing is known for is left out. */
export function LocationView({ overview }: { overview: Overview }) {
  const { location } = overview
  const { madeAt } = useVisit()
  const today = calendarDateOf(madeAt, timeZoneOf(location.stateCode))
  return (
    <Container>
      <PageHead
        title={titleOf(location)}
        description={descriptionOf(overview)}
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
          {location.type === 'suburb' && <MarketFacts medians={location.medians} today={today} />}
        </div>
        {location.type === 'suburb' && <MarketSection name={location.name} medians={location.medians} today={today} />}
        {location.type === 'region' && <ChildPlaces location={location} />}
        <PlaceHomes overview={overview} />
        <NearbySuburbs nearby={overview.nearbySuburbs} />
        <div className={styles.pair}>
          <PlaceMap location={location} nearby={overview.nearbySuburbs} />
          <div className={styles.column}>
            <PlaceOffices offices={overview.offices} />
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
function Whereabouts({ location }: { location: Overview['location'] }) {
  const { type, state, postcode, region, suburb } = location
  const above = type === 'street' ? suburb : region
  const kind = { region: 'Region', suburb: 'Suburb', street: 'Street' }[type]
  return (
    <Text size="lead" tone="inkSoft">
      {kind} in {above && <Link href={`/${above.uri}`}>{above.name}</Link>}
      {above && ', '}
      {state.name}
      {postcode && ` ${postcode}`}
    </Text>
  )
}

function trailOf({ name, stateCode, region, suburb }: Overview['location']) {
  const regionAbove = region ?? suburb?.region
  return [
    { label: 'Home', href: '/' },
    { label: states[stateCode].name, href: `/find-region?state=${stateCode.toLowerCase()}` },
    ...(regionAbove ? [{ label: regionAbove.name, href: `/${regionAbove.uri}` }] : []),
    ...(suburb ? [{ label: suburb.name, href: `/${suburb.uri}` }] : []),
    { label: name },
  ]
}

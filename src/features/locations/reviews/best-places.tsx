import type { PlaceReviews_OverviewFragment } from '#src/api/generated/graphql.ts'
import { Heading } from '#src/design/text/text.tsx'
import * as locationStyles from '../overview/location.css.ts'
import { placeReviewsCopy as copy } from './place-reviews.copy.ts'
import { RatedPlaces } from '#src/shared/locations/rated-places.tsx'

type Props = { overview: Pick<PlaceReviews_OverviewFragment, 'location' | 'bestLocations'> }

/** The best rated streets of a suburb, or suburbs of a region. */
export function BestPlaces({ overview: { location, bestLocations } }: Props) {
  if (location.type === 'street' || bestLocations.length === 0) return null
  return (
    <section className={locationStyles.section}>
      <Heading level={2}>{copy.best[location.type]}</Heading>
      <RatedPlaces places={bestLocations} headingLevel={3} />
    </section>
  )
}

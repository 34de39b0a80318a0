import { isPastMode } from '#domain/lookups/search-modes.ts'
import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { timeZoneOf } from '#domain/lookups/states.ts'
import { readLocationSlug } from '#domain/search/location-slug.ts'
import type { EventFilter } from '#domain/search/filters/days.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { dateOptions } from '#domain/time/date-options.ts'
import type {
  EventFields_AggregationsFragment,
  UnderOfferField_AggregationsFragment,
} from '#src/api/generated/graphql.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { type CountedChoice, CountedChoices } from './counted-choices.tsx'
import type { FilterFieldsProps } from './filter-fields.tsx'
import { filtersCopy } from './filters.copy.ts'
import * as styles from './filter-form.css.ts'
import { ANY_DAY, fields } from './search-form-fields.ts'

/** Inspections and auctions: any, or today and each of the seven days after it in the place's own time. */
export function EventFields({ parameters, draft, aggregations }: FilterFieldsProps<EventFields_AggregationsFragment>) {
  'use memo'
  const { searchMode } = parameters
  const { inspection, auction } = draft
  const { madeAt } = useRequestContext()
  if (isPastMode(searchMode)) return null
  const [place] = parameters.locationSearchContext.searchLocations
  const slug = place && readLocationSlug(place.uri)
  const zone = slug ? timeZoneOfPlace({ uri: place.uri, stateCode: slug.stateCode }) : timeZoneOf(undefined)
  const days = dateOptions(madeAt, zone)
  return (
    <>
      <CountedChoices
        label={filtersCopy.inspections}
        name={fields.inspection}
        chosen={chosenDays(inspection)}
        choices={dayChoices(days, inspection, aggregations?.upcomingInspections)}
      />
      {searchMode === 'buy' && (
        <CountedChoices
          label={filtersCopy.auctions}
          name={fields.auction}
          chosen={chosenDays(auction)}
          choices={dayChoices(days, auction, aggregations?.upcomingAuctions)}
        />
      )}
    </>
  )
}

/** Whether homes under offer are left out; sold and leased homes are none. */
export function UnderOfferField({ parameters, aggregations }: FilterFieldsProps<UnderOfferField_AggregationsFragment>) {
  'use memo'
  const underOffer = aggregations?.facets.underOffer
  if (isPastMode(parameters.searchMode)) return null
  return (
    <CheckboxField
      label={
        <span className={styles.counted}>
          {filtersCopy.hideUnderOffer} {underOffer && <span className={styles.count}>{underOffer.excluded}</span>}
        </span>
      }
      name={fields.withoutUnderOffer}
      defaultChecked={!parameters.isUnderOffer}
    />
  )
}

/** How far around its places a search reaches. */
export function ReachField({ parameters: { context, locationSearchContext } }: { parameters: SearchParameters }) {
  'use memo'
  if (context !== 'location') return null
  return (
    <CheckboxField
      label={filtersCopy.excludeSurrounding}
      name={fields.withoutSurrounding}
      defaultChecked={!locationSearchContext.includeSurroundingSuburbs}
    />
  )
}

const chosenDays = ({ dates, forthcoming }: EventFilter): string[] => (forthcoming ? [ANY_DAY] : dates)

/** Any day, the days to choose from, and days of the search that are none of these. */
function dayChoices(
  days: readonly { date: string; label: string }[],
  { dates }: EventFilter,
  counts: readonly { date: string; count: number }[] | undefined,
): CountedChoice[] {
  const others = dates.filter((date) => !days.some((day) => day.date === date)).map((date) => ({ date, label: date }))
  const choices = [...others, ...days].map(({ date, label }) => ({
    value: date,
    label,
    count: counts && (counts.find((each) => each.date === date)?.count ?? 0),
  }))
  // Days further away than these are counted by none of them.
  return [{ value: ANY_DAY, label: filtersCopy.anyDay, count: undefined }, ...choices]
}

import { isPastMode } from '#domain/lookups/search-modes.ts'
import { timeZoneOf } from '#domain/lookups/states.ts'
import { readLocationSlug } from '#domain/search/location-slug.ts'
import type { EventFilter, SearchParameters } from '#domain/search/search-parameters.ts'
import { dateOptions } from '#domain/time/date-options.ts'
import { CheckboxField } from '#src/design/components/checkbox-field.tsx'
import { useVisit } from '#src/property/visit/visit.tsx'
import { type CountedChoice, CountedChoices } from './counted-choices.tsx'
import type { FilterAggregations } from './filter-aggregations.ts'
import * as styles from './filter-form.css.ts'
import { ANY_DAY, fields } from './search-form-fields.ts'

type Props = { parameters: SearchParameters; aggregations?: FilterAggregations }

/** Inspections and auctions: any, or today and each of the seven days after it in the place's own time. */
export function EventFields({ parameters, aggregations }: Props) {
  'use memo'
  const { searchMode, inspection, auction } = parameters
  const { madeAt } = useVisit()
  if (isPastMode(searchMode)) return null
  const [place] = parameters.locationSearchContext.searchLocations
  const days = dateOptions(madeAt, timeZoneOf(place && readLocationSlug(place.uri)?.stateCode))
  return (
    <>
      <CountedChoices
        label="Open for inspection"
        name={fields.inspection}
        chosen={chosenDays(inspection)}
        choices={dayChoices(days, inspection, aggregations?.upcomingInspections)}
      />
      {searchMode === 'buy' && (
        <CountedChoices
          label="Auctions"
          name={fields.auction}
          chosen={chosenDays(auction)}
          choices={dayChoices(days, auction, aggregations?.upcomingAuctions)}
        />
      )}
    </>
  )
}

/** Homes under offer, and how far around the search reaches. */
export function ReachFields({ parameters, aggregations }: Props) {
  'use memo'
  const { searchMode, context, isUnderOffer, locationSearchContext } = parameters
  const underOffer = aggregations?.facets.underOffer
  return (
    <div>
      {!isPastMode(searchMode) && (
        <CheckboxField
          label={
            <span className={styles.counted}>
              Leave out homes under offer {underOffer && <span className={styles.count}>{underOffer.excluded}</span>}
            </span>
          }
          name={fields.withoutUnderOffer}
          defaultChecked={!isUnderOffer}
        />
      )}
      {context === 'location' && (
        <CheckboxField
          label="Only the places I named, without suburbs around them"
          name={fields.withoutSurrounding}
          defaultChecked={!locationSearchContext.includeSurroundingSuburbs}
        />
      )}
    </div>
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
  return [{ value: ANY_DAY, label: 'Any day', count: undefined }, ...choices]
}

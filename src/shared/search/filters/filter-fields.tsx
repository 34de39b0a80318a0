import { type FeatureGroup, featuresOfGroup, propertyFeatures } from '#domain/lookups/features.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { roundedPriceLabel } from '#domain/price/price-labels.ts'
import { maximumPriceOptions, minimumPriceOptions, type PriceOption } from '#domain/price/price-options.ts'
import { AREA_PATTERN, LENGTH_PATTERN } from '#domain/search/typed-amounts.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import type {
  FeatureFields_AggregationsFragment,
  PriceFields_AggregationsFragment,
  RoomFields_AggregationsFragment,
} from '#src/api/generated/graphql.ts'
import { ChoicePills } from '#src/design/choice-pills/choice-pills.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { Text } from '#src/design/text/text.tsx'
import { CountedChoices, isOffered } from './counted-choices.tsx'
import * as styles from './filter-form.css.ts'
import { filtersCopy } from './filters.copy.ts'
import { PriceHistogram } from './price-histogram.tsx'
import { fields } from './search-form-fields.ts'

export type FilterFieldsProps<Aggregations> = {
  /** What was chosen at first. */
  parameters: SearchParameters
  /** What is chosen now: it stays offered whatever the counts become. */
  draft: SearchParameters
  aggregations?: Aggregations
}

type PriceProps = FilterFieldsProps<PriceFields_AggregationsFragment> & { draftPrice: SearchParameters['price'] }

export function PriceFields({ parameters: { price, searchMode }, aggregations, draftPrice }: PriceProps) {
  const median = aggregations?.medianPrice
  return (
    <FieldGroup label={filtersCopy.price}>
      {aggregations && <PriceHistogram bars={aggregations.priceHistogram} range={draftPrice} />}
      <div className={styles.pair}>
        <SelectField
          label={filtersCopy.lowestPrice}
          isLabelHidden
          name={fields.priceMin}
          defaultValue={price.min ?? ''}
          options={priceChoices(minimumPriceOptions(searchMode), price.min, filtersCopy.noMin)}
        />
        <SelectField
          label={filtersCopy.highestPrice}
          isLabelHidden
          name={fields.priceMax}
          defaultValue={price.max ?? ''}
          options={priceChoices(maximumPriceOptions(searchMode), price.max, filtersCopy.noMax)}
        />
      </div>
      <Text size="small" tone="inkSoft" className={styles.underPrices}>
        {median == null ? filtersCopy.withoutPrice : filtersCopy.median(roundedPriceLabel(median, searchMode))}
      </Text>
    </FieldGroup>
  )
}

type RoomCounts = RoomFields_AggregationsFragment['facets']['bedrooms']

const roomLabel = (count: number): string => (count === 5 ? '5+' : String(count))

export function RoomFields({
  draft: { bedrooms, bathrooms, carSpaces },
  aggregations,
}: FilterFieldsProps<RoomFields_AggregationsFragment>) {
  'use memo'
  const facets = aggregations?.facets
  return (
    <>
      <ChoicePills
        label={filtersCopy.bedrooms}
        name={fields.bedrooms}
        options={roomOptions([0, 1, 2, 3, 4, 5], bedrooms, facets?.bedrooms, filtersCopy.studio)}
        defaultValues={bedrooms}
      />
      <ChoicePills
        label={filtersCopy.bathrooms}
        name={fields.bathrooms}
        options={roomOptions([1, 2, 3, 4, 5], bathrooms, facets?.bathrooms, filtersCopy.none)}
        defaultValues={bathrooms}
      />
      <ChoicePills
        label={filtersCopy.carSpaces}
        name={fields.carSpaces}
        options={roomOptions([1, 2, 3, 4, 5], carSpaces, facets?.carSpaces, filtersCopy.none)}
        defaultValues={carSpaces}
      />
    </>
  )
}

/** The counts that some home has, or that a URL names. */
function roomOptions(
  values: readonly number[],
  chosen: readonly number[],
  counts: RoomCounts | undefined,
  nameOfZero: string,
) {
  const countOf = (value: number) => counts?.find((each) => each.value === value)?.count
  return [...new Set([...chosen.filter((value) => !values.includes(value)), ...values])]
    .filter((value) => isOffered(counts && (countOf(value) ?? 0), chosen.includes(value)))
    .map((value) => ({ value, label: value === 0 ? nameOfZero : roomLabel(value) }))
}

export function SizeFields({ parameters: { landSize, frontageSize } }: { parameters: SearchParameters }) {
  'use memo'
  const area = { inputMode: 'decimal', maxLength: 20, pattern: AREA_PATTERN, title: filtersCopy.areaFormat } as const
  const width = {
    inputMode: 'decimal',
    maxLength: 20,
    pattern: LENGTH_PATTERN,
    title: filtersCopy.lengthFormat,
  } as const
  return (
    <>
      <FieldGroup label={filtersCopy.landSize}>
        <div className={styles.pair}>
          <TextField {...area} label={filtersCopy.from('m²')} name={fields.landMin} defaultValue={landSize.min ?? ''} />
          <TextField {...area} label={filtersCopy.to('m²')} name={fields.landMax} defaultValue={landSize.max ?? ''} />
        </div>
      </FieldGroup>
      <FieldGroup label={filtersCopy.frontage}>
        <div className={styles.pair}>
          <TextField
            {...width}
            label={filtersCopy.from('m')}
            name={fields.frontageMin}
            defaultValue={frontageSize.min ?? ''}
          />
          <TextField
            {...width}
            label={filtersCopy.to('m')}
            name={fields.frontageMax}
            defaultValue={frontageSize.max ?? ''}
          />
        </div>
      </FieldGroup>
    </>
  )
}

const groups: readonly FeatureGroup[] = ['indoor', 'outdoor', 'eco', 'media']

export function FeatureFields({
  parameters,
  draft,
  aggregations,
}: FilterFieldsProps<FeatureFields_AggregationsFragment>) {
  'use memo'
  const chosen = draft.propertyFeatures
  const counts = new Map(aggregations?.facets.features.map(({ feature, count }) => [feature, count]))
  return (
    <div>
      {groups.map((group) => {
        const label = filtersCopy.features[group]
        const features = featuresOfGroup(group)
        const choices = features.map((feature) => ({
          value: feature,
          label: propertyFeatures[feature].displayName,
          count: aggregations && (counts.get(feature) ?? 0),
        }))
        if (!choices.some(({ value, count }) => isOffered(count, chosen.includes(value)))) return null
        return (
          <Disclosure
            key={group}
            summary={label}
            open={features.some((feature) => parameters.propertyFeatures.includes(feature)) || undefined}
          >
            <CountedChoices label={label} isLabelHidden name={fields.feature} chosen={chosen} choices={choices} />
          </Disclosure>
        )
      })}
    </div>
  )
}

/**
 * The prices to choose from; one that an address named and the list lacks stands among them. The open end is shown as
 * `openLabel` and stays `$Min` or `$Max` in the markup.
 */
function priceChoices(options: readonly PriceOption[], chosen: number | null, openLabel: string) {
  const choices = options.map(({ dollars, label }) =>
    dollars === null ? { value: '', label, shownAs: openLabel } : { value: dollars, label },
  )
  const isListed = chosen === null || options.some(({ dollars }) => dollars === chosen)
  return isListed ? choices : [{ value: chosen, label: formatDollars(chosen) }, ...choices]
}

import { type FeatureGroup, featuresOfGroup, propertyFeatures } from '#domain/lookups/features.ts'
import { type PropertyType, propertyTypeNames, propertyTypes } from '#domain/lookups/property-types.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { priceLabel } from '#domain/price/price-labels.ts'
import { maximumPriceOptions, minimumPriceOptions, type PriceOption } from '#domain/price/price-options.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { ChoicePills } from '#src/design/components/choice-pills.tsx'
import { Disclosure } from '#src/design/components/disclosure.tsx'
import { FieldGroup } from '#src/design/components/field.tsx'
import { SelectField } from '#src/design/components/select-field.tsx'
import { TextField } from '#src/design/components/text-field.tsx'
import { Text } from '#src/design/components/text.tsx'
import { CountedChoices } from './counted-choices.tsx'
import type { FilterAggregations } from './filter-aggregations.ts'
import * as styles from './filter-form.css.ts'
import { PriceHistogram } from './price-histogram.tsx'
import { fields } from './search-form-fields.ts'

type Props = { parameters: SearchParameters; aggregations?: FilterAggregations }

type PriceProps = Props & { draftPrice: SearchParameters['price'] }

export function PriceFields({ parameters: { price, searchMode }, aggregations, draftPrice }: PriceProps) {
  const median = aggregations?.medianPrice
  return (
    <FieldGroup label="Price">
      {aggregations && <PriceHistogram bars={aggregations.priceHistogram} range={draftPrice} />}
      <div className={styles.pair}>
        <SelectField
          label="Lowest price"
          isLabelHidden
          name={fields.priceMin}
          defaultValue={price.min ?? ''}
          options={priceChoices(minimumPriceOptions(searchMode), price.min)}
        />
        <SelectField
          label="Highest price"
          isLabelHidden
          name={fields.priceMax}
          defaultValue={price.max ?? ''}
          options={priceChoices(maximumPriceOptions(searchMode), price.max)}
        />
      </div>
      <Text size="small" tone="inkSoft" className={styles.underPrices}>
        {median == null
          ? 'Homes that state no price match no price filter.'
          : `Median ${priceLabel(median, searchMode)}`}
      </Text>
    </FieldGroup>
  )
}

const roomOptions = [1, 2, 3, 4, 5].map((count) => ({ value: count, label: count === 5 ? '5+' : String(count) }))
const bedroomOptions = [{ value: 0, label: 'Studio' }, ...roomOptions]
const withNone = [{ value: 0, label: 'None' }, ...roomOptions]
/** "None" stands among the counts where an address names it. */
const optionsFor = (chosen: readonly number[]) => (chosen.includes(0) ? withNone : roomOptions)

export function RoomFields({ parameters: { bedrooms, bathrooms, carSpaces } }: Props) {
  'use memo'
  return (
    <>
      <ChoicePills label="Bedrooms" name={fields.bedrooms} options={bedroomOptions} defaultValues={bedrooms} />
      <ChoicePills
        label="Bathrooms"
        name={fields.bathrooms}
        options={optionsFor(bathrooms)}
        defaultValues={bathrooms}
      />
      <ChoicePills
        label="Car spaces"
        name={fields.carSpaces}
        options={optionsFor(carSpaces)}
        defaultValues={carSpaces}
      />
    </>
  )
}

/** Those that most people look for come first. */
const firstTypes: readonly PropertyType[] = ['House', 'Apartment', 'Unit', 'Townhouse', 'Terrace', 'Villa', 'Land']
const usualTypes: readonly PropertyType[] = [
  ...firstTypes,
  ...propertyTypeNames.filter((type) => propertyTypes[type].pathWord !== null && !firstTypes.includes(type)),
]

/** The types that a path names; a kind of them that the search names by the query stands among them. */
export function TypeFields({ parameters: { propertyTypes: chosen }, aggregations }: Props) {
  'use memo'
  const counts = new Map(aggregations?.facets.propertyTypes.map(({ propertyType, count }) => [propertyType, count]))
  const types = [...usualTypes, ...chosen.filter((type) => !usualTypes.includes(type))]
  return (
    <CountedChoices
      label="Property type"
      name={fields.type}
      chosen={chosen}
      choices={types.map((type) => ({
        value: type,
        label: propertyTypes[type].displayName,
        count: aggregations && (counts.get(type) ?? 0),
      }))}
    />
  )
}

export function SizeFields({ parameters: { landSize, frontageSize } }: Props) {
  'use memo'
  const shared = {
    inputMode: 'decimal',
    maxLength: 12,
    pattern: '\\s*[\\d,. ]+(?:m[²2]?)?\\s*',
    title: 'A number, such as 600',
  } as const
  return (
    <>
      <FieldGroup label="Land size">
        <div className={styles.pair}>
          <TextField {...shared} label="From (m²)" name={fields.landMin} defaultValue={landSize.min ?? ''} />
          <TextField {...shared} label="To (m²)" name={fields.landMax} defaultValue={landSize.max ?? ''} />
        </div>
      </FieldGroup>
      <FieldGroup label="Frontage">
        <div className={styles.pair}>
          <TextField {...shared} label="From (m)" name={fields.frontageMin} defaultValue={frontageSize.min ?? ''} />
          <TextField {...shared} label="To (m)" name={fields.frontageMax} defaultValue={frontageSize.max ?? ''} />
        </div>
      </FieldGroup>
    </>
  )
}

const groups: readonly { group: FeatureGroup; label: string }[] = [
  { group: 'indoor', label: 'Indoor features' },
  { group: 'outdoor', label: 'Outdoor features' },
  { group: 'eco', label: 'Eco features' },
]

export function FeatureFields({ parameters: { propertyFeatures: chosen }, aggregations }: Props) {
  'use memo'
  const counts = new Map(aggregations?.facets.features.map(({ feature, count }) => [feature, count]))
  return (
    <div>
      {groups.map(({ group, label }) => {
        const features = featuresOfGroup(group)
        return (
          <Disclosure
            key={group}
            summary={label}
            open={features.some((feature) => chosen.includes(feature)) || undefined}
          >
            <CountedChoices
              label={label}
              isLabelHidden
              name={fields.feature}
              chosen={chosen}
              choices={features.map((feature) => ({
                value: feature,
                label: propertyFeatures[feature].displayName,
                count: aggregations && (counts.get(feature) ?? 0),
              }))}
            />
          </Disclosure>
        )
      })}
    </div>
  )
}

/** The prices to choose from; one that an address named and the list lacks stands among them. */
function priceChoices(options: readonly PriceOption[], chosen: number | null) {
  const choices = options.map(({ dollars, label }) => ({ value: dollars ?? '', label }))
  const isListed = chosen === null || options.some(({ dollars }) => dollars === chosen)
  return isListed ? choices : [{ value: chosen, label: formatDollars(chosen) }, ...choices]
}

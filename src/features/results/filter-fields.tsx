import { type FeatureGroup, featuresOfGroup, propertyFeatures } from '#domain/lookups/features.ts'
import { propertyTypeNames, propertyTypes } from '#domain/lookups/property-types.ts'
import { isPastMode } from '#domain/lookups/search-modes.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { maximumPriceOptions, minimumPriceOptions, type PriceOption } from '#domain/price/price-options.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { CheckboxField } from '#src/design/components/checkbox-field.tsx'
import { ChoicePills } from '#src/design/components/choice-pills.tsx'
import { Disclosure } from '#src/design/components/disclosure.tsx'
import { SelectField } from '#src/design/components/select-field.tsx'
import { Grid, Stack } from '#src/design/components/stack.tsx'
import { TextField } from '#src/design/components/text-field.tsx'
import * as styles from './results.css.ts'
import { ANY_DAY, fields } from './search-form-fields.ts'

type Props = { parameters: SearchParameters }

export function PriceFields({ parameters: { price, searchMode } }: Props) {
  return (
    <div className={styles.pair}>
      <SelectField
        label="Lowest price"
        name={fields.priceMin}
        defaultValue={price.min ?? ''}
        options={priceChoices(minimumPriceOptions(searchMode), price.min)}
      />
      <SelectField
        label="Highest price"
        name={fields.priceMax}
        defaultValue={price.max ?? ''}
        options={priceChoices(maximumPriceOptions(searchMode), price.max)}
      />
    </div>
  )
}

const roomOptions = [1, 2, 3, 4, 5].map((count) => ({ value: count, label: count === 5 ? '5+' : String(count) }))
const bedroomOptions = [{ value: 0, label: 'Studio' }, ...roomOptions]

export function RoomFields({ parameters: { bedrooms, bathrooms, carSpaces } }: Props) {
  return (
    <>
      <ChoicePills label="Bedrooms" name={fields.bedrooms} options={bedroomOptions} defaultValues={bedrooms} />
      <ChoicePills label="Bathrooms" name={fields.bathrooms} options={roomOptions} defaultValues={bathrooms} />
      <ChoicePills label="Car spaces" name={fields.carSpaces} options={roomOptions} defaultValues={carSpaces} />
    </>
  )
}

const typeOptions = propertyTypeNames
  .filter((type) => propertyTypes[type].pathWord !== null)
  .map((type) => ({ value: type, label: propertyTypes[type].displayName }))

export function TypeFields({ parameters }: Props) {
  return (
    <ChoicePills
      label="Property type"
      name={fields.type}
      options={typeOptions}
      defaultValues={parameters.propertyTypes}
    />
  )
}

export function LandFields({ parameters: { landSize } }: Props) {
  const shared = { inputMode: 'numeric', maxLength: 10 } as const
  return (
    <div className={styles.pair}>
      <TextField {...shared} label="Land from (m²)" name={fields.landMin} defaultValue={landSize.min ?? ''} />
      <TextField {...shared} label="Land to (m²)" name={fields.landMax} defaultValue={landSize.max ?? ''} />
    </div>
  )
}

const groups: readonly { group: FeatureGroup; label: string }[] = [
  { group: 'indoor', label: 'Indoor features' },
  { group: 'outdoor', label: 'Outdoor features' },
  { group: 'eco', label: 'Eco features' },
]

export function FeatureFields({ parameters: { propertyFeatures: chosen } }: Props) {
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
            <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }} gap={8}>
              {features.map((feature) => (
                <CheckboxField
                  key={feature}
                  label={propertyFeatures[feature].displayName}
                  name={fields.feature}
                  value={feature}
                  defaultChecked={chosen.includes(feature)}
                />
              ))}
            </Grid>
          </Disclosure>
        )
      })}
    </div>
  )
}

/** What comes up, what is under offer, and how far around the search reaches. */
export function EventFields({ parameters }: Props) {
  const { searchMode, inspection, auction, isUnderOffer, locationSearchContext } = parameters
  const isOnTheMarket = !isPastMode(searchMode)
  return (
    <Stack gap={8}>
      {isOnTheMarket && (
        <CheckboxField
          label="Open for inspection"
          name={fields.inspection}
          value={ANY_DAY}
          defaultChecked={inspection.forthcoming}
        />
      )}
      {searchMode === 'buy' && (
        <CheckboxField
          label="Upcoming auction"
          name={fields.auction}
          value={ANY_DAY}
          defaultChecked={auction.forthcoming}
        />
      )}
      {isOnTheMarket && (
        <CheckboxField
          label="Leave out homes under offer"
          name={fields.withoutUnderOffer}
          defaultChecked={!isUnderOffer}
        />
      )}
      <CheckboxField
        label="Only the places I named, without suburbs around them"
        name={fields.withoutSurrounding}
        defaultChecked={!locationSearchContext.includeSurroundingSuburbs}
      />
    </Stack>
  )
}

/** The prices to choose from; one that an address named and the list lacks stands among them. */
function priceChoices(options: readonly PriceOption[], chosen: number | null) {
  const choices = options.map(({ dollars, label }) => ({ value: dollars ?? '', label }))
  const isListed = chosen === null || options.some(({ dollars }) => dollars === chosen)
  return isListed ? choices : [{ value: chosen, label: formatDollars(chosen) }, ...choices]
}

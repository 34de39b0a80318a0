import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { featuresOfGroup, propertyFeatures, type PropertyFeature } from '#domain/lookups/features.ts'
import { propertyTypeNames, propertyTypes } from '#domain/lookups/property-types.ts'
import { isPastMode } from '#domain/lookups/search-modes.ts'
import { maximumPriceOptions, minimumPriceOptions } from '#domain/price/price-options.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { CheckboxField } from '#src/design/components/checkbox-field.tsx'
import { ChoicePills } from '#src/design/components/choice-pills.tsx'
import { Disclosure } from '#src/design/components/disclosure.tsx'
import { SelectField } from '#src/design/components/select-field.tsx'
import { Grid } from '#src/design/components/stack.tsx'
import { TextField } from '#src/design/components/text-field.tsx'
import { FilterSubmit } from './filter-submit.tsx'
import { HiddenPlace } from './hidden-place.tsx'
import * as styles from './results.css.ts'
import { ANY_DAY, fields, readSearchForm } from './search-form-fields.ts'

type Props = { parameters: SearchParameters; isCounting: boolean }

const roomOptions = [1, 2, 3, 4, 5].map((count) => ({ value: count, label: count === 5 ? '5+' : String(count) }))
const bedroomOptions = [{ value: 0, label: 'Studio' }, ...roomOptions]
const typeOptions = propertyTypeNames
  .filter((type) => propertyTypes[type].pathWord !== null)
  .map((type) => ({ value: type, label: propertyTypes[type].displayName }))
const groups = [
  { group: 'indoor', label: 'Indoor features' },
  { group: 'outdoor', label: 'Outdoor features' },
  { group: 'eco', label: 'Eco features' },
] as const

/**
 * Every filter in one plain form. Without JavaScript it is sent to `/search`, which leads to the address of the search;
 * with it that address is opened at once.
 */
export default function FilterForm({ parameters, isCounting }: Props) {
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(parameters)
  const { searchMode } = parameters

  const follow = (event: FormEvent<HTMLFormElement>) => setDraft(searchOf(event.currentTarget, parameters))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = writeSearchAddress(searchOf(event.currentTarget, parameters), { hasResults: true })
    if (address !== null) navigate(address)
  }

  return (
    <form action="/search" method="get" onChange={follow} onSubmit={submit} className={styles.filterForm}>
      <HiddenPlace parameters={parameters} />
      <div className={styles.pair}>
        <SelectField
          label="Lowest price"
          name={fields.priceMin}
          defaultValue={parameters.price.min ?? ''}
          options={priceChoices(minimumPriceOptions(searchMode), parameters.price.min)}
        />
        <SelectField
          label="Highest price"
          name={fields.priceMax}
          defaultValue={parameters.price.max ?? ''}
          options={priceChoices(maximumPriceOptions(searchMode), parameters.price.max)}
        />
      </div>
      <ChoicePills label="Bedrooms" name={fields.bedrooms} options={bedroomOptions} defaultValues={parameters.bedrooms} />
      <ChoicePills label="Bathrooms" name={fields.bathrooms} options={roomOptions} defaultValues={parameters.bathrooms} />
      <ChoicePills label="Car spaces" name={fields.carSpaces} options={roomOptions} defaultValues={parameters.carSpaces} />
      <ChoicePills label="Property type" name={fields.type} options={typeOptions} defaultValues={parameters.propertyTypes} />
      <div className={styles.pair}>
        <TextField
          label="Land from (m²)"
          name={fields.landMin}
          inputMode="numeric"
          maxLength={10}
          defaultValue={parameters.landSize.min ?? ''}
        />
        <TextField
          label="Land to (m²)"
          name={fields.landMax}
          inputMode="numeric"
          maxLength={10}
          defaultValue={parameters.landSize.max ?? ''}
        />
      </div>
      {groups.map(({ group, label }) => (
        <FeatureGroup
          key={group}
          label={label}
          features={featuresOfGroup(group)}
          chosen={parameters.propertyFeatures}
        />
      ))}
      <Grid columns={{ mobile: 1, tablet: 2 }} gap={8}>
        {!isPastMode(searchMode) && (
          <>
            <CheckboxField
              label="Open for inspection"
              name={fields.inspection}
              value={ANY_DAY}
              defaultChecked={parameters.inspection.forthcoming}
            />
            {searchMode === 'buy' && (
              <CheckboxField
                label="Upcoming auction"
                name={fields.auction}
                value={ANY_DAY}
                defaultChecked={parameters.auction.forthcoming}
              />
            )}
            <CheckboxField
              label="Leave out homes under offer"
              name={fields.withoutUnderOffer}
              defaultChecked={!parameters.isUnderOffer}
            />
          </>
        )}
        <CheckboxField
          label="Only the places I named, without suburbs around them"
          name={fields.withoutSurrounding}
          defaultChecked={!parameters.locationSearchContext.includeSurroundingSuburbs}
        />
      </Grid>
      <FilterSubmit draft={draft} isCounting={isCounting} />
    </form>
  )
}

type FeatureGroupProps = { label: string; features: readonly PropertyFeature[]; chosen: readonly PropertyFeature[] }

function FeatureGroup({ label, features, chosen }: FeatureGroupProps) {
  return (
    <Disclosure summary={label} open={features.some((feature) => chosen.includes(feature)) || undefined}>
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
}

/** The search of the form; what the form does not show (shape, map, frontage, days) stays as it was. */
function searchOf(form: HTMLFormElement, shown: SearchParameters): SearchParameters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const { parameters } = readSearchForm(new URLSearchParams(entries))
  return {
    ...parameters,
    context: shown.context,
    frontageSize: shown.frontageSize,
    inspection: parameters.inspection.forthcoming ? parameters.inspection : { ...shown.inspection, forthcoming: false },
    auction: parameters.auction.forthcoming ? parameters.auction : { ...shown.auction, forthcoming: false },
    locationSearchContext: {
      ...shown.locationSearchContext,
      includeSurroundingSuburbs: parameters.locationSearchContext.includeSurroundingSuburbs,
    },
  }
}

/** The prices to choose from; one that an address named and the list lacks stands among them. */
function priceChoices(options: readonly { dollars: number | null; label: string }[], chosen: number | null) {
  const choices = options.map(({ dollars, label }) => ({ value: dollars ?? '', label }))
  const isListed = chosen === null || options.some(({ dollars }) => dollars === chosen)
  return isListed ? choices : [{ value: chosen, label: `$${chosen.toLocaleString('en-AU')}` }, ...choices]
}

import { type FormEvent, useState } from 'react'
import { inPlaces, withSurroundingSuburbs } from '#domain/search/change-search.ts'
import type { SearchParameters } from '#domain/search/search-parameters.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import type { NamedPlace } from '#src/shared/search/box/named-place.ts'
import PlacesCombobox from '#src/shared/search/box/places-combobox.tsx'
import { EventFields, UnderOfferField } from '#src/shared/search/filters/filter-event-fields.tsx'
import { FeatureFields, PriceFields, RoomFields, SizeFields } from '#src/shared/search/filters/filter-fields.tsx'
import { withFiltersOf } from '#src/shared/search/filters/search-form-fields.ts'
import { TypeFields } from '#src/shared/search/filters/type-fields.tsx'
import { editorCopy as copy } from '../alerts.copy.ts'

export const ALERT_PLACES_ID = 'alert-places'

type Props = {
  search: SearchParameters
  onSearch: (search: SearchParameters) => void
  /** The places of the search at first. */
  places: readonly NamedPlace[]
  placeText: string
  onPlaceText: (text: string) => void
  /** Why the places cannot be taken as they are. */
  placeError: string | undefined
  isBusy: boolean
  /** Suburbs around its places; undefined until they are known. */
  surrounding: readonly string[] | undefined
}

/** What an alert looks for: where, and every filter. The fields hold what is chosen, whatever becomes of saving it. */
export function AlertSearchFields({ search, onSearch, surrounding, isBusy, ...where }: Props) {
  const [places, setPlaces] = useState(where.places)
  const [parameters] = useState(search)
  const wasOfArea = parameters.context !== 'location'
  const isOfArea = search.context === 'draw' || search.context === 'map'
  const choose = (chosen: NamedPlace[]) => {
    setPlaces(chosen)
    const uris = chosen.map(({ uri }) => ({ uri }))
    const { context, locationSearchContext } = parameters
    // Without a place it is the area again that was drawn.
    onSearch(uris.length === 0 && wasOfArea ? { ...search, context, locationSearchContext } : inPlaces(search, uris))
  }
  const takeFilters = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    const form = currentTarget.closest('form')
    if (form) onSearch(withFiltersOf(search, formFields(form)))
  }
  const filters = { parameters, draft: search }
  return (
    <Stack gap={24}>
      <FieldGroup
        label={copy.where}
        hint={search.context === 'location' ? undefined : copy.otherPlace}
        error={where.placeError}
        isDisabled={isBusy}
      >
        <PlacesCombobox
          offersOnlyPlaces
          fieldId={ALERT_PLACES_ID}
          places={isOfArea ? [] : places}
          onPlaces={choose}
          text={where.placeText}
          onText={where.onPlaceText}
          isOfArea={isOfArea}
        />
      </FieldGroup>
      {search.context === 'location' && surrounding?.length !== 0 && (
        <CheckboxField
          label={copy.surrounding}
          hint={surrounding && copy.surroundingNames(surrounding)}
          name="isWithSurrounding"
          disabled={isBusy}
          checked={search.locationSearchContext.includeSurroundingSuburbs}
          onChange={({ currentTarget }) => onSearch(withSurroundingSuburbs(search, currentTarget.checked))}
        />
      )}
      <Disclosure summary={copy.filters}>
        <FieldGroup label={copy.filterFields} isLabelHidden isDisabled={isBusy}>
          <div onChange={takeFilters}>
            <Stack gap={24}>
              <PriceFields {...filters} draftPrice={search.price} />
              <RoomFields {...filters} />
              <TypeFields {...filters} />
              <EventFields {...filters} />
              <FeatureFields {...filters} />
              <SizeFields parameters={parameters} />
              <UnderOfferField {...filters} />
            </Stack>
          </div>
        </FieldGroup>
      </Disclosure>
    </Stack>
  )
}

const formFields = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))

import XIcon from 'lucide-react/icons/x'
import { Icon } from '#src/design/icon/icon.tsx'
import { chip, chipRemoval } from '#src/design/chip/chip.css.ts'
import type { NamedPlace } from './named-place.ts'
import { searchBoxCopy } from './search-box.copy.ts'
import { PlaceField } from './place-field.tsx'

type Props = {
  fieldId: string
  places: readonly NamedPlace[]
  /** The address of the search without a place. */
  addressWithout: (place: NamedPlace) => string
  text: string
  isOfArea: boolean
  onText: (text: string) => void
  /** When the visitor turns to the field. */
  onAttend: () => void
}

/** The field before its suggestions are loaded, and without JavaScript: chosen places go by a link. */
export function PlainPlaces({ fieldId, places, addressWithout, text, isOfArea, onText, onAttend }: Props) {
  const tags = places.map((place) => (
    <span key={place.uri} className={chip({ isRemovable: true })}>
      {place.label}
      <a href={addressWithout(place)} aria-label={`${searchBoxCopy.remove} ${place.label}`} className={chipRemoval}>
        <Icon drawing={XIcon} size="small" />
      </a>
    </span>
  ))
  return (
    <PlaceField
      id={fieldId}
      tags={tags}
      hasTags={places.length > 0}
      isOfArea={isOfArea}
      input={{
        value: text,
        onFocus: onAttend,
        onPointerEnter: onAttend,
        onChange: (event) => {
          onAttend()
          onText(event.currentTarget.value)
        },
        // What was typed before hydration counts as well.
        ref: (input) => {
          if (input && input.value !== text) onText(input.value)
        },
      }}
    />
  )
}

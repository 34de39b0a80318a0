import { useCombobox } from 'downshift'
import { useState } from 'react'
import { LocationSearchDocument } from '#src/api/generated/documents/location-search.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { comboboxFrame, comboboxOption, comboboxPopup } from '#src/design/combobox/combobox.css.ts'
import { leaveComposing } from '#src/design/combobox/composing.ts'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { enquiryCopy as copy } from './enquiry.copy.ts'

const SHORTEST_QUERY = 2
const LONGEST_QUERY = 100
const MOST_SUBURBS = 8

type Suburb = { uri: string; label: string }

type Props = {
  id: string
  label?: string
  isRequired?: boolean
  suburb: Suburb | null
  isReadOnly: boolean
  error: string | undefined
  onSuburb: (suburb: Suburb | null) => void
  /** Whether a street may be chosen too. */
  hasStreets?: boolean
}

/** One suburb, or a street too, chosen from those that fit what is typed; typing on unchooses it. */
export function SuburbField({
  id,
  label = copy.suburb,
  isRequired = true,
  suburb,
  isReadOnly,
  error,
  onSuburb,
  hasStreets = false,
}: Props) {
  const words = hasStreets ? copy.placeWords : copy.suburbWords
  const [typed, setTyped] = useState(suburb?.label ?? '')
  const text = suburb?.label ?? typed
  const query = text.trim()
  const isAsking = suburb === null && query.length >= SHORTEST_QUERY
  const { data } = useDocumentQuery(
    LocationSearchDocument,
    { filter: { query, types: hasStreets ? ['suburb', 'street'] : ['suburb'], take: MOST_SUBURBS } },
    { isEnabled: isAsking, keepsPrevious: true },
  )
  const suburbs = isAsking ? (data?.locationSearch ?? []) : []
  const combobox = useCombobox({
    items: suburbs,
    inputId: id,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSuburb({ uri: selectedItem.location.uri, label: selectedItem.label })
    },
  })
  const type = (value: string) => {
    setTyped(value)
    if (suburb !== null) onSuburb(null)
  }
  const isOpen = combobox.isOpen && suburbs.length > 0
  return (
    <div className={comboboxFrame}>
      <TextField
        hint={words.hint}
        required={isRequired}
        readOnly={isReadOnly}
        error={error}
        maxLength={LONGEST_QUERY}
        {...combobox.getInputProps({ onKeyDownCapture: leaveComposing })}
        id={id}
        // Controlled inputs must change in the event itself, or the caret jumps.
        onInput={({ currentTarget }) => type(currentTarget.value)}
        label={label}
      />
      <ul {...combobox.getMenuProps({ 'aria-label': words.list })} className={comboboxPopup} hidden={!isOpen}>
        {isOpen &&
          suburbs.map((item, index) => (
            <li key={item.location.uri} {...combobox.getItemProps({ item, index })} className={comboboxOption}>
              {item.label}
            </li>
          ))}
      </ul>
      <div role="status">
        {combobox.isOpen && isAsking && data?.locationSearch.length === 0 && (
          <p className={comboboxPopup}>{words.none}</p>
        )}
      </div>
    </div>
  )
}

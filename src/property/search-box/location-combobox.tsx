import { useCombobox } from 'downshift'
import { useLayoutEffect } from 'react'
import { LocationSearchDocument } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import SearchIcon from 'lucide-react/icons/search'
import { TextField } from '#src/design/components/text-field.tsx'
import { comboboxFrame, comboboxOption, comboboxOptionDetail, comboboxPopup } from '#src/design/recipes/combobox.css.ts'
import { LOCATION_FIELD_ID, LOCATION_FIELD_LABEL, LONGEST_LOCATION_TEXT } from './location-text-field.tsx'

type Suggestion = { label: string; uri: string; kind: string }

type Props = {
  text: string
  onText: (text: string) => void
  onChoose: (suggestion: Suggestion) => void
}

const SHORTEST_QUERY = 2
const kinds = { suburb: 'Suburb', region: 'Region', street: 'Street' } as const

/** The same field with suggestions while one types. It takes over the focus of the field that it replaces. */
export default function LocationCombobox({ text, onText, onChoose }: Props) {
  const suggestions = useSuggestions(text)
  const combobox = useCombobox<Suggestion>({
    id: 'location',
    inputId: LOCATION_FIELD_ID,
    items: suggestions,
    inputValue: text,
    itemToString: (item) => item?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem)
    },
  })
  useTakeOverFocus()
  const isOpen = combobox.isOpen && suggestions.length > 0

  return (
    <div className={comboboxFrame}>
      <TextField
        {...combobox.getInputProps()}
        // Controlled inputs must change in the event itself, or the caret jumps.
        onInput={(event) => onText(event.currentTarget.value)}
        label={LOCATION_FIELD_LABEL}
        isLabelHidden
        placeholder={LOCATION_FIELD_LABEL}
        name="query"
        size="large"
        icon={SearchIcon}
        maxLength={LONGEST_LOCATION_TEXT}
      />
      <ul {...combobox.getMenuProps({ 'aria-label': 'Suggestions' })} className={comboboxPopup} hidden={!isOpen}>
        {isOpen &&
          suggestions.map((suggestion, index) => (
            <li key={suggestion.uri} {...combobox.getItemProps({ item: suggestion, index })} className={comboboxOption}>
              {suggestion.label}
              <span className={comboboxOptionDetail}>{suggestion.kind}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

function useSuggestions(text: string): Suggestion[] {
  const query = text.trim().slice(0, LONGEST_LOCATION_TEXT)
  const { data } = useDocumentQuery(
    LocationSearchDocument,
    { filter: { query, types: [], take: 8 } },
    { isEnabled: query.length >= SHORTEST_QUERY, keepsPrevious: true },
  )
  if (query.length < SHORTEST_QUERY || !data) return []
  return data.locationSearch.map(({ label, type, location }) => ({ label, uri: location.uri, kind: kinds[type] }))
}

function useTakeOverFocus() {
  useLayoutEffect(() => {
    // The field that had the focus is gone when this one mounts; then the document itself has it.
    if (document.activeElement !== document.body) return
    const input = document.getElementById(LOCATION_FIELD_ID)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }, [])
}

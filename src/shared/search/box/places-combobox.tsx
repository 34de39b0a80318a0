import { useCombobox, type UseComboboxProps, type UseComboboxReturnValue, useMultipleSelection } from 'downshift'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import XIcon from 'lucide-react/icons/x'
import { Icon } from '#src/design/icon/icon.tsx'
import { leaveComposing, leaveToBrowser } from '#src/design/combobox/composing.ts'
import { chip, chipRemoval } from '#src/design/chip/chip.css.ts'
import {
  comboboxFrame,
  comboboxGroupLabel,
  comboboxOption,
  comboboxOptionDetail,
  comboboxPopup,
} from '#src/design/combobox/combobox.css.ts'
import { MOST_PLACES, type NamedPlace } from './named-place.ts'
import { searchBoxCopy } from './search-box.copy.ts'
import { PlaceField } from './place-field.tsx'
import { suggestionsCopy } from './suggestions.copy.ts'
import { type PlaceOption, type PlaceOptions, usePlaceOptions } from './place-options.ts'

type Props = {
  fieldId: string
  places: readonly NamedPlace[]
  onPlaces: (places: NamedPlace[]) => void
  text: string
  isOfArea: boolean
  onText: (text: string) => void
  /** In a form of its own: nothing that leads elsewhere is offered, and there was no plain field before. */
  offersOnlyPlaces?: boolean
}

/** The same field with suggestions while one types and the last searches before. It gets the focus that the plain one had. */
export default function PlacesCombobox(props: Props) {
  const { fieldId, places, onPlaces, text, isOfArea, onText, offersOnlyPlaces = false } = props
  const [, navigate] = useLocation()
  const { options: all, isRecent, hasNoMatch } = usePlaceOptions(text, places)
  const options = offersOnlyPlaces ? all.filter(({ kind }) => kind === 'place') : all
  const tags = useMultipleSelection<NamedPlace>({
    selectedItems: [...places],
    itemToKey: (place) => place?.uri,
    onStateChange: ({ selectedItems }) => {
      if (selectedItems) onPlaces(selectedItems)
    },
  })
  const choose = (option: PlaceOption) => {
    if (option.kind === 'typed') return submitForm(fieldId)
    onText('')
    if (option.kind === 'page') navigate(option.path)
    else if (places.length < MOST_PLACES) onPlaces([...places, { uri: option.uri, label: option.label }])
  }
  const combobox = useCombobox<PlaceOption>({
    id: `${fieldId}-list`,
    inputId: fieldId,
    items: [...options],
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    stateReducer: staysOpenAtPress,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem)
    },
  })
  const submitWhatIsTyped = (event: KeyboardEvent) => {
    leaveComposing(event)
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || combobox.highlightedIndex >= 0) return
    leaveToBrowser(event)
    combobox.closeMenu()
  }
  useFocusOfPlainField(fieldId, combobox.openMenu, !offersOnlyPlaces)
  const isOpen = combobox.isOpen && options.length > 0

  return (
    <div className={comboboxFrame}>
      <PlaceField
        id={fieldId}
        hasTags={places.length > 0}
        isOfArea={isOfArea}
        tags={places.map((place, index) => (
          <span key={place.uri} className={chip({ isRemovable: true })}>
            {place.label}
            <button
              type="button"
              {...tags.getSelectedItemProps({ selectedItem: place, index })}
              aria-label={`${searchBoxCopy.remove} ${place.label}`}
              className={chipRemoval}
              onClick={(event) => {
                event.stopPropagation()
                tags.removeSelectedItem(place)
              }}
            >
              <Icon drawing={XIcon} size="small" />
            </button>
          </span>
        ))}
        input={combobox.getInputProps({
          ...tags.getDropdownProps({ preventKeyAction: isOpen }),
          onKeyDownCapture: submitWhatIsTyped,
          // Controlled inputs must change in the event itself, or the caret jumps.
          onInput: (event) => onText(event.currentTarget.value),
        })}
      />
      <Suggestions combobox={combobox} options={isOpen ? options : []} isRecent={isRecent} />
      <div role="status">
        {combobox.isOpen && hasNoMatch && <p className={comboboxPopup}>{suggestionsCopy.none}</p>}
      </div>
    </div>
  )
}

type SuggestionsProps = { combobox: UseComboboxReturnValue<PlaceOption> } & Pick<PlaceOptions, 'options' | 'isRecent'>

function Suggestions({ combobox, options, isRecent }: SuggestionsProps) {
  const isShown = options.length > 0
  return (
    <ul {...combobox.getMenuProps({ 'aria-label': suggestionsCopy.list })} className={comboboxPopup} hidden={!isShown}>
      {isShown && isRecent && (
        <li role="presentation" className={comboboxGroupLabel}>
          {suggestionsCopy.recent}
        </li>
      )}
      {options.map((option, index) => (
        <li key={option.key} {...combobox.getItemProps({ item: option, index })} className={comboboxOption}>
          {option.label}
          <span className={comboboxOptionDetail}>{option.detail}</span>
        </li>
      ))}
    </ul>
  )
}

/** As a press on Search does: the server reads what is typed, and other places that are chosen stay. */
const submitForm = (fieldId: string): void => document.getElementById(fieldId)?.closest('form')?.requestSubmit()

/** A press into the field opens the list and never closes it. */
const staysOpenAtPress: NonNullable<UseComboboxProps<PlaceOption>['stateReducer']> = (_, { type, changes }) =>
  type === useCombobox.stateChangeTypes.InputClick ? { ...changes, isOpen: true } : changes

function useFocusOfPlainField(fieldId: string, onTaken: () => void, wasThere: boolean) {
  useLayoutEffect(() => {
    // The field that had the focus is gone when this one mounts; then the document itself has it.
    if (!wasThere || document.activeElement !== document.body) return
    const input = document.getElementById(fieldId)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
    onTaken()
    // oxlint-disable-next-line react/exhaustive-deps -- only the moment of mounting counts
  }, [])
}

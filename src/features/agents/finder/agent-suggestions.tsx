import { useQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import SearchIcon from 'lucide-react/icons/search'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { LONGEST_NAME_QUERY } from '#domain/agents/agents-url.ts'
import {
  comboboxFrame,
  comboboxOption,
  comboboxOptionDetail,
  comboboxPopup,
} from '#src/design/combobox/combobox.css.ts'
import { leaveComposing, leaveToBrowser } from '#src/design/combobox/composing.ts'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { AGENT_FIELD_ID } from './agent-box.tsx'
import { agentFinderCopy as copy } from './agent-finder.copy.ts'
import { type AgentOption, completeInFinder } from './complete-in-finder.ts'

const SHORTEST_TEXT = 2
const FRESH_FOR_MILLISECONDS = 60_000

type Props = { text: string; onText: (text: string) => void }

/** The same field with suggestions while one types; choosing one opens its page. It gets the focus that the plain one had. */
export default function AgentSuggestions({ text, onText }: Props) {
  const [, navigate] = useLocation()
  const typed = text.trim()
  const { data: options = [], isSuccess } = useQuery({
    queryKey: ['agent finder', typed],
    queryFn: ({ signal }) => completeInFinder(typed, signal),
    enabled: typed.length >= SHORTEST_TEXT,
    staleTime: FRESH_FOR_MILLISECONDS,
    placeholderData: (before) => before,
  })
  const shown = typed.length >= SHORTEST_TEXT ? options : []
  const combobox = useCombobox<AgentOption>({
    id: 'agents',
    inputId: AGENT_FIELD_ID,
    items: [...shown],
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) navigate(selectedItem.path)
    },
  })
  useFocusOfPlainField(combobox.openMenu)
  const isOpen = combobox.isOpen && shown.length > 0
  const submitWhatIsTyped = (event: KeyboardEvent) => {
    leaveComposing(event)
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || combobox.highlightedIndex >= 0) return
    leaveToBrowser(event)
    combobox.closeMenu()
  }
  return (
    <div className={comboboxFrame}>
      <TextField
        name="query"
        size="large"
        icon={SearchIcon}
        maxLength={LONGEST_NAME_QUERY}
        {...combobox.getInputProps({
          label: copy.field,
          onKeyDownCapture: submitWhatIsTyped,
          // Controlled inputs must change in the event itself, or the caret jumps.
          onInput: (event) => onText(event.currentTarget.value),
        })}
        aria-labelledby={undefined}
        id={AGENT_FIELD_ID}
      />
      <ul {...combobox.getMenuProps({ 'aria-label': copy.suggestions })} className={comboboxPopup} hidden={!isOpen}>
        {isOpen &&
          shown.map((option, index) => (
            <li key={option.path} {...combobox.getItemProps({ item: option, index })} className={comboboxOption}>
              {option.label}
              <span className={comboboxOptionDetail}>{option.detail}</span>
            </li>
          ))}
      </ul>
      <div role="status">
        {combobox.isOpen && isSuccess && typed.length >= SHORTEST_TEXT && shown.length === 0 && (
          <p className={comboboxPopup}>{copy.noMatch}</p>
        )}
      </div>
    </div>
  )
}

function useFocusOfPlainField(onTaken: () => void) {
  useLayoutEffect(() => {
    // The field that had the focus is gone when this one mounts; then the document itself has it.
    if (document.activeElement !== document.body) return
    const input = document.getElementById(AGENT_FIELD_ID)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
    onTaken()
    // oxlint-disable-next-line react/exhaustive-deps -- only the moment of mounting counts
  }, [])
}

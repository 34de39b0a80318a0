import { useCombobox } from 'downshift'
import { useState } from 'react'
import { LEAST_OF_NAME, officeLimits } from '#domain/staff/manage-offices.ts'
import { comboboxFrame, comboboxOption, comboboxPopup } from '#src/design/combobox/combobox.css.ts'
import { leaveComposing } from '#src/design/combobox/composing.ts'
import { TextField } from '#src/design/text-field/text-field.tsx'

export type Named = { id: number; name: string }

export type NamedFieldProps = {
  label: string
  hint?: string
  chosen: Named | null
  error?: string | undefined
  /** Null while something else is typed, with that. */
  onChoose: (chosen: Named | null, typed?: string) => void
  /** The number of one that cannot be chosen. */
  exceptId?: number
}

type Props = NamedFieldProps & {
  words: { list: string; none: string }
  typing: Typing
  /** Those whose names begin so; undefined until they are there. */
  answer: readonly (Named & { label: string })[] | undefined
}

type Typing = ReturnType<typeof useTyping>

/** What is typed, and whether those are asked for whose names begin so. */
export function useTyping(chosen: Named | null) {
  const [typed, setTyped] = useState('')
  const text = chosen?.name ?? typed
  const name = text.trim()
  return { text, setTyped, name, isAsking: chosen === null && [...name].length >= LEAST_OF_NAME }
}

/** One thing, chosen from those whose names begin with what is typed; empty for none. */
export function NamedField({ label, hint, error, onChoose, exceptId, words, typing, answer }: Props) {
  const { text, setTyped, isAsking } = typing
  const found = isAsking ? (answer ?? []).filter(({ id }) => id !== exceptId) : []
  const combobox = useCombobox({
    items: found,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.name ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose({ id: selectedItem.id, name: selectedItem.name })
    },
  })
  const type = (value: string) => {
    setTyped(value)
    onChoose(null, value)
  }
  const isOpen = combobox.isOpen && found.length > 0
  return (
    <div className={comboboxFrame}>
      <TextField
        hint={hint}
        error={error}
        maxLength={officeLimits.name}
        {...combobox.getInputProps({ onKeyDownCapture: leaveComposing })}
        // Controlled inputs must change in the event itself, or the caret jumps.
        onInput={({ currentTarget }) => type(currentTarget.value)}
        label={label}
      />
      <ul {...combobox.getMenuProps({ 'aria-label': words.list })} className={comboboxPopup} hidden={!isOpen}>
        {isOpen &&
          found.map((item, index) => (
            <li key={item.id} {...combobox.getItemProps({ item, index })} className={comboboxOption}>
              {item.label}
            </li>
          ))}
      </ul>
      <div role="status">
        {combobox.isOpen && isAsking && answer !== undefined && found.length === 0 && (
          <p className={comboboxPopup}>{words.none}</p>
        )}
      </div>
    </div>
  )
}

import SearchIcon from 'lucide-react/icons/search'
import { TextField } from '#src/design/components/text-field.tsx'

export const LOCATION_FIELD_LABEL = 'Suburb, postcode, region or street'
export const LONGEST_LOCATION_TEXT = 100
export const LOCATION_FIELD_ID = 'search-box-location'

type Props = {
  text: string
  onText: (text: string) => void
  /** When the visitor turns to the field. */
  onAttend: () => void
}

/** The field before its suggestions are loaded. */
export function LocationTextField({ text, onText, onAttend }: Props) {
  return (
    <TextField
      id={LOCATION_FIELD_ID}
      label={LOCATION_FIELD_LABEL}
      isLabelHidden
      placeholder={LOCATION_FIELD_LABEL}
      name="query"
      size="large"
      icon={SearchIcon}
      autoComplete="off"
      maxLength={LONGEST_LOCATION_TEXT}
      value={text}
      onFocus={onAttend}
      onPointerEnter={onAttend}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}

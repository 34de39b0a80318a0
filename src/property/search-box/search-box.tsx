import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { type SearchMode, searchModeNames, searchModes } from '#domain/lookups/search-modes.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/components/button.tsx'
import SearchIcon from 'lucide-react/icons/search'
import { SegmentedControl } from '#src/design/components/radio-group.tsx'
import { LocationTextField } from './location-text-field.tsx'
import * as styles from './search-box.css.ts'

const LocationCombobox = lazy(() => import('./location-combobox.tsx'))

const usualModes: readonly SearchMode[] = ['buy', 'rent', 'sold']

type Props = { mode: SearchMode; text?: string }

/**
 * Where to look. A plain form that the server understands; suggestions come with the code that is loaded when the
 * visitor turns to it.
 */
export function SearchBox({ mode, text: initialText = '' }: Props) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(initialText)
  const [chosen, setChosen] = useState<{ label: string; uri: string } | null>(null)
  const [isAttended, setIsAttended] = useState(false)
  const attend = () => setIsAttended(true)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    navigate(addressOfForm(fields, chosen?.label === text ? chosen.uri : null))
  }
  const choose = (suggestion: { label: string; uri: string }) => {
    setChosen(suggestion)
    setText(suggestion.label)
  }

  const plainField = <LocationTextField text={text} onText={setText} onAttend={attend} />
  return (
    <search>
      <form action="/search" method="get" onSubmit={submit} className={styles.form}>
        <SegmentedControl
          label="What to search"
          isLabelHidden
          name="mode"
          options={optionsFor(mode)}
          defaultValue={mode}
        />
        <div className={styles.row}>
          <div className={styles.field}>
            {isAttended ? (
              <Suspense fallback={plainField}>
                <LocationCombobox text={text} onText={setText} onChoose={choose} />
              </Suspense>
            ) : (
              plainField
            )}
          </div>
          <Button type="submit" size="large" icon={SearchIcon}>
            Search
          </Button>
        </div>
      </form>
    </search>
  )
}

/** The usual modes, and that of the page where it is another. */
const optionsFor = (mode: SearchMode) =>
  (usualModes.includes(mode) ? usualModes : [...usualModes, mode]).map((value) => ({
    value,
    label: searchModes[value].displayName,
  }))

function addressOfForm(fields: FormData, chosenUri: string | null): string {
  const mode = searchModeNames.find((name) => name === fields.get('mode'))
  const address =
    chosenUri && mode
      ? writeSearchAddress(defaultSearchParameters(mode, { locationUri: chosenUri }), { hasResults: true })
      : null
  if (address !== null) return address
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  return `/search?${query}`
}

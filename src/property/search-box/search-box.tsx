import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/components/button.tsx'
import SearchIcon from 'lucide-react/icons/search'
import { SegmentedControl } from '#src/design/components/radio-group.tsx'
import { LocationTextField } from './location-text-field.tsx'
import * as styles from './search-box.css.ts'

const LocationCombobox = lazy(() => import('./location-combobox.tsx'))

const modeOptions = (['buy', 'rent', 'sold'] as const).map((mode) => ({
  value: mode,
  label: searchModes[mode].displayName,
}))

type Props = { mode: SearchMode; text?: string; isModeChosenHere?: boolean }

/**
 * Where to look. A plain form that the server understands; suggestions come with the code that is loaded when the
 * visitor turns to it.
 */
export function SearchBox({ mode, text: initialText = '', isModeChosenHere = true }: Props) {
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
        {isModeChosenHere ? (
          <SegmentedControl
            label="What to search"
            isLabelHidden
            name="mode"
            options={modeOptions}
            defaultValue={mode}
          />
        ) : (
          <input type="hidden" name="mode" value={mode} />
        )}
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

function addressOfForm(fields: FormData, chosenUri: string | null): string {
  const mode = modeOptions.find(({ value }) => value === fields.get('mode'))?.value
  const address =
    chosenUri && mode
      ? writeSearchAddress(defaultSearchParameters(mode, { locationUri: chosenUri }), { hasResults: true })
      : null
  if (address !== null) return address
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  return `/search?${query}`
}

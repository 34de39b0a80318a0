import { type FormEvent, lazy, startTransition, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { type SearchMode, searchModeNames, searchModes } from '#domain/lookups/search-modes.ts'
import { inMode, inPlaces } from '#domain/search/change-search.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { Button } from '#src/design/components/button.tsx'
import SearchIcon from 'lucide-react/icons/search'
import { SegmentedControl } from '#src/design/components/segmented-control.tsx'
import type { NamedPlace } from './named-place.ts'
import { PlainPlaces } from './plain-places.tsx'
import { SurroundingSwitch } from './surrounding-switch.tsx'
import * as styles from './search-box.css.ts'

const PlacesCombobox = lazy(() => import('./places-combobox.tsx'))

const usualModes: readonly SearchMode[] = ['buy', 'rent', 'sold']

type Props = {
  mode: SearchMode
  text?: string
  /** The places of the search that is shown; undefined while they are not known. */
  places?: readonly NamedPlace[]
  /** The search that is shown: its filters stay, and another choice of places is shown at once. */
  search?: SearchParameters
}

/**
 * Where to look. A plain form that the server understands; suggestions come with the code that is loaded when the
 * visitor turns to it.
 */
export function SearchBox({ mode, text: initialText = '', places: shownPlaces, search }: Props) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(initialText)
  const [places, setPlaces] = useChosenPlaces(shownPlaces)
  const [isAttended, setIsAttended] = useState(false)

  const addressIn = (chosen: readonly NamedPlace[], chosenMode: SearchMode) => {
    const start = search ? inMode(search, chosenMode) : defaultSearchParameters(chosenMode)
    const uris = chosen.map(({ uri }) => ({ uri }))
    return uris.length === 0 ? null : writeSearchAddress(inPlaces(start, uris), { hasResults: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosenMode = searchModeNames.find((name) => name === form.get('mode')) ?? mode
    navigate((text.trim() === '' && addressIn(places, chosenMode)) || addressOfForm(form))
    if (search) setText('')
  }
  const choose = (chosen: NamedPlace[]) => {
    setPlaces(chosen)
    const address = search && addressIn(chosen, mode)
    if (address) navigate(address)
  }

  const shared = { places, text, onText: setText }
  const plainField = (
    <PlainPlaces
      {...shared}
      addressWithout={(place) =>
        addressIn(
          places.filter(({ uri }) => uri !== place.uri),
          mode,
        ) ?? '/'
      }
      // As a transition, so that the field with the focus stays until the other is there.
      onAttend={() => startTransition(() => setIsAttended(true))}
    />
  )
  return (
    <search>
      <form action="/search" method="get" onSubmit={submit} className={styles.form}>
        {search && <input type="hidden" name="of" value={writeSearchAddress(search, { hasResults: true }) ?? ''} />}
        {places.map(({ uri }) => (
          <input key={uri} type="hidden" name="location" value={uri} />
        ))}
        <div className={styles.head}>
          <SegmentedControl
            key={mode}
            label="What to search"
            isLabelHidden
            name="mode"
            options={optionsFor(mode)}
            defaultValue={mode}
          />
          {search?.context === 'location' && <SurroundingSwitch search={search} />}
        </div>
        <div className={styles.row}>
          <div className={styles.field}>
            <Suspense fallback={plainField}>
              {isAttended ? <PlacesCombobox {...shared} onPlaces={choose} /> : plainField}
            </Suspense>
          </div>
          <Button type="submit" size="large" icon={SearchIcon} className={styles.submit}>
            <span className={styles.submitWords}>Search</span>
          </Button>
        </div>
      </form>
    </search>
  )
}

/** The places that were chosen; those of another search once they are known. */
function useChosenPlaces(shown: readonly NamedPlace[] | undefined) {
  const key = shown?.map(({ uri }) => uri).join()
  const [chosen, setChosen] = useState({ key, places: shown ?? [] })
  const isOfAnother = shown !== undefined && chosen.key !== key
  if (isOfAnother) setChosen({ key, places: shown })
  const setPlaces = (places: readonly NamedPlace[]) => setChosen({ key: chosen.key, places })
  return [isOfAnother ? shown : chosen.places, setPlaces] as const
}

/** The usual modes, and that of the page where it is another. */
const optionsFor = (mode: SearchMode) =>
  (usualModes.includes(mode) ? usualModes : [...usualModes, mode]).map((value) => ({
    value,
    label: searchModes[value].displayName,
  }))

const addressOfForm = (form: FormData): string =>
  `/search?${new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))}`

import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { type SearchMode, searchModeNames, searchModes } from '#domain/lookups/search-modes.ts'
import { inMode, inPlaces } from '#domain/search/change-search.ts'
import { formatSearchUrl } from '#domain/search/search-url.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { Button } from '#src/design/button/button.tsx'
import SearchIcon from 'lucide-react/icons/search'
import { SegmentedLinks } from '#src/design/segmented-links/segmented-links.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import type { NamedPlace } from './named-place.ts'
import { LOCATION_FIELD_ID } from './place-field.tsx'
import { PlainPlaces } from './plain-places.tsx'
import { SurroundingSwitch } from './surrounding-switch.tsx'
import { searchBoxCopy } from './search-box.copy.ts'
import * as styles from './search-box.css.ts'

const placesCombobox = onIntent(() => import('./places-combobox.tsx'))

/** A drawn area or a part of the map is no suburb, wherever it is. */
const NO_PLACES: readonly NamedPlace[] = []

const usualModes: readonly SearchMode[] = ['buy', 'rent', 'sold']

type Props = {
  mode: SearchMode
  text?: string
  /** The places of the search that is shown; undefined while they are not known. */
  places?: readonly NamedPlace[]
  /** The search that is shown: its filters stay, and another choice of places is shown at once. */
  search?: SearchParameters
  /** Over the map: the field alone, whose searches leave the map in view. */
  onMap?: { fieldId: string; navigation: () => { state: unknown } }
}

/**
 * Where to look. A plain form that the server understands; suggestions come with the code that is loaded when the
 * visitor turns to it.
 */
export function SearchBox({ mode, text: initialText = '', places: shownPlaces, search, onMap }: Props) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(initialText)
  const isOfArea = search?.context === 'draw' || search?.context === 'map'
  const [places, setPlaces] = useChosenPlaces(isOfArea ? NO_PLACES : shownPlaces)
  const [timesAttended, setTimesAttended] = useState(0)
  const PlacesCombobox = useCodeOnIntent(placesCombobox, timesAttended)?.default

  const addressIn = (chosen: readonly NamedPlace[], chosenMode: SearchMode) => {
    const start = search ? inMode(search, chosenMode) : defaultSearchParameters(chosenMode)
    const uris = chosen.map(({ uri }) => ({ uri }))
    return uris.length === 0 ? null : formatSearchUrl(inPlaces(start, uris), { hasResults: true })
  }
  const show = (address: string) => navigate(address, onMap?.navigation())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosenMode = searchModeNames.find((name) => name === form.get('mode')) ?? mode
    show((text.trim() === '' && addressIn(places, chosenMode)) || addressOfForm(form))
    if (search) setText('')
  }
  const choose = (chosen: NamedPlace[]) => {
    setPlaces(chosen)
    const address = search && addressIn(chosen, mode)
    if (address) show(address)
  }

  const shared = { fieldId: onMap?.fieldId ?? LOCATION_FIELD_ID, places, text, onText: setText, isOfArea }
  const plainField = (
    <PlainPlaces
      {...shared}
      addressWithout={(place) =>
        addressIn(
          places.filter(({ uri }) => uri !== place.uri),
          mode,
        ) ?? '/'
      }
      onAttend={() => setTimesAttended((times) => times + 1)}
    />
  )
  return (
    <search>
      <form
        action="/search"
        method="get"
        onSubmit={submit}
        className={onMap ? `${styles.form} ${styles.onMap}` : styles.form}
      >
        {search && <input type="hidden" name="of" value={formatSearchUrl(search, { hasResults: true }) ?? ''} />}
        {places.map(({ uri }) => (
          <input key={uri} type="hidden" name="location" value={uri} />
        ))}
        {!onMap && (
          <div className={styles.head}>
            {search ? (
              <SegmentedLinks label={searchBoxCopy.modes} links={modeLinks(search)} />
            ) : (
              <SegmentedControl
                key={mode}
                label={searchBoxCopy.mode}
                isLabelHidden
                name="mode"
                options={optionsFor(mode)}
                defaultValue={mode}
              />
            )}
            {search?.context === 'location' && <SurroundingSwitch search={search} />}
          </div>
        )}
        <div className={styles.row}>
          <div className={styles.field}>
            {PlacesCombobox ? <PlacesCombobox {...shared} onPlaces={choose} /> : plainField}
          </div>
          <Button type="submit" size="large" icon={SearchIcon} className={styles.submit}>
            <span className={styles.submitWords}>{searchBoxCopy.search}</span>
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

/** The same search in each mode. */
const modeLinks = (search: SearchParameters) =>
  optionsFor(search.searchMode).flatMap(({ value, label }) => {
    const href = formatSearchUrl(inMode(search, value), { hasResults: true })
    return href === null ? [] : [{ href, label, isShown: value === search.searchMode }]
  })

const addressOfForm = (form: FormData): string =>
  `/search?${new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))}`

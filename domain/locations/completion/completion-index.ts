import { isCapitalCentre } from '../capital-centre.ts'
import { movedForms, nameForms, streetForms } from '../name-forms.ts'
import { plainWords } from '../plain-words.ts'
import { type StateCode, states } from '../../lookups/states.ts'

export type CompletionKind = 'suburb' | 'region' | 'street'

export type CompletionPlace = {
  uri: string
  name: string
  stateCode: StateCode
  /** Null for a region. */
  postcode: string | null
  kind: CompletionKind
  population: number
  /** The suburb of a street. */
  suburbName?: string
  /** Earlier, official and popular names. */
  otherNames?: readonly string[] | undefined
  /** Of post boxes and large users. */
  otherPostcodes?: readonly string[] | undefined
}

/** An area of several places with the names that it is known by: "Greater Melbourne". */
export type WholeArea = { names: readonly string[]; uris: readonly string[] }

/** Places made ready for completion. Build it once: 30,000 places take most of a second. */
export type CompletionIndex<P extends CompletionPlace = CompletionPlace> = {
  places: readonly P[]
  /** Every way to write a name, from each of its words on, in order. */
  keys: readonly string[]
  /** How many characters a key shares with the one before. */
  sharedLengths: Uint8Array
  /** The place of each key. */
  placeNumbers: Uint32Array
  /** Of each key, a value of `keyKind`. */
  keyKinds: Uint8Array
  /** The places of whole areas by plain name, in the order that was given. */
  areas: ReadonlyMap<string, readonly number[]>
}

/**
 * A whole name, another name of the place, one with its direction at the other end, the end of one from a later word on, or the name of an
 * area, for typing errors in it.
 */
export const keyKind = { name: 0, otherName: 1, moved: 2, laterWord: 3, area: 4 } as const

/** The index of places, in which `complete` looks. */
export function buildCompletionIndex<P extends CompletionPlace>(
  places: readonly P[],
  wholeAreas: readonly WholeArea[] = [],
): CompletionIndex<P> {
  const areas = areasByName(places, wholeAreas)
  const own = new Set(
    places.flatMap(({ kind, name, stateCode }) => (kind === 'suburb' ? [ownName(name, stateCode)] : [])),
  )
  const entries = [...places.flatMap((place, number) => entriesOf(place, number, own)), ...entriesOfAreas(areas)].sort(
    (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  )
  return {
    places,
    keys: entries.map(({ key }) => key),
    sharedLengths: Uint8Array.from(entries, ({ key }, index) => sharedLength(entries[index - 1]?.key ?? '', key)),
    placeNumbers: Uint32Array.from(entries, ({ placeNumber }) => placeNumber),
    keyKinds: Uint8Array.from(entries, ({ kind }) => kind),
    areas,
  }
}

type Entry = { key: string; placeNumber: number; kind: (typeof keyKind)[keyof typeof keyKind] }

const ownName = (name: string, stateCode: StateCode): string => `${plainWords(name)} ${stateCode}`

function areasByName(places: readonly CompletionPlace[], wholeAreas: readonly WholeArea[]): Map<string, number[]> {
  const numbers = new Map(places.map(({ uri }, number) => [uri, number]))
  return new Map(
    wholeAreas.flatMap(({ names, uris }) => {
      const found = uris.flatMap((uri) => numbers.get(uri) ?? [])
      return found.length === 0 ? [] : names.map((name) => [plainWords(name), found] as const)
    }),
  )
}

const entriesOfAreas = (areas: ReadonlyMap<string, readonly number[]>): Entry[] =>
  [...areas].flatMap(([key, numbers]) => numbers.map((placeNumber) => ({ key, placeNumber, kind: keyKind.area })))

function entriesOf(place: CompletionPlace, placeNumber: number, own: ReadonlySet<string>): Entry[] {
  const names = nameForms(place.name)
  // A name that a suburb of the state has for its own is not another's.
  const others = (place.otherNames ?? []).filter((name) => !own.has(ownName(name, place.stateCode)))
  // The first kind that a key is of counts.
  const kinds = new Map<string, Entry['kind']>()
  const add = (kind: Entry['kind'], keys: readonly string[]) => {
    for (const key of keys) if (!kinds.has(key)) kinds.set(key, kind)
  }
  add(keyKind.name, [...names, ...centreForms(place)])
  add(keyKind.otherName, [...others.flatMap(nameForms), ...formsWithSuburb(place)])
  add(keyKind.moved, [place.name, ...others].flatMap(movedForms))
  add(keyKind.laterWord, names.flatMap(fromLaterWords))
  return [...kinds].map(([key, kind]) => ({ key, placeNumber, kind }))
}

const formsWithSuburb = ({ name, suburbName }: CompletionPlace): string[] =>
  suburbName === undefined ? [] : streetForms(name, [...nameForms(suburbName), ...movedForms(suburbName)])

/** The centre of a capital as people call it. */
function centreForms({ kind, name, stateCode, postcode }: CompletionPlace): string[] {
  if (kind !== 'suburb' || !isCapitalCentre({ name, stateCode, postcode })) return []
  const capital = states[stateCode].capital.toLowerCase()
  return [
    `${capital} cbd`,
    `${capital}s cbd`,
    `${capital} city`,
    'cbd',
    `${capital} inner city`,
    `inner city ${capital}`,
  ]
}

function fromLaterWords(form: string): string[] {
  const words = form.split(' ')
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '))
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** The number of the first key that is not before the text. */
export function firstFrom(keys: readonly string[], text: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

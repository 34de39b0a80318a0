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
  /** Of a suburb: listings there. Left out where nobody counted. */
  listingCount?: number
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
  const building = buildInSteps(places, wholeAreas)
  for (;;) {
    const step = building.next()
    if (step.done === true) return step.value
  }
}

/** The same in chunks of some milliseconds, with a pause after each. */
export async function buildCompletionIndexInChunks<P extends CompletionPlace>(
  places: readonly P[],
  wholeAreas: readonly WholeArea[],
  pause: () => Promise<unknown>,
): Promise<CompletionIndex<P>> {
  const building = buildInSteps(places, wholeAreas)
  for (;;) {
    const step = building.next()
    if (step.done === true) return step.value
    await pause()
  }
}

const PLACES_OF_STEP = 500

function* buildInSteps<P extends CompletionPlace>(
  places: readonly P[],
  wholeAreas: readonly WholeArea[],
): Generator<undefined, CompletionIndex<P>> {
  const areas = areasByName(places, wholeAreas)
  const own = new Set(
    places.flatMap(({ kind, name, stateCode }) => (kind === 'suburb' ? [ownName(name, stateCode)] : [])),
  )
  const byBeginning = new Map<string, Entry[]>()
  const add = (entry: Entry) => {
    const beginning = entry.key.slice(0, 2)
    const others = byBeginning.get(beginning)
    if (others === undefined) byBeginning.set(beginning, [entry])
    else others.push(entry)
  }
  entriesOfAreas(areas).forEach(add)
  for (let first = 0; first < places.length; first += PLACES_OF_STEP) {
    yield
    places.slice(first, first + PLACES_OF_STEP).forEach((place, at) => entriesOf(place, first + at, own).forEach(add))
  }
  const count = [...byBeginning.values()].reduce((sum, { length }) => sum + length, 0)
  const keys: string[] = []
  const [sharedLengths, placeNumbers, keyKinds] = [new Uint8Array(count), new Uint32Array(count), new Uint8Array(count)]
  for (const [, entries] of [...byBeginning].sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield
    entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.placeNumber - b.placeNumber))
    for (const { key, placeNumber, kind } of entries) {
      const number = keys.length
      sharedLengths[number] = sharedLength(keys[number - 1] ?? '', key)
      placeNumbers[number] = placeNumber
      keyKinds[number] = kind
      keys.push(key)
    }
  }
  return { places, keys, sharedLengths, placeNumbers, keyKinds, areas }
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

import { isCapitalCentre } from '#domain/locations/capital-centre.ts'
import { type StateCode, states } from '#domain/lookups/states.ts'
import { nameForms, streetForms } from './name-forms.ts'

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
}

/** Places made ready for completion. Build it once: 30,000 places take most of a second. */
export type CompletionIndex<P extends CompletionPlace = CompletionPlace> = {
  places: readonly P[]
  /** Every way to write a name, from each of its words on, in order. */
  keys: readonly string[]
  /** How many characters a key shares with the one before. */
  sharedLengths: Uint8Array
  /** The place of each key. */
  placeNumbers: Uint32Array
  /** 1 where the key is a whole name, 0 where it starts at a later word. */
  isWholeName: Uint8Array
}

/** The index of places, in which `complete` looks. */
export function buildCompletionIndex<P extends CompletionPlace>(places: readonly P[]): CompletionIndex<P> {
  const entries = places.flatMap(entriesOf).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return {
    places,
    keys: entries.map(({ key }) => key),
    sharedLengths: Uint8Array.from(entries, ({ key }, index) => sharedLength(entries[index - 1]?.key ?? '', key)),
    placeNumbers: Uint32Array.from(entries, ({ placeNumber }) => placeNumber),
    isWholeName: Uint8Array.from(entries, ({ isWhole }) => (isWhole ? 1 : 0)),
  }
}

type Entry = { key: string; placeNumber: number; isWhole: boolean }

function entriesOf(place: CompletionPlace, placeNumber: number): Entry[] {
  const names = nameForms(place.name)
  const wholes = [...names, ...otherForms(place)]
  const keys = new Set([...names.flatMap((form) => fromEachWord(form)), ...wholes])
  return [...keys].map((key) => ({ key, placeNumber, isWhole: wholes.includes(key) }))
}

/** A street with its suburb; the centre of a capital as people call it. */
function otherForms({ kind, name, stateCode, postcode, suburbName }: CompletionPlace): string[] {
  if (suburbName !== undefined) return streetForms(name, nameForms(suburbName))
  if (kind !== 'suburb' || !isCapitalCentre({ name, stateCode, postcode })) return []
  const capital = states[stateCode].capital.toLowerCase()
  return [`${capital} cbd`, `${capital} city`, 'cbd']
}

function fromEachWord(form: string): string[] {
  const words = form.split(' ')
  return words.map((_, index) => words.slice(index).join(' '))
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

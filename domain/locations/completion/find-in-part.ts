import { isStreetType, streetTypeOf } from '../street-types.ts'
import {
  type CompletionIndex,
  type CompletionKind,
  type CompletionPlace,
  firstFrom,
  keyKind,
} from './completion-index.ts'
import type { FoundPlaces } from './found-places.ts'
import type { TypedQuery } from './typed-query.ts'

/**
 * Where nothing is known by all that was typed: a place with its city or region after it ("Newtown, Sydney"), else a suburb at the end ("99
 * Unknown Street Richmond"), else a place at the beginning ("Richmond apartments"). Of a list, whose parts are parted by commas, the beginning is
 * not all that was meant.
 */
export function findInPart<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  readings: readonly TypedQuery[],
  found: FoundPlaces<P>,
  { fit, isList }: { fit: number; isList: boolean },
): void {
  const ways = [wholeBeforeCity, endBeforeCity, atEnd, ...(isList ? [] : [atBeginning])]
  for (const numbersIn of ways) {
    for (const reading of readings) {
      if (found.size > 0) return
      for (const number of numbersIn(index, reading.name.split(' '))) found.add(number, fit, reading)
    }
  }
}

type NumbersIn = (index: CompletionIndex, words: readonly string[]) => number[]

const wholeBeforeCity: NumbersIn = (index, words) => beforeCity(index, words, ['suburb', 'street'], () => 1)

const endBeforeCity: NumbersIn = (index, words) => beforeCity(index, words, ['suburb'], (end) => end)

function beforeCity(
  index: CompletionIndex,
  words: readonly string[],
  kinds: readonly CompletionKind[],
  starts: (end: number) => number,
): number[] {
  for (let end = words.length - 1; end > 0; end--) {
    const states = new Set(named(index, words.slice(end)).map((number) => index.places[number]?.stateCode))
    for (let start = 0; start < starts(end) && states.size > 0; start++) {
      const found = named(index, words.slice(start, end), kinds)
      const inState = found.filter((number) => states.has(index.places[number]?.stateCode))
      if (inState.length > 0) return inState
    }
  }
  return []
}

const atEnd: NumbersIn = (index, words) => {
  for (let start = 1; start < words.length; start++) {
    const found = named(index, words.slice(start), ['suburb'])
    if (found.length > 0) return found
  }
  return []
}

const atBeginning: NumbersIn = (index, words) => {
  for (let end = words.length - 1; end > 0; end--) {
    const [next = '', ...others] = words.slice(end)
    // "Brighton Road" is no part of Brighton.
    const isStreet = others.length === 0 && (isStreetType(next) || streetTypeOf(next) !== null)
    const found = isStreet ? [] : named(index, words.slice(0, end))
    if (found.length > 0) return found
  }
  return []
}

/** Every capital has them, and one of them is a suburb of Canberra. */
const centres: ReadonlySet<string> = new Set(['city', 'cbd'])

/** The places of the kinds that are called just so. */
function named(
  { keys, keyKinds, places, placeNumbers }: CompletionIndex,
  words: readonly string[],
  kinds: readonly CompletionKind[] = ['suburb', 'region'],
): number[] {
  const name = words.join(' ')
  const found: number[] = []
  if (centres.has(name)) return found
  for (let at = firstFrom(keys, name); keys[at] === name; at++) {
    const number = placeNumbers[at] ?? 0
    const place = places[number]
    if (place !== undefined && kinds.includes(place.kind) && keyKinds[at] !== keyKind.laterWord) found.push(number)
  }
  return found
}

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
 * Where nothing is known by all that was typed: a place with its city or region beside it ("Newtown, Sydney", "north shore of Sydney"), else a
 * suburb at the end ("99 Unknown Street Richmond"), else a place at the beginning ("Richmond apartments"). Of a list, whose parts are parted by
 * commas, the beginning is not all that was meant.
 */
export function findInPart<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  readings: readonly TypedQuery[],
  found: FoundPlaces<P>,
  { fit, isList }: { fit: number; isList: boolean },
): void {
  const ways = [
    regionAfterCity,
    wholeBeforeCity,
    regionBeforeCity,
    endBeforeCity,
    atEnd,
    ...(isList ? [] : [atBeginning]),
  ]
  for (const numbersIn of ways) {
    for (const reading of readings) {
      if (found.size > 0) return
      const numbers = numbersIn(index, reading.name.split(' '))
      const isWhole = numbers.length > 1 && (numbersIn === regionBeforeCity || numbersIn === regionAfterCity)
      for (const number of numbers) found.add(number, fit, reading, isWhole)
    }
  }
}

type NumbersIn = (index: CompletionIndex, words: readonly string[]) => number[]

const wholeBeforeCity: NumbersIn = (index, words) => beforeCity(index, words, ['suburb', 'street'], () => 1)

const regionBeforeCity: NumbersIn = (index, words) => beforeCity(index, words, ['region'], () => 1, ['suburb'])

const endBeforeCity: NumbersIn = (index, words) => beforeCity(index, words, ['suburb'], (end) => end)

/** From so many people on, a place is a city, of which others beside it are parts. */
export const CITY = 60_000

const regionAfterCity: NumbersIn = (index, words) => {
  for (let start = 1; start < words.length; start++) {
    const cities = named(index, words.slice(0, start), ['suburb']).flatMap((number) => index.places[number] ?? [])
    const states = new Set(cities.flatMap(({ population, stateCode }) => (population >= CITY ? stateCode : [])))
    const found = named(index, words.slice(start), ['region']).filter((number) => {
      const stateCode = index.places[number]?.stateCode
      return stateCode !== undefined && states.has(stateCode)
    })
    if (found.length > 0) return found
  }
  return []
}

function beforeCity(
  index: CompletionIndex,
  words: readonly string[],
  kinds: readonly CompletionKind[],
  starts: (end: number) => number,
  kindsOfCity?: readonly CompletionKind[],
): number[] {
  for (let end = words.length - 1; end > 0; end--) {
    const states = new Set(named(index, words.slice(end), kindsOfCity).map((number) => index.places[number]?.stateCode))
    const before = words[end - 1] === 'of' ? end - 1 : end
    for (let start = 0; start < starts(before) && states.size > 0; start++) {
      const found = named(index, words.slice(start, before), kinds)
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
    const regions = regionWords.has(next) ? named(index, words.slice(0, end), ['region']) : []
    const found = isStreet ? [] : regions.length > 0 ? regions : named(index, words.slice(0, end))
    if (found.length > 0) return found
  }
  return []
}

const regionWords: ReadonlySet<string> = new Set(['region', 'area', 'district', 'hinterland'])

/** Every capital has them, and one of them is a suburb of Canberra. */
const centres: ReadonlySet<string> = new Set(['city', 'cbd'])

/** The places of the kinds that are called just so. */
export function named(
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

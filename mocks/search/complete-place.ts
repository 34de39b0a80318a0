import { type StateCode, stateCodeOf } from '#domain/lookups/states.ts'
import type { PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Places that fit what was typed: a name or a word of it, a postcode, the state after the name, one letter wrong. */
export function completePlace(
  { places }: World,
  query: string,
  { types, take }: { types: readonly PlaceRecord['type'][]; take: number },
): PlaceRecord[] {
  const words = wordsOf(query.slice(0, 100))
  const last = stateCodeOf(words.at(-1) ?? '')
  const state: StateCode | null = words.length > 1 ? last : null
  const postcode = words.find((word) => /^\d{1,4}$/.test(word)) ?? null
  const name = words.filter((word) => word !== postcode && (state === null || stateCodeOf(word) !== state)).join(' ')
  if (name === '' && postcode === null) return []
  return places
    .getAll()
    .filter((place) => types.length === 0 || types.includes(place.type))
    .filter((place) => state === null || place.stateCode === state)
    .filter((place) => postcode === null || (place.postcode ?? '').startsWith(postcode))
    .map((place) => ({ place, fit: name === '' ? 0 : fitOf(place.name, name) }))
    .filter(({ fit }) => fit < NO_FIT)
    .sort((left, right) => left.fit - right.fit || right.place.population - left.place.population)
    .slice(0, take)
    .map(({ place }) => place)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

const NO_FIT = 4
const SHORTEST_WITH_ERROR = 4

/** 0 the very name, 1 its beginning, 2 a later word's, 3 its beginning with one letter wrong. */
function fitOf(placeName: string, typed: string): number {
  const words = wordsOf(placeName)
  const name = words.join(' ')
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (words.some((_, index) => words.slice(index).join(' ').startsWith(typed))) return 2
  return typed.length >= SHORTEST_WITH_ERROR && beginsWithOneError(name, typed) ? 3 : NO_FIT
}

/** Whether one letter more, fewer, other or swapped makes the text the beginning of the name. */
function beginsWithOneError(name: string, typed: string): boolean {
  return [...typed].some((letter, index) => {
    const before = typed.slice(0, index)
    const after = typed.slice(index + 1)
    const expected = name[index] ?? ''
    const repaired = [
      before + after,
      before + expected + after,
      before + expected + letter + after,
      before + (after[0] ?? '') + letter + after.slice(1),
    ]
    return repaired.some((text) => name.startsWith(text))
  })
}

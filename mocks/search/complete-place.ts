import { isCapitalCentre } from '#domain/locations/capital-centre.ts'
import { readHouseNumber } from '#domain/locations/house-number.ts'
import { type StateCode, stateCodeOf, states } from '#domain/lookups/states.ts'
import type { PlaceRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'

/**
 * Places that fit what was typed: a name or a word of it, a postcode, the state after the name, one letter wrong; a street
 * with its suburb in any order and after a house number.
 */
export function completePlace(
  { places }: World,
  query: string,
  { types, take }: { types: readonly PlaceRecord['type'][]; take: number },
): PlaceRecord[] {
  const typed = query.slice(0, 100)
  const words = wordsOf(readHouseNumber(typed)?.street ?? typed)
  const last = stateCodeOf(words.at(-1) ?? '')
  const state: StateCode | null = words.length > 1 ? last : null
  const postcode = words.find((word) => /^\d{1,4}$/.test(word)) ?? null
  const name = words.filter((word) => word !== postcode && (state === null || stateCodeOf(word) !== state)).join(' ')
  if (name === '' && postcode === null) return []
  const all = places.getAll()
  const suburbNameOf = ({ suburbId }: PlaceRecord) => all.find(({ id }) => id === suburbId)?.name ?? null
  return all
    .filter((place) => types.length === 0 || types.includes(place.type))
    .filter((place) => state === null || place.stateCode === state)
    .filter((place) => postcode === null || (place.postcode ?? '').startsWith(postcode))
    .map((place) => ({ place, fit: name === '' ? 0 : bestFit(namesOf(place, suburbNameOf(place)), name) }))
    .filter(({ fit }) => fit < NO_FIT)
    .sort((left, right) => left.fit - right.fit || right.place.population - left.place.population)
    .slice(0, take)
    .map(({ place }) => place)
}

/** The ways in which people write a place. */
function namesOf(place: PlaceRecord, suburbName: string | null): string[] {
  const { name } = place
  if (suburbName !== null) {
    const forms = [name, name.replace(/ Street$/, ' St'), name.replace(/ \w+$/, '')]
    return [name, ...forms.flatMap((form) => [`${form} ${suburbName}`, `${suburbName} ${form}`])]
  }
  if (place.type !== 'suburb' || !isCapitalCentre(place)) return [name]
  return [name, `${states[place.stateCode].capital} CBD`, 'CBD']
}

const bestFit = (names: readonly string[], typed: string): number =>
  Math.min(...names.map((name) => fitOf(name, typed)))

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

import { stateCodes } from '../../lookups/states.ts'
import type { CompletionIndex } from './completion-index.ts'
import { CITY, named } from './find-in-part.ts'
import { readTypedQuery, type TypedQuery } from './typed-query.ts'

const separator = /\s*(?:[,;/+&]|\b(?:and|or)\b)\s*/i

/**
 * The suburbs of a list, "Richmond, Cremorne and Hawthorn" or "3121, 3122": each part is the whole name of one or a postcode, alone or with
 * its state. Of like-named ones those of the state that has them all, else those where most people live.
 */
export function suburbsOfList(index: CompletionIndex, query: string): number[] {
  const parts = query.split(separator).filter((part) => part !== '')
  const stated = stateOf(parts.at(-1) ?? '')
  const names = stated === null ? parts : parts.slice(0, -1)
  if (names.length < 2 || !names.every((part) => /^\D*(?:\d{4}\D*)?$/.test(part))) return []
  const found = names.map((part) => suburbsOfPart(index, part, stated))
  if (found.some((numbers) => numbers.length === 0)) return []
  const peopleOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + (index.places[number]?.population ?? 0), 0)
  const inOneState = stateCodes
    .map((stateCode) =>
      found.map((numbers) => numbers.filter((number) => index.places[number]?.stateCode === stateCode)),
    )
    .filter((each) => each.every((numbers) => numbers.length > 0))
    .map((each) => each.flat())
    .sort((one, other) => peopleOf(other) - peopleOf(one))
  const meant = inOneState[0] ?? found.flatMap((numbers) => mostPeopled(index, numbers))
  // Of two names the one after a comma may be the city of the other.
  const isPair = names.length === 2 && query.includes(',') && !/\d/.test(names.at(-1) ?? '')
  const isBesideCity = isPair && (found.at(-1) ?? []).some((number) => peopleOf([number]) >= CITY)
  return isBesideCity ? [] : [...new Set(meant)]
}

/** The state of "VIC" or "VIC 3121", which says of what stands before it where it is. */
const stateOf = (part: string): TypedQuery | null =>
  readTypedQuery(part).find(({ name, stateCodes: codes }) => name === '' && codes.length > 0) ?? null

function suburbsOfPart(index: CompletionIndex, part: string, stated: TypedQuery | null): number[] {
  const numbers = readTypedQuery(part)
    .filter(({ isGuess, isSecondChoice }) => !isGuess && !isSecondChoice)
    .flatMap(({ name, postcode, stateCodes: codes }) => {
      const isWanted = (number: number) => {
        const place = index.places[number]
        if (place?.kind !== 'suburb' || (postcode !== '' && place.postcode !== postcode)) return false
        return [codes, stated?.stateCodes ?? []].every((each) => each.length === 0 || each.includes(place.stateCode))
      }
      if (name !== '') return named(index, name.split(' '), ['suburb']).filter(isWanted)
      return postcode.length === 4 ? [...index.places.keys()].filter(isWanted) : []
    })
  const populationOf = (number: number) => index.places[number]?.population ?? 0
  return [...new Set(numbers)].sort((one, other) => populationOf(other) - populationOf(one))
}

/** Of numbers in their order: the first, and those at its postcode. */
const mostPeopled = ({ places }: CompletionIndex, numbers: readonly number[]): number[] =>
  numbers.filter((number) => places[number]?.postcode === places[numbers[0] ?? -1]?.postcode)

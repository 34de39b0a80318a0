import { completionLabel } from './completion-label.ts'
import type { CompletionIndex, CompletionKind, CompletionPlace } from './completion-index.ts'
import { readTypedQuery, type TypedQuery } from './typed-query.ts'
import { findWithTypingErrors } from './typing-error.ts'

export type Completion<P extends CompletionPlace = CompletionPlace> = { place: P; label: string }

const MOST = 50

/** How well a place fits, the best first. Typing errors count on from `misspelt`. */
const fit = { exact: 0, beginning: 1, guessedState: 2, laterWord: 3, misspelt: 4, postcode: 1, state: 2 } as const

/**
 * The places that fit what was typed: by the beginning of the name or of a word in it, by the first digits of the
 * postcode, with the state after the name, and, where these are too few, with typing errors. The best first, among
 * equals the largest. Any text is answered; only its first 100 characters count. `limit` is 1 to 50; of all kinds when
 * `kinds` is left out.
 */
export function complete<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  query: string,
  { limit = 10, kinds }: { limit?: number; kinds?: readonly CompletionKind[] } = {},
): Completion<P>[] {
  const count = Math.min(MOST, Math.max(1, Math.trunc(limit) || 1))
  const isWanted = (place: P): boolean => kinds === undefined || kinds.includes(place.kind)
  const readings = readTypedQuery(query)
  const found = new FoundPlaces(index.places, isWanted)
  for (const reading of readings) findSpelt(index, reading, found)
  const mostErrors = found.size === 0 ? 2 : 1
  if (found.size < count) for (const reading of readings) findMisspelt(index, reading, mostErrors, found)
  // The state or the postcode may be the mistake.
  if (found.size === 0) {
    for (const reading of readings) findSpelt(index, { ...reading, stateCodes: [], postcode: '' }, found)
  }
  return found.best(count).map((place) => ({ place, label: completionLabel(place) }))
}

/** The places found so far, each with its best fit. */
class FoundPlaces<P extends CompletionPlace> {
  readonly #places: readonly P[]
  readonly #isWanted: (place: P) => boolean
  readonly #fits = new Map<number, number>()

  constructor(places: readonly P[], isWanted: (place: P) => boolean) {
    this.#places = places
    this.#isWanted = isWanted
  }

  get size(): number {
    return this.#fits.size
  }

  add(placeNumber: number, placeFit: number, reading: TypedQuery): void {
    const known = this.#fits.get(placeNumber)
    if (known !== undefined && known <= placeFit) return
    const place = this.#places[placeNumber]
    if (place !== undefined && this.#isWanted(place) && isMeant(place, reading)) this.#fits.set(placeNumber, placeFit)
  }

  best(count: number): P[] {
    return [...this.#fits]
      .flatMap(([placeNumber, placeFit]) => {
        const place = this.#places[placeNumber]
        return place === undefined ? [] : [{ place, placeFit }]
      })
      .sort(
        (a, b) =>
          a.placeFit - b.placeFit || b.place.population - a.place.population || (a.place.uri < b.place.uri ? -1 : 1),
      )
      .slice(0, count)
      .map(({ place }) => place)
  }
}

const isMeant = (place: CompletionPlace, { stateCodes, postcode }: TypedQuery): boolean =>
  (stateCodes.length === 0 || stateCodes.includes(place.stateCode)) &&
  (postcode === '' || (place.postcode ?? '').startsWith(postcode))

function findSpelt<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  reading: TypedQuery,
  found: FoundPlaces<P>,
): void {
  const { name, isGuess, postcode } = reading
  if (name === '') {
    if (postcode === '' && reading.stateCodes.length === 0) return
    index.places.forEach((_, number) => found.add(number, postcode === '' ? fit.state : fit.postcode, reading))
    return
  }
  for (let number = firstFrom(index.keys, name); number < index.keys.length; number++) {
    const key = index.keys[number] ?? ''
    if (!key.startsWith(name)) return
    const isWhole = index.isWholeName[number] === 1
    const isExact = isWhole && key === name
    if (isGuess && !isExact) continue
    const keyFit = isGuess ? fit.guessedState : isExact ? fit.exact : isWhole ? fit.beginning : fit.laterWord
    found.add(index.placeNumbers[number] ?? 0, keyFit, reading)
  }
}

/** Short texts with an error in them could be anything: none below 4 letters, one below 9, then two. */
const errorsAllowed = (name: string): number => (name.length < 4 ? 0 : name.length < 9 ? 1 : 2)

function findMisspelt<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  reading: TypedQuery,
  mostErrors: number,
  found: FoundPlaces<P>,
): void {
  const maximum = Math.min(mostErrors, errorsAllowed(reading.name))
  if (maximum === 0 || reading.isGuess) return
  findWithTypingErrors(index.keys, index.sharedLengths, reading.name, maximum, (number, distance) => {
    const wordPenalty = index.isWholeName[number] === 1 ? 0 : 1
    found.add(index.placeNumbers[number] ?? 0, fit.misspelt + 2 * distance + wordPenalty, reading)
  })
}

/** The number of the first key that is not before the text. */
function firstFrom(keys: readonly string[], text: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

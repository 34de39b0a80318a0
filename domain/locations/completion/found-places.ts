import type { CompletionPlace } from './completion-index.ts'
import type { TypedQuery } from './typed-query.ts'

type Found = { fit: number; isWhole: boolean }

/** The places found so far, each with its best fit. */
export class FoundPlaces<P extends CompletionPlace> {
  readonly #places: readonly P[]
  readonly #isWanted: (place: P) => boolean
  readonly #found = new Map<number, Found>()

  constructor(places: readonly P[], isWanted: (place: P) => boolean) {
    this.#places = places
    this.#isWanted = isWanted
  }

  get size(): number {
    return this.#found.size
  }

  /** `isWhole`: one of several that were meant together. */
  add(placeNumber: number, fit: number, reading: Pick<TypedQuery, 'stateCodes' | 'postcode'>, isWhole = false): void {
    const known = this.#found.get(placeNumber)
    if (known !== undefined && known.fit <= fit) return
    const place = this.#places[placeNumber]
    if (place !== undefined && this.#isWanted(place) && isMeantBy(reading, place)) {
      this.#found.set(placeNumber, { fit, isWhole })
    }
  }

  /** In no order: all whose fit is better than one. */
  all(worse = Infinity): P[] {
    return [...this.#found].flatMap(([placeNumber, { fit }]) => (fit < worse ? (this.#places[placeNumber] ?? []) : []))
  }

  /**
   * The best first, among equals the largest; a suburb without listings whose name is only begun after those with some (docs/product.md,
   * section 2.17.5). Where the best is one of a whole, all of that whole are meant. */
  best(count: number): { place: P; isMeant: boolean }[] {
    const inOrder = [...this.#found]
      .flatMap(([placeNumber, found]) => {
        const place = this.#places[placeNumber]
        return place === undefined ? [] : [{ place, rank: rankOf(place, found), size: sizeOf(place), ...found }]
      })
      .sort((a, b) => a.rank - b.rank || b.size - a.size || (a.place.uri < b.place.uri ? -1 : 1))
    const isWhole = inOrder[0]?.isWhole === true
    return inOrder
      .slice(0, count)
      .map(({ place, isWhole: isOfWhole }, at) => ({ place, isMeant: isWhole ? isOfWhole : at === 0 }))
  }
}

/** Fits of names that are typed whole, or of areas, are below it. */
const FIRST_BEGUN = 3
/** Beyond those with listings whose name begins so, or has a later word that does. */
const WITHOUT_LISTINGS = 2.25

const rankOf = ({ listingCount }: CompletionPlace, { fit, isWhole }: Found): number =>
  listingCount === 0 && !isWhole && fit >= FIRST_BEGUN ? fit + WITHOUT_LISTINGS : fit

/** People for each listing, about, where nobody states how many live there. */
const PEOPLE_OF_LISTING = 20

const sizeOf = ({ population, listingCount = 0 }: CompletionPlace): number =>
  population > 0 ? population : listingCount * PEOPLE_OF_LISTING

const isMeantBy = (
  { stateCodes, postcode }: Pick<TypedQuery, 'stateCodes' | 'postcode'>,
  place: CompletionPlace,
): boolean =>
  (stateCodes.length === 0 || stateCodes.includes(place.stateCode)) &&
  (postcode === '' || (place.postcode ?? '').startsWith(postcode))

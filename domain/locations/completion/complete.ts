import { stateOfPostBoxes } from '../post-box-postcodes.ts'
import { isCapitalCentre } from '../capital-centre.ts'
import { completionLabel } from './completion-label.ts'
import {
  type CompletionIndex,
  type CompletionKind,
  type CompletionPlace,
  firstFrom,
  keyKind,
} from './completion-index.ts'
import { directionsIn } from '../name-forms.ts'
import { findInPart } from './find-in-part.ts'
import { suburbsOfList } from './find-list.ts'
import { FoundPlaces } from './found-places.ts'
import { readTypedQuery, type TypedQuery } from './typed-query.ts'
import { findWithTypingErrors } from './typing-error.ts'

export type Completion<P extends CompletionPlace = CompletionPlace> = {
  place: P
  label: string
  /** Whether the text as it stands means this place: the best one, or one of the whole that it names (docs/product.md, section 2). */
  isMeant: boolean
}

const MOST = 50

/** How well a place fits, the best first. Typing errors count on from `misspelt`. */
const fit = {
  wholeArea: 0,
  name: 1,
  otherName: 2,
  beginning: 3,
  postcode: 3,
  streetOfPostcode: 4,
  guessedState: 4,
  laterWord: 5,
  state: 6,
  otherBeginning: 6.5,
  misspelt: 7,
  part: 20,
} as const

/** How well a place fits whose key is begun. */
const openFits: Readonly<Record<number, number>> = {
  [keyKind.name]: fit.beginning,
  [keyKind.otherName]: fit.otherBeginning,
}

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
  const found = find(index, query, kinds, count)
  return found.best(count).map(({ place, isMeant }) => ({ place, label: completionLabel(place), isMeant }))
}

/**
 * Every place that fits what was typed, in no order; by the beginning of another name or with a typing error only where nothing else
 * fits.
 */
export function fittingPlaces<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  query: string,
  kinds: readonly CompletionKind[],
): P[] {
  const found = find(index, query, kinds, 1)
  const well = found.all(fit.otherBeginning)
  return well.length > 0 ? well : found.all()
}

/** Looks for typing errors only where fewer than `enough` places are spelt as typed. */
function find<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  query: string,
  kinds: readonly CompletionKind[] | undefined,
  enough: number,
): FoundPlaces<P> {
  const readings = readTypedQuery(query)
  const found = new FoundPlaces(index.places, ({ kind }: P) => kinds === undefined || kinds.includes(kind))
  for (const reading of readings) if (!reading.isSecondChoice || found.size === 0) findSpelt(index, reading, found)
  if (found.size === 0) {
    const numbers = suburbsOfList(index, query)
    numbers.forEach((number, at) => found.add(number, fit.name + at / 1000, everywhere, numbers.length > 1))
  }
  if (found.size === 0) for (const reading of readings) findByPostBoxes(index, reading, found)
  // The postcode or the state may be the mistake, the state of the postcode the right one.
  for (const loosened of [statesOnly, postcodeOnly]) {
    if (found.size === 0) for (const reading of readings) findSpelt(index, loosened(index, reading), found)
  }
  const mostErrors = found.size === 0 ? 2 : 1
  if (found.size < enough) for (const reading of readings) findMisspelt(index, reading, mostErrors, found)
  if (found.size === 0) findInPart(index, readings, found, { fit: fit.part, isList: /[,;]/.test(query) })
  if (found.size === 0) for (const reading of readings) findAtPostcode(index, reading, found)
  if (found.size === 0) {
    for (const reading of readings) findSpelt(index, { ...reading, stateCodes: [], postcode: '' }, found)
  }
  return found
}

const everywhere = { stateCodes: [], postcode: '' } as const

const statesOnly = ({ places }: CompletionIndex, reading: TypedQuery): TypedQuery => {
  const { stateCodes, postcode } = reading
  const ofPostcode = postcode.length < 4 ? [] : places.filter((place) => place.postcode === postcode)
  const states = stateCodes.length > 0 ? stateCodes : [...new Set(ofPostcode.map(({ stateCode }) => stateCode))]
  return { ...reading, stateCodes: states, postcode: states.length > 0 ? '' : postcode }
}

const postcodeOnly = (_: CompletionIndex, reading: TypedQuery): TypedQuery =>
  reading.postcode.length < 4 ? reading : { ...reading, stateCodes: [] }

/** A place too small to be known has the postcode of those around it: "Cradle Mountain TAS 7306". */
function findAtPostcode<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  reading: TypedQuery,
  found: FoundPlaces<P>,
): void {
  if (reading.postcode.length === 4) findWithoutName(index, reading, found)
}

function findSpelt<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  reading: TypedQuery,
  found: FoundPlaces<P>,
): void {
  const { name, isGuess } = reading
  if (name === '') return findWithoutName(index, reading, found)
  if (!isGuess) findArea(index, reading, found)
  for (let number = firstFrom(index.keys, name); number < index.keys.length; number++) {
    const key = index.keys[number] ?? ''
    if (!key.startsWith(name)) return
    const kind = index.keyKinds[number]
    if (kind === keyKind.area) continue
    const isExact = kind !== keyKind.laterWord && key === name
    if (isGuess && !isExact) continue
    const exactFit = kind === keyKind.name ? fit.name : fit.otherName
    const openFit = openFits[kind ?? keyKind.laterWord] ?? fit.laterWord
    found.add(index.placeNumbers[number] ?? 0, isGuess ? fit.guessedState : isExact ? exactFit : openFit, reading)
  }
}

/** A postcode or a state alone: every place there; a whole postcode and a state are meant as a whole. */
function findWithoutName<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  reading: TypedQuery,
  found: FoundPlaces<P>,
): void {
  const { postcode, stateCodes } = reading
  if (postcode === '' && stateCodes.length === 0) return
  const isWholePostcode = postcode.length === 4
  index.places.forEach(({ kind }, number) => {
    if (postcode !== '')
      found.add(
        number,
        kind === 'street' ? fit.streetOfPostcode : fit.postcode,
        reading,
        isWholePostcode && kind === 'suburb',
      )
    else if (kind === 'region') found.add(number, fit.wholeArea, reading, true)
    else found.add(number, fit.state, reading)
  })
}

function findArea<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  reading: TypedQuery,
  found: FoundPlaces<P>,
): void {
  const { name } = reading
  const exact = index.areas.get(name)
  const areaFit = exact === undefined ? fit.beginning : fit.wholeArea
  const numbers = exact ?? areaBeginning(index, name)
  // Their order among themselves is that of the area.
  numbers.forEach((number, at) => found.add(number, areaFit + at / 1000, reading, true))
}

/** "greater melb": the one area that is meant when its name is not typed to its end. */
function areaBeginning({ areas }: CompletionIndex, name: string): readonly number[] {
  if (!name.includes(' ')) return []
  const begun = new Set([...areas].flatMap(([area, numbers]) => (area.startsWith(name) ? [numbers] : [])))
  const [only = []] = begun.size === 1 ? begun : []
  return only
}

/** A postcode at which nobody lives leads to the place of its post office, or to the capital of its state. */
function findByPostBoxes<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  reading: TypedQuery,
  found: FoundPlaces<P>,
): void {
  const { postcode, name } = reading
  if (postcode.length !== 4) return
  const anywhere = { ...reading, postcode: '' }
  const isOf = ({ otherPostcodes = [], name: own }: P) =>
    otherPostcodes.includes(postcode) && (name === '' || own.toLowerCase().startsWith(name))
  index.places.forEach((place, number) => {
    if (isOf(place)) found.add(number, fit.postcode, anywhere, true)
  })
  const stateCode = stateOfPostBoxes(postcode)
  if (found.size > 0 || stateCode === null || name !== '') return
  index.places.forEach((place, number) => {
    if (place.kind === 'suburb' && place.stateCode === stateCode && isCapitalCentre(place)) {
      found.add(number, fit.postcode, anywhere, true)
    }
  })
}

/** "North Brisbane" is no slip of South Brisbane. */
const isSameDirection = (typed: string, name: string): boolean => {
  const [own, other] = [directionsIn(typed), directionsIn(name)]
  return own === '' || other === '' || own === other
}

/** The name of an area is looked for with errors from so many letters on. */
const SHORTEST_AREA = 10

/** Short texts with an error in them could be anything: none below 4 letters, one below 9, then two. */
const errorsAllowed = (name: string): number => (name.length < 4 ? 0 : name.length < 9 ? 1 : 2)

function findMisspelt<P extends CompletionPlace>(
  index: CompletionIndex<P>,
  reading: TypedQuery,
  mostErrors: number,
  found: FoundPlaces<P>,
): void {
  const maximum = Math.min(mostErrors, errorsAllowed(reading.name))
  if (maximum === 0 || reading.isGuess || !reading.isErrorForgiven) return
  findWithTypingErrors(index.keys, index.sharedLengths, reading.name, maximum, (number, distance) => {
    // "tall" is no slip of "all of Melbourne".
    if (index.keyKinds[number] === keyKind.area && reading.name.length < SHORTEST_AREA) return
    if (!isSameDirection(reading.name, index.keys[number] ?? '')) return
    const wordPenalty = index.keyKinds[number] === keyKind.laterWord ? 1 : 0
    const isLonger = (index.keys[number]?.length ?? 0) > reading.name.length + maximum
    found.add(
      index.placeNumbers[number] ?? 0,
      fit.misspelt + 2 * distance + wordPenalty + (isLonger ? 0.5 : 0),
      reading,
    )
  })
}

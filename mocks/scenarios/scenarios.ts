import { remove } from '../world/table.ts'
import type { World } from '../world/world.ts'

/** A situation that the mocks can be put into. */
export type Scenario = {
  /** In a sentence, for whoever chooses one. */
  about: string
  /** Changes the data. */
  prepare?: (world: World) => void
  /** Milliseconds before every answer. */
  delay?: number
  /** Every page of a search begins at least here. */
  leastSkip?: number
  /** Every call is answered with this problem. */
  problem?: { status: number; code: string; message: string }
  /** Every operation of GraphQL ends in this error. */
  operationError?: { code: string; message: string }
  /** Every call ends without an answer. */
  isOffline?: boolean
  knowsNoHash?: boolean
  answersOneTooFew?: boolean
}

const available = { statusType: { equals: 'available' } } as const
const everything = {}

/** The situations by name, as `?scenario=` and `useScenario` take them. */
export const scenarios = {
  default: { about: 'The world as it is.' },
  'empty-result': {
    about: 'There are places and offices, but not one listing.',
    prepare: ({ listings, enquiries, listingDrafts }) => {
      listings.deleteMany({ where: everything })
      enquiries.deleteMany({ where: everything })
      for (const { id, listingId } of listingDrafts.getAll()) if (listingId !== null) remove(listingDrafts, { id })
    },
  },
  'many-results': {
    about: 'Every home is there forty times, so that results have many pages.',
    prepare: ({ listings }) => {
      for (const listing of listings.getAll()) {
        for (let copy = 1; copy < 40; copy++) listings.create({ ...listing, id: listing.id + copy * 10_000 })
      }
    },
  },
  'past-the-end': { about: 'The page of results that is asked for lies past the last one.', leastSkip: 1_000_000 },
  'under-offer': {
    about: 'Every home on the market is under offer.',
    prepare: ({ listings }) => void listings.updateMany({ where: available, data: { isUnderOffer: true } }),
  },
  'hidden-address': {
    about: 'Every agent hides the street address.',
    prepare: ({ listings }) => void listings.updateMany({ where: everything, data: { isAddressHidden: true } }),
  },
  'price-withheld': {
    about: 'Every price is withheld.',
    prepare: ({ listings }) =>
      void listings.updateMany({
        where: everything,
        data: { isPriceWithheld: true, priceFrom: null, priceTo: null, bond: null },
      }),
  },
  'no-photos': {
    about: 'No home has a photo.',
    prepare: ({ listings }) => void listings.updateMany({ where: everything, data: { photos: [], floorPlans: [] } }),
  },
  withdrawn: {
    about: 'Every home was withdrawn by its agent.',
    prepare: ({ listings }) => void listings.updateMany({ where: everything, data: { statusType: 'removed' } }),
  },
  'unknown-location': {
    about: 'No place can be found by its name.',
    prepare: ({ places }) => {
      for (const { id, uri } of places.getAll()) {
        places.updateMany({ where: { id: { equals: id } }, data: { uri: `gone-${uri}` } })
      }
    },
  },
  slow: { about: 'Every answer takes three seconds.', delay: 3000 },
  failure: {
    about: 'Every operation fails inside.',
    problem: { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side.' },
    operationError: { code: 'INTERNAL', message: 'Something went wrong on our side.' },
  },
  unavailable: {
    about: 'The portal cannot reach its data.',
    problem: {
      status: 503,
      code: 'UNAVAILABLE',
      message: 'We can’t reach our data right now. Please try again shortly.',
    },
  },
  'too-many-requests': {
    about: 'The visitor has asked too often.',
    problem: { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please slow down.' },
  },
  offline: { about: 'No call gets an answer.', isOffline: true },
  'persisted-query-not-found': { about: 'No document is known by its hash.', knowsNoHash: true },
  'short-batch': { about: 'A batch is answered with one answer too few.', answersOneTooFew: true },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

// Object.keys loses the key type; the table is a constant.
export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[]

export const isScenarioName = (text: string | null): text is ScenarioName =>
  text !== null && Object.hasOwn(scenarios, text)

/** The name of a situation; throws an error that lists the names when there is no such situation. */
export function requireScenarioName(text: string): ScenarioName {
  if (isScenarioName(text)) return text
  throw new RangeError(`There is no scenario "${text}". Choose one of: ${scenarioNames.join(', ')}.`)
}

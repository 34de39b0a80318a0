import type { LatLong } from '#domain/geo/lat-long.ts'
import type { AddressBook } from './addresses/address-book.ts'
import { type DemoStreet, streetsOf } from './addresses/streets.ts'
import { countsOfPlaces, type PlannedListing, planListings } from './listings/listing-plan.ts'
import type { DemoListing } from './listings/listing-row.ts'
import { projectsOf } from './listings/projects.ts'
import type { ListingWorld, PlaceStock } from './listings/listing-draft.ts'
import { writeListing } from './listings/write-listing.ts'
import { demoGround } from '#demo/ground/demo-ground.ts'
import { besideNearestStreet, type StreetLine } from '#demo/ground/stand-on-street.ts'
import {
  type DemoRegion,
  type LocationNumbers,
  locationNumbers,
  type LocationRow,
  locationRows,
  numberLocations,
} from './locations.ts'
import { type DemoAgent, drawAgents } from './people/agents.ts'
import { type DemoCompany, type DemoOffice, drawOffices } from './people/offices.ts'
import { officeChoices } from './people/office-choice.ts'
import type { DemoPlace, PlaceProfile } from './places/demo-place.ts'
import { profilePlaces } from './places/place-profile.ts'
import { placeWeight } from './places/place-weights.ts'
import { type PlacePrices, pricePlaces } from './prices/place-prices.ts'
import { type DemoSchool, drawSchools } from './schools/schools.ts'
import { placeFacts } from './texts/offer-facts.ts'

export type DemoWorldOptions = {
  places: readonly DemoPlace[]
  regions: readonly DemoRegion[]
  seed: string
  now: Date
  /** 1 for the whole demonstration; less for tests. */
  scale: number
  /** Locations that the database has already, by uri. */
  knownLocations?: ReadonlyMap<string, number>
}

/** The whole demonstration. Everything but the listings is small and there at once; listings are written as they are asked for. */
export type DemoWorld = {
  profiles: readonly PlaceProfile[]
  prices: readonly PlacePrices[]
  /** Regions, suburbs and streets; lays out every suburb. */
  locations: () => Generator<LocationRow>
  uriOfLocation: (id: number) => string | undefined
  companies: readonly DemoCompany[]
  offices: readonly DemoOffice[]
  agents: readonly DemoAgent[]
  schools: readonly DemoSchool[]
  plans: readonly PlannedListing[]
  locationIdOf: (placeIndex: number) => number
  /** The streets of these uris. */
  streetsOf: (uris: ReadonlySet<string>) => Map<string, { line: StreetLine; isRural: boolean }>
  /** The nearest point beside a street of the place. */
  besideStreet: (placeIndex: number, point: LatLong) => LatLong
  /** Every listing once, in the order of their ids; or those of other plans. */
  listings: (others?: readonly PlannedListing[]) => Generator<DemoListing>
}

const COMPANY_COUNT = 60
const OFFICE_COUNT = 220
const AGENT_COUNT = 900

/** The same options give the same world on every machine. */
export function createDemoWorld(options: DemoWorldOptions): DemoWorld {
  const { seed, scale } = options
  const profiles = profilePlaces(options.places)
  const prices = pricePlaces(profiles)
  const plans = planListings(seed, profiles, scale)
  const streets = streetsOfPlaces(seed, profiles, plans)
  const numberOf = locationNumbers(options.knownLocations ?? new Map())
  const uris = numberLocations(options.regions, profiles, streets, numberOf)
  const linesOf = demoGround({ seed, profiles, streets })
  const { companies, offices } = drawOffices(seed, profiles, profiles.map(placeWeight), {
    companies: COMPANY_COUNT,
    offices: OFFICE_COUNT,
  })
  const agents = drawAgents(
    seed,
    offices,
    profiles.map(({ place }) => place.name),
    AGENT_COUNT,
  )
  const schools = drawSchools(seed, profiles)
  const parts = { options, profiles, prices, streets, linesOf, numberOf, offices, agents, schools, plans }
  return {
    profiles,
    prices,
    locations: () => locationRows(options.regions, profiles, streets, numberOf, linesOf),
    uriOfLocation: (id) => uris.get(id),
    streetsOf: (wanted) => streetsByUri(wanted, streets, linesOf),
    besideStreet: (placeIndex, point) => besideNearestStreet(linesOf(placeIndex), point),
    companies,
    offices,
    agents,
    schools,
    plans,
    locationIdOf: (placeIndex) => numberOf('suburb', profiles[placeIndex]?.place.uri ?? ''),
    *listings(wanted = plans) {
      const world = listingWorld(parts)
      for (const plan of wanted) yield writeListing(world, plan)
    },
  }
}

function streetsOfPlaces(
  seed: string,
  profiles: readonly PlaceProfile[],
  plans: readonly PlannedListing[],
): DemoStreet[][] {
  const counts = countsOfPlaces(plans)
  return profiles.map((profile, index) => {
    const count = counts.get(index) ?? 0
    return count === 0 ? [] : streetsOf(profile, count, seed)
  })
}

function streetsByUri(
  wanted: ReadonlySet<string>,
  streets: readonly DemoStreet[][],
  linesOf: (placeIndex: number) => readonly StreetLine[],
) {
  const all = new Map<string, { line: StreetLine; isRural: boolean }>()
  streets.forEach((ofPlace, placeIndex) => {
    ofPlace.forEach(({ uri, isRural }, index) => {
      const line = wanted.has(uri) ? linesOf(placeIndex)[index] : undefined
      if (line !== undefined) all.set(uri, { line, isRural })
    })
  })
  return all
}

type Parts = {
  options: DemoWorldOptions
  profiles: readonly PlaceProfile[]
  prices: readonly PlacePrices[]
  streets: readonly DemoStreet[][]
  linesOf: (placeIndex: number) => readonly StreetLine[]
  numberOf: LocationNumbers
  offices: readonly DemoOffice[]
  agents: readonly DemoAgent[]
  schools: readonly DemoSchool[]
  plans: readonly PlannedListing[]
}

function listingWorld({
  options,
  profiles,
  prices,
  streets,
  linesOf,
  numberOf,
  offices,
  agents,
  schools,
  plans,
}: Parts): ListingWorld {
  const choices = officeChoices(profiles, offices)
  const teams = Map.groupBy(agents, ({ officeId }) => officeId)
  const homesForSale = countsOfPlaces(plans.filter(({ mode }) => mode === 'sale'))
  const schoolsOfPlace = Map.groupBy(schools, ({ placeIndex }) => placeIndex)
  const stocks = new Map<number, PlaceStock>()
  const newStock = (placeIndex: number): PlaceStock => {
    const profile = profiles[placeIndex]
    const price = prices[placeIndex]
    if (profile === undefined || price === undefined) throw new Error(`There is no place ${placeIndex}`)
    const placeStreets = streets[placeIndex] ?? []
    const addressBook: AddressBook = { streets: placeStreets, lines: linesOf(placeIndex), taken: new Set() }
    return {
      profile,
      prices: price,
      locationId: numberOf('suburb', profile.place.uri),
      streetIds: placeStreets.map(({ uri }) => numberOf('street', uri)),
      addressBook,
      offices: choices[placeIndex] ?? [],
      projects: projectsOf(
        options.seed,
        profile,
        addressBook,
        choices[placeIndex] ?? [],
        homesForSale.get(placeIndex) ?? 0,
      ),
      placeFacts: placeFacts(profile),
      schools: (schoolsOfPlace.get(placeIndex) ?? []).map(({ name }) => name),
    }
  }
  return {
    seed: options.seed,
    now: options.now,
    knownTitles: new Set(),
    teamOf: (officeId) => teams.get(officeId) ?? [],
    stockOf(placeIndex) {
      const stock = stocks.get(placeIndex) ?? newStock(placeIndex)
      stocks.set(placeIndex, stock)
      return stock
    },
  }
}

import { timeZoneOfPlace } from '#domain/locations/time-zone-of-place.ts'
import { type AddressBook, type DemoAddress, drawAddress } from '#demo/data/addresses/address-book.ts'
import type { Random } from '#demo/data/random/random.ts'
import type { Home } from '#demo/data/homes/home.ts'
import { drawHome } from '#demo/data/homes/home-model.ts'
import { isRuralType } from '#demo/data/homes/land.ts'
import { drawPropertyType } from '#demo/data/homes/type-mix.ts'
import type { DemoAgent } from '#demo/data/people/agents.ts'
import { drawListingAgents, drawOffice, type OfficeChoice } from '#demo/data/people/office-choice.ts'
import type { DemoOffice } from '#demo/data/people/offices.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { valueOfHome } from '#demo/data/prices/home-value.ts'
import type { PlacePrices } from '#demo/data/prices/place-prices.ts'
import type { SaleMethod } from '#demo/data/prices/price-text.ts'
import type { FactRecord } from '#demo/data/texts/grammar.ts'
import { dayText, type LocalDay, localDayOf } from '#demo/data/time/local-day.ts'
import { drawDates, type ListingDates } from './listing-dates.ts'
import { drawMethod, mayBeNew } from './listing-kind.ts'
import type { PlannedListing } from './listing-plan.ts'
import { addressInProject, type DemoProject, SHARE_OF_NEW_APARTMENTS } from './projects.ts'

/** Everything about one place that its listings draw on. */
export type PlaceStock = {
  profile: PlaceProfile
  prices: PlacePrices
  locationId: number
  /** The ids of the streets, in the order of the address book's. */
  streetIds: readonly number[]
  addressBook: AddressBook
  offices: OfficeChoice
  projects: readonly DemoProject[]
  placeFacts: FactRecord
  /** Names of its schools. */
  schools: readonly string[]
}

export type ListingWorld = {
  seed: string
  now: Date
  stockOf: (placeIndex: number) => PlaceStock
  teamOf: (officeId: number) => readonly DemoAgent[]
  knownTitles: Set<string>
}

/** What has been decided about a listing while it is written. */
export type Draft = {
  plan: PlannedListing
  stock: PlaceStock
  home: Home
  isRental: boolean
  isOnMarket: boolean
  isHidden: boolean
  address: DemoAddress
  /** The building that its developer sells it in. */
  project: DemoProject | null
  office: DemoOffice
  agents: [DemoAgent, ...DemoAgent[]]
  saleMethod: SaleMethod | null
  dates: ListingDates
  today: LocalDay
  timeZone: string
  value: number
}

/** Decides what, where and when a listing is, and who sells it. */
export function drawDraft(random: Random, world: ListingWorld, plan: PlannedListing): Draft {
  const stock = world.stockOf(plan.placeIndex)
  const { profile } = stock
  const isRental = plan.mode === 'rent' || plan.mode === 'leased' || (plan.mode === 'removed' && random.chance(0.4))
  const isOnMarket = plan.mode === 'sale' || plan.mode === 'rent'
  const timeZone = timeZoneOfPlace(profile.place)
  const today = localDayOf(world.now, timeZone)
  const propertyType = drawPropertyType(random, profile, isRental)
  const project = plan.mode === 'sale' && propertyType === 'Apartment' ? drawProject(random, stock.projects) : null
  const isNewDevelopment =
    project !== null || (plan.mode === 'sale' && mayBeNew(propertyType, profile) && random.chance(0.075))
  const thisYear = Number(dayText(today).slice(0, 4))
  const home = drawHome(random, { profile, propertyType, isRental, isNewDevelopment, thisYear })
  const value = valueOfHome(random, home, profile, stock.prices)
  const office = project?.office ?? drawOffice(random, stock.offices)
  return {
    plan,
    stock,
    home,
    isRental,
    isOnMarket,
    isHidden: project === null && random.chance(isRuralType(propertyType) ? 0.08 : 0.04),
    address:
      project === null
        ? drawAddress(random, home, stock.addressBook)
        : addressInProject(random, home, project, stock.addressBook),
    project,
    office,
    agents: drawListingAgents(random, world.teamOf(office.id), isRental),
    saleMethod: isRental ? null : drawMethod(random, home, value, profile),
    dates: drawDates(random, plan, { isRental, today, timeZone, now: world.now }),
    today,
    timeZone,
    value,
  }
}

const drawProject = (random: Random, projects: readonly DemoProject[]): DemoProject | null =>
  projects.length > 0 && random.chance(SHARE_OF_NEW_APARTMENTS)
    ? (projects[random.whole(0, projects.length - 1)] ?? null)
    : null

import { addMonths, addQuarters, addYears, lightFormat, startOfMonth, startOfQuarter, startOfYear } from 'date-fns'
import { zonedDate } from '#domain/time/zoned-date.ts'
import type { SettlementKind } from '#domain/geo/surrounding-radius.ts'
import { regionSlug, streetSlug, suburbSlug } from '#domain/search/location-slug.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { MedianRecord, PlaceRecord } from './records.ts'

type RegionRow = [id: number, name: string, state: StateCode, latitude: number, longitude: number]

const regions: RegionRow[] = [
  [1, 'Inner Melbourne', 'VIC', -37.805, 144.975],
  [2, 'Daylesford and the Macedon Ranges', 'VIC', -37.33, 144.2],
]

type SuburbRow = {
  id: number
  name: string
  state: StateCode
  postcode: string
  region: number | null
  at: [latitude: number, longitude: number]
  settlement: SettlementKind
  population: number
  /** Median prices of a house and a unit in dollars and their weekly rents; null where too few homes change hands. */
  prices: [houseSale: number, unitSale: number, houseRent: number, unitRent: number] | null
}

const suburbs: SuburbRow[] = [
  {
    id: 10,
    name: 'Melbourne',
    state: 'VIC',
    postcode: '3000',
    region: 1,
    at: [-37.814, 144.96332],
    settlement: 'city',
    population: 54_941,
    prices: [1_180_000, 495_000, 780, 620],
  },
  {
    id: 11,
    name: 'Fitzroy',
    state: 'VIC',
    postcode: '3065',
    region: 1,
    at: [-37.79839, 144.97833],
    settlement: 'city',
    population: 10_431,
    prices: [1_525_000, 720_000, 850, 590],
  },
  {
    id: 12,
    name: 'Carlton',
    state: 'VIC',
    postcode: '3053',
    region: 1,
    at: [-37.80021, 144.96704],
    settlement: 'city',
    population: 16_055,
    prices: [1_460_000, 420_000, 820, 540],
  },
  {
    id: 13,
    name: 'Collingwood',
    state: 'VIC',
    postcode: '3066',
    region: 1,
    at: [-37.80211, 144.98819],
    settlement: 'city',
    population: 9179,
    prices: [1_240_000, 640_000, 780, 580],
  },
  {
    id: 14,
    name: 'Richmond',
    state: 'VIC',
    postcode: '3121',
    region: null,
    at: [-37.81819, 145.00176],
    settlement: 'city',
    population: 28_587,
    prices: [1_390_000, 610_000, 800, 560],
  },
  {
    id: 15,
    name: 'Daylesford',
    state: 'VIC',
    postcode: '3460',
    region: 2,
    at: [-37.34106, 144.14247],
    settlement: 'country',
    population: 2781,
    prices: [845_000, 560_000, 520, 400],
  },
  {
    id: 16,
    name: 'Hepburn Springs',
    state: 'VIC',
    postcode: '3461',
    region: 2,
    at: [-37.30833, 144.13752],
    settlement: 'country',
    population: 368,
    prices: null,
  },
  {
    id: 20,
    name: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    region: null,
    at: [-33.86785, 151.20732],
    settlement: 'city',
    population: 16_667,
    prices: [2_950_000, 1_210_000, 1450, 980],
  },
  {
    id: 21,
    name: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    region: null,
    at: [-33.89671, 151.17925],
    settlement: 'city',
    population: 14_690,
    prices: [1_980_000, 890_000, 1100, 690],
  },
  {
    id: 22,
    name: 'Richmond',
    state: 'NSW',
    postcode: '2753',
    region: null,
    at: [-33.59838, 150.75334],
    settlement: 'fringe',
    population: 5418,
    prices: [905_000, 560_000, 600, 450],
  },
  {
    id: 30,
    name: 'Paddington',
    state: 'QLD',
    postcode: '4064',
    region: null,
    at: [-27.46049, 152.99908],
    settlement: 'city',
    population: 8862,
    prices: [1_720_000, 690_000, 880, 580],
  },
  {
    id: 31,
    name: 'Park Ridge South',
    state: 'QLD',
    postcode: '4125',
    region: null,
    at: [-27.72551, 153.03302],
    settlement: 'fringe',
    population: 1560,
    prices: [1_080_000, 640_000, 720, 540],
  },
  {
    id: 40,
    name: 'Fremantle',
    state: 'WA',
    postcode: '6160',
    region: null,
    at: [-32.05632, 115.74557],
    settlement: 'city',
    population: 9240,
    prices: [1_150_000, 610_000, 760, 560],
  },
  {
    id: 50,
    name: 'Battery Point',
    state: 'TAS',
    postcode: '7004',
    region: null,
    at: [-42.89214, 147.33411],
    settlement: 'city',
    population: 2000,
    prices: [1_310_000, 720_000, 680, 500],
  },
  {
    id: 60,
    name: 'Humpty Doo',
    state: 'NT',
    postcode: '0836',
    region: null,
    at: [-12.57489, 131.10399],
    settlement: 'country',
    population: 4380,
    prices: null,
  },
]

type StreetRow = [id: number, name: string, suburb: number, latitude: number, longitude: number]

const streets: StreetRow[] = [
  [100, 'Gore Street', 11, -37.79812, 144.98105],
  [101, 'Rathdowne Street', 12, -37.79611, 144.97043],
  [102, 'Wellington Street', 13, -37.80302, 144.98511],
]

/** The places of the world; their medians are stated for the years, quarters and months before `now`. */
export function placesOf(now: Date): PlaceRecord[] {
  const dates = datesOfPeriods(zonedDate(now, 'Australia/Melbourne'))
  return [
    ...regions.map(([id, name, stateCode, latitude, longitude]): PlaceRecord => ({
      id,
      uri: regionSlug({ name, stateCode }),
      type: 'region',
      name,
      stateCode,
      postcode: null,
      regionId: null,
      suburbId: null,
      latLong: { latitude, longitude },
      settlement: 'city',
      population: 0,
      medians: [],
    })),
    ...suburbs.map(({ id, name, state, postcode, region, at, settlement, population, prices }): PlaceRecord => ({
      id,
      uri: suburbSlug({ name, stateCode: state, postcode }),
      type: 'suburb',
      name,
      stateCode: state,
      postcode,
      regionId: region,
      suburbId: null,
      latLong: { latitude: at[0], longitude: at[1] },
      settlement,
      population,
      medians: prices === null ? [] : mediansOf(prices, population, dates),
    })),
    ...streets.map(([id, name, suburbId, latitude, longitude]): PlaceRecord => {
      const suburb = suburbs.find((each) => each.id === suburbId)
      if (suburb === undefined) throw new Error(`${name} has no suburb`)
      const { state: stateCode, postcode, settlement } = suburb
      return {
        id,
        uri: streetSlug({ name, suburb: suburb.name, stateCode, postcode }),
        type: 'street',
        name,
        stateCode,
        postcode,
        regionId: null,
        suburbId,
        latLong: { latitude, longitude },
        settlement,
        population: 0,
        medians: [],
      }
    }),
  ]
}

const series = [
  { kind: 'sold', group: 'house' },
  { kind: 'sold', group: 'unit' },
  { kind: 'rent', group: 'house' },
  { kind: 'rent', group: 'unit' },
] as const

const periods = [
  { period: 'yearly', count: 5, share: 1, yearlyStep: 1, startOf: startOfYear, add: addYears },
  { period: 'quarterly', count: 8, share: 0.25, yearlyStep: 0.25, startOf: startOfQuarter, add: addQuarters },
  { period: 'monthly', count: 12, share: 0.08, yearlyStep: 1 / 12, startOf: startOfMonth, add: addMonths },
] as const

const YEARLY_GROWTH = 0.04

type PeriodDates = Record<(typeof periods)[number]['period'], readonly string[]>

/** When each period began, the newest first. Once for all places: calculating dates takes longer than all else that makes a world. */
function datesOfPeriods(today: Date): PeriodDates {
  const datesOf = ({ count, startOf, add }: (typeof periods)[number]) =>
    Array.from({ length: count }, (_, age) => lightFormat(add(startOf(today), -age), 'yyyy-MM-dd'))
  const [yearly, quarterly, monthly] = periods
  return { yearly: datesOf(yearly), quarterly: datesOf(quarterly), monthly: datesOf(monthly) }
}

/** The newest first in each series; every year before was 4% cheaper. */
function mediansOf(prices: readonly number[], population: number, dates: PeriodDates): MedianRecord[] {
  return series.flatMap(({ kind, group }, index) =>
    periods.flatMap(({ period, share, yearlyStep }) =>
      dates[period].map((startsOn, age) => ({
        kind,
        group,
        period,
        startsOn,
        value: Math.round((prices[index] ?? 0) / (1 + YEARLY_GROWTH) ** (age * yearlyStep)),
        sampleCount: Math.max(1, Math.round((population / 100) * share)),
      })),
    ),
  )
}

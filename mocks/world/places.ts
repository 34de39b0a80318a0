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

/** Median prices of a house and a unit in dollars and their weekly rents; null where too few homes change hands. */
type Prices = [houseSale: number, unitSale: number, houseRent: number, unitRent: number] | null
type Label = `${string}, ${StateCode} ${string}`
type SuburbRow = [number, Label, number | null, SettlementKind, number, latitude: number, longitude: number, Prices]

/** Number, name, region, settlement, population, where it is, and prices. */
const suburbRows: SuburbRow[] = [
  [10, 'Melbourne, VIC 3000', 1, 'city', 54_941, -37.814, 144.96332, [1_180_000, 495_000, 780, 620]],
  [11, 'Fitzroy, VIC 3065', 1, 'city', 10_431, -37.79839, 144.97833, [1_525_000, 720_000, 850, 590]],
  [12, 'Carlton, VIC 3053', 1, 'city', 16_055, -37.80021, 144.96704, [1_460_000, 420_000, 820, 540]],
  [13, 'Collingwood, VIC 3066', 1, 'city', 9179, -37.80211, 144.98819, [1_240_000, 640_000, 780, 580]],
  [14, 'Richmond, VIC 3121', null, 'city', 28_587, -37.81819, 145.00176, [1_390_000, 610_000, 800, 560]],
  [15, 'Daylesford, VIC 3460', 2, 'country', 2781, -37.34106, 144.14247, [845_000, 560_000, 520, 400]],
  [16, 'Hepburn Springs, VIC 3461', 2, 'country', 368, -37.30833, 144.13752, null],
  [20, 'Sydney, NSW 2000', null, 'city', 16_667, -33.86785, 151.20732, [2_950_000, 1_210_000, 1450, 980]],
  [21, 'Newtown, NSW 2042', null, 'city', 14_690, -33.89671, 151.17925, [1_980_000, 890_000, 1100, 690]],
  [22, 'Richmond, NSW 2753', null, 'fringe', 5418, -33.59838, 150.75334, [905_000, 560_000, 600, 450]],
  [30, 'Paddington, QLD 4064', null, 'city', 8862, -27.46049, 152.99908, [1_720_000, 690_000, 880, 580]],
  [31, 'Park Ridge South, QLD 4125', null, 'fringe', 1560, -27.72551, 153.03302, [1_080_000, 640_000, 720, 540]],
  [40, 'Fremantle, WA 6160', null, 'city', 9240, -32.05632, 115.74557, [1_150_000, 610_000, 760, 560]],
  [50, 'Battery Point, TAS 7004', null, 'city', 2000, -42.89214, 147.33411, [1_310_000, 720_000, 680, 500]],
  [60, 'Humpty Doo, NT 0836', null, 'country', 4380, -12.57489, 131.10399, null],
]

const suburbs = suburbRows.map(([id, label, regionId, settlement, population, latitude, longitude, prices]) => {
  const [, name = '', stateCode = '', postcode = ''] = /^(.+), (\w+) (\d+)$/.exec(label) ?? []
  // The label has one of the states in it.
  const place = { id, name, stateCode: stateCode as StateCode, postcode, regionId, settlement, population }
  return { ...place, latLong: { latitude, longitude }, prices }
})

type StreetRow = [id: number, name: string, suburb: number, latitude: number, longitude: number]

const streets: StreetRow[] = [
  [100, 'Gore Street', 11, -37.79812, 144.98105],
  [101, 'Rathdowne Street', 12, -37.79611, 144.97043],
  [102, 'Wellington Street', 13, -37.80302, 144.98511],
]

const nothing = { regionId: null, suburbId: null, suburbName: null, postcode: null, population: 0, medians: [] }

/** The places of the world; their medians are stated for the years, quarters and months before `now`. */
export function placesOf(now: Date): PlaceRecord[] {
  const dates = datesOfPeriods(zonedDate(now, 'Australia/Melbourne'))
  return [
    ...regions.map(([id, name, stateCode, latitude, longitude]): PlaceRecord => {
      const place = { ...nothing, id, type: 'region', name, stateCode, settlement: 'city' } as const
      return { ...place, uri: regionSlug(place), latLong: { latitude, longitude } }
    }),
    ...suburbs.map(({ prices, ...place }): PlaceRecord => {
      const medians = prices === null ? [] : mediansOf(prices, place.population, dates)
      return { ...nothing, ...place, type: 'suburb', uri: suburbSlug(place), medians }
    }),
    ...streets.map(([id, name, suburbId, latitude, longitude]): PlaceRecord => {
      const suburb = suburbs.find((each) => each.id === suburbId)
      if (suburb === undefined) throw new Error(`${name} has no suburb`)
      const { stateCode, postcode, settlement, name: suburbName } = suburb
      const place = { ...nothing, id, type: 'street', name, stateCode, postcode, settlement, suburbId } as const
      const uri = streetSlug({ name, suburb: suburbName, stateCode, postcode })
      return { ...place, suburbName, uri, latLong: { latitude, longitude } }
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

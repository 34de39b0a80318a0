import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import type { PlacePrices } from '#demo/data/prices/place-prices.ts'
import { priceLevels } from '#demo/data/prices/price-levels.ts'
import { dayText, type LocalDay } from '#demo/data/time/local-day.ts'

/** A sale or a lease of the demonstration. */
export type MarketSample = {
  locationId: number
  kind: 'sold' | 'rent'
  group: 'house' | 'unit'
  day: LocalDay
  price: number
}

export type MedianRow = {
  location_id: number
  kind: 'sold' | 'rent'
  property_group: 'house' | 'unit' | 'all'
  period: 'yearly' | 'quarterly' | 'monthly'
  starts_on: string
  median: number
  sample_count: number
}

/** A place whose market has a history: a suburb. */
export type MarketPlace = { locationId: number; profile: PlaceProfile; prices: PlacePrices }

const periods = [
  { period: 'yearly', months: 12, count: 6, leastYearlySales: 8 },
  { period: 'quarterly', months: 3, count: 8, leastYearlySales: 90 },
  { period: 'monthly', months: 1, count: 12, leastYearlySales: 160 },
] as const

/** Fewer samples than this say nothing about a median. */
const LEAST_SAMPLES = 5
const YEARLY_GROWTH = { sold: 0.052, rent: 0.047 }

/**
 * The medians of every place up to a day. A period in which the demonstration itself has five sales or leases or more gets
 * their exact median; the others, and the years before, follow the level of the place with plausible ups and downs.
 * Only places with enough sales have a history; small ones have yearly figures only.
 */
export function* writeMedians(
  seed: string,
  places: readonly MarketPlace[],
  samples: readonly MarketSample[],
  today: LocalDay,
): Generator<MedianRow> {
  const bySeries = Map.groupBy(samples, ({ locationId, kind, group }) => `${locationId} ${kind} ${group}`)
  for (const place of places) {
    for (const kind of ['sold', 'rent'] as const) {
      for (const group of ['house', 'unit'] as const) {
        const yearlySales = salesPerYear(place.profile, kind, group)
        const known = bySeries.get(`${place.locationId} ${kind} ${group}`) ?? []
        yield* seriesOf(createRandom(seed, 'medians', place.profile.place.uri, kind, group), {
          place,
          kind,
          group,
          yearlySales,
          samples: known,
          today,
        })
      }
    }
  }
}

type Series = {
  place: MarketPlace
  kind: 'sold' | 'rent'
  group: 'house' | 'unit'
  yearlySales: number
  samples: readonly MarketSample[]
  today: LocalDay
}

function* seriesOf(random: Random, series: Series): Generator<MedianRow> {
  const { place, kind, group, yearlySales, samples, today } = series
  const level = levelOf(place, kind, group) * Math.exp(random.normal() * 0.03)
  const mood = random.between(0, 6.28)
  for (const { period, months, count, leastYearlySales } of periods) {
    if (yearlySales < leastYearlySales) continue
    for (const [start, end] of spans(today, months, count)) {
      const inside = samples.filter(({ day }) => day >= start && day < end)
      const yearsAgo = (today - (start + end) / 2) / 365
      const wave = Math.sin(mood + yearsAgo * 1.3) * 0.025 + random.normal() * (period === 'monthly' ? 0.02 : 0.008)
      const modelled = level * (1 + YEARLY_GROWTH[kind]) ** -yearsAgo * Math.exp(wave)
      const isKnown = inside.length >= LEAST_SAMPLES
      const usual = Math.max(LEAST_SAMPLES, Math.round((yearlySales * months * random.between(0.85, 1.15)) / 12))
      yield {
        location_id: place.locationId,
        kind,
        property_group: group,
        period,
        starts_on: dayText(start),
        median: isKnown ? medianOf(inside.map(({ price }) => price)) : rounded(modelled, kind),
        sample_count: isKnown ? inside.length : usual,
      }
    }
  }
}

/** The lower one of the two in the middle, so that it is a price somebody paid. */
function medianOf(prices: readonly number[]): number {
  const inOrder = prices.toSorted((left, right) => left - right)
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 0
}

const rounded = (value: number, kind: 'sold' | 'rent'): number => {
  const step = kind === 'rent' ? 5 : value < 1_000_000 ? 1_000 : 5_000
  return Math.max(step, Math.round(value / step) * step)
}

/** The calendar spans up to today's, the newest first: from its first day to the first of the next. */
function spans(today: LocalDay, months: number, count: number): [LocalDay, LocalDay][] {
  const [year = 1970, month = 1] = dayText(today).split('-').map(Number)
  const first = Math.floor((month - 1) / months) * months
  return Array.from({ length: count }, (_, ago) => [
    startOfMonth(year, first - ago * months),
    startOfMonth(year, first - (ago - 1) * months),
  ])
}

const startOfMonth = (year: number, month: number): LocalDay => Date.UTC(year, month, 1) / 86_400_000

const unitShare = {
  cbd: 0.95,
  inner: 0.62,
  middle: 0.34,
  outer: 0.14,
  regionalCity: 0.22,
  town: 0.1,
  village: 0.04,
} as const

/** Sales or new leases a year: about one home in twenty for either, by what the place is built of. */
function salesPerYear(
  { place, zone, isCoastal }: PlaceProfile,
  kind: 'sold' | 'rent',
  group: 'house' | 'unit',
): number {
  const homes = Math.min(place.population, 60_000) / 2.5
  const units = Math.min(0.96, unitShare[zone] * (isCoastal ? 1.5 : 1))
  const share = group === 'unit' ? units : 1 - units
  return homes * share * (kind === 'sold' ? 0.05 : 0.06)
}

function levelOf({ profile, prices }: MarketPlace, kind: 'sold' | 'rent', group: 'house' | 'unit'): number {
  const price = group === 'house' ? prices.house * 1.03 : prices.apartment * 0.98
  if (kind === 'sold') return price
  const yearly = group === 'unit' ? 0.0415 : 0.034
  const gross = Math.min(0.075, Math.max(0.012, yearly * (1_050_000 / price) ** 0.42))
  return ((price * gross) / 52) * priceLevels[profile.place.stateCode].rentFactor
}

import { formatDollars } from '#domain/price/dollars.ts'
import type { Random } from '#demo/data/random/random.ts'
import { roundPrice } from '#demo/data/prices/price-text.ts'
import { dayText, type LocalDay } from '#demo/data/time/local-day.ts'
import type { PriceEvent } from './listing-row.ts'

export type HistoryRequest = {
  isRental: boolean
  isNewDevelopment: boolean
  isPriceWithheld: boolean
  value: number
  weeklyRent: number
  priceText: string
  price: number | null
  /** What was asked before the end; null where it is the price. */
  guide: number | null
  listedOn: LocalDay
  completedOn: LocalDay | null
  today: LocalDay
  yearBuilt: number | null
}

const YEARLY_GROWTH = 0.052

/**
 * What happened to the price of a home, the oldest first: earlier sales or leases, this listing, a change of the asked
 * price, the end. A withheld price appears nowhere.
 */
export function drawPriceHistory(random: Random, request: HistoryRequest): PriceEvent[] {
  const { isPriceWithheld, listedOn, completedOn } = request
  const events = isPriceWithheld || request.isNewDevelopment ? [] : earlierEvents(random, request)
  const stated = { priceText: request.priceText, price: request.price }
  const asked = isPriceWithheld
    ? { priceText: 'Contact agent', price: null }
    : request.guide === null
      ? stated
      : { priceText: formatDollars(request.guide), price: request.guide }
  const end = completedOn ?? request.today
  const hasChanged = !isPriceWithheld && request.price !== null && end - listedOn > 21 && random.chance(0.16)
  const before = hasChanged ? raised(request.isRental, asked.price ?? 0) : asked
  events.push({ occurredOn: dayText(listedOn), kind: 'listed', ...before })
  if (hasChanged) events.push({ occurredOn: dayText(listedOn + random.whole(8, 20)), kind: 'priceChanged', ...asked })
  if (completedOn !== null) {
    const kind = request.isRental ? 'leased' : 'sold'
    const final = isPriceWithheld ? { priceText: 'Price withheld', price: null } : stated
    events.push({ occurredOn: dayText(completedOn), kind, ...final })
  }
  return events
}

function raised(isRental: boolean, price: number): Pick<PriceEvent, 'priceText' | 'price'> {
  const higher = isRental ? Math.round((price * 1.05) / 10) * 10 : roundPrice(price * 1.04)
  return { priceText: isRental ? `${formatDollars(higher)} per week` : formatDollars(higher), price: higher }
}

function earlierEvents(random: Random, request: HistoryRequest): PriceEvent[] {
  const events: PriceEvent[] = []
  let daysBefore = 0
  for (const chance of request.isRental ? [0.6, 0.5, 0.4] : [0.56, 0.34]) {
    if (!random.chance(chance)) break
    daysBefore += request.isRental ? random.whole(370, 800) : random.whole(900, 4_600)
    const day = request.listedOn - daysBefore
    const year = Number(dayText(day).slice(0, 4))
    if (request.yearBuilt !== null && year < request.yearBuilt) break
    const then =
      (1 + (request.isRental ? 0.045 : YEARLY_GROWTH)) ** (-daysBefore / 365) * Math.exp(random.normal() * 0.06)
    const price = request.isRental
      ? Math.max(120, Math.round((request.weeklyRent * then) / 5) * 5)
      : roundPrice(request.value * then)
    events.push({
      occurredOn: dayText(day),
      kind: request.isRental ? 'leased' : 'sold',
      priceText: request.isRental ? `${formatDollars(price)} per week` : formatDollars(price),
      price,
    })
  }
  return events.reverse()
}

import { formatDollars } from '#domain/price/dollars.ts'
import { CONTACT_AGENT } from '#domain/price/price-display.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Random } from '#demo/data/random/random.ts'

export type SaleMethod = 'privateTreaty' | 'auction' | 'expressionsOfInterest' | 'tender'

export type StatedPrice = { text: string; from: number | null; to: number | null }

/** How homes are sold, state by state; `isDear` for the top of the market. */
export function drawSaleMethod(random: Random, stateCode: StateCode, isCity: boolean, isDear: boolean): SaleMethod {
  const auction = (isCity ? cityAuctions[stateCode] : cityAuctions[stateCode] * 0.3) * (isDear ? 1.3 : 1)
  const interest = isDear ? 0.09 : 0.03
  const draw = random.next()
  if (draw < auction) return 'auction'
  if (draw < auction + interest) return 'expressionsOfInterest'
  return draw < auction + interest + 0.008 ? 'tender' : 'privateTreaty'
}

const cityAuctions: Readonly<Record<StateCode, number>> = {
  ACT: 0.4,
  NSW: 0.42,
  NT: 0.06,
  QLD: 0.2,
  SA: 0.24,
  TAS: 0.03,
  VIC: 0.44,
  WA: 0.05,
}

type PriceHabit =
  | 'range'
  | 'guide'
  | 'over'
  | 'from'
  | 'figure'
  | 'plus'
  | 'auction'
  | 'contact'
  | 'negotiation'
  | 'bestOffers'

/**
 * How agents of each state like to write a price, at auction and otherwise. In Victoria a price is one figure or a range within 10%;
 * "from", "offers over" and a plus sign are not allowed (Estate Agents Act 1980 (Vic), section 47AH).
 */
const habits: Readonly<Record<StateCode, Record<'auction' | 'privateTreaty', Partial<Record<PriceHabit, number>>>>> = {
  VIC: {
    auction: { range: 74, auction: 20, contact: 6 },
    privateTreaty: { range: 66, figure: 20, contact: 12, negotiation: 2 },
  },
  NSW: {
    auction: { guide: 46, auction: 44, contact: 10 },
    privateTreaty: { guide: 30, figure: 20, range: 18, contact: 22, over: 6, negotiation: 4 },
  },
  QLD: {
    auction: { auction: 92, contact: 8 },
    privateTreaty: { over: 44, figure: 14, contact: 20, range: 8, negotiation: 14 },
  },
  SA: {
    auction: { guide: 34, auction: 60, contact: 6 },
    privateTreaty: { range: 54, contact: 16, bestOffers: 14, figure: 16 },
  },
  WA: {
    auction: { auction: 90, contact: 10 },
    privateTreaty: { from: 34, over: 26, figure: 14, range: 10, contact: 16 },
  },
  TAS: { auction: { auction: 100 }, privateTreaty: { over: 52, figure: 22, range: 12, contact: 14 } },
  ACT: {
    auction: { auction: 76, guide: 14, plus: 10 },
    privateTreaty: { plus: 32, over: 20, figure: 18, range: 16, contact: 14 },
  },
  NT: { auction: { auction: 100 }, privateTreaty: { figure: 40, over: 32, contact: 16, negotiation: 12 } },
}

/** The price of a home for sale as its agent writes it, with the figures it states. `closing` is "3 pm, Thursday 10 December". */
export function salePriceText(
  random: Random,
  sale: { value: number; method: SaleMethod; stateCode: StateCode; isNewDevelopment: boolean; closing: string },
): StatedPrice {
  const { value, method, stateCode } = sale
  if (method === 'expressionsOfInterest') {
    return silent(random.chance(0.62) ? `Expressions of interest closing ${sale.closing}` : 'Expressions of interest')
  }
  if (method === 'tender') return silent(random.chance(0.5) ? 'For sale by tender' : `Tender closing ${sale.closing}`)
  if (sale.isNewDevelopment) return single(stateCode === 'VIC' ? '' : 'From ', roundPrice(value))
  return written(random, random.weighted<PriceHabit>(habits[stateCode][method]), value)
}

function written(random: Random, habit: PriceHabit, value: number): StatedPrice {
  switch (habit) {
    case 'range': {
      const from = roundPrice(value * 0.96)
      const to = Math.min(roundPrice(value * 1.05), Math.floor((from * 1.1) / 1000) * 1000)
      return to > from ? { text: `${formatDollars(from)} - ${formatDollars(to)}`, from, to } : single('', from)
    }
    case 'guide':
      return single(random.chance(0.7) ? 'Price guide ' : 'Guide ', roundPrice(value * 0.95))
    case 'over':
      return single(random.chance(0.75) ? 'Offers over ' : 'Offers above ', roundPrice(value * 0.96))
    case 'from':
      return single(random.chance(0.5) ? 'Offers from ' : 'From ', roundPrice(value * 0.97))
    case 'plus': {
      const figure = roundPrice(value * 0.97)
      return { text: `${formatDollars(figure)}+`, from: figure, to: figure }
    }
    case 'figure':
      return single('', roundPrice(value))
    case 'auction':
      return silent('Auction')
    case 'negotiation':
      return silent('For sale by negotiation')
    case 'bestOffers':
      return silent('Best offers')
    case 'contact':
      return silent(CONTACT_AGENT)
  }
}

const silent = (text: string): StatedPrice => ({ text, from: null, to: null })

const single = (words: string, figure: number): StatedPrice => ({
  text: words + formatDollars(figure),
  from: figure,
  to: figure,
})

/** Dollars in the steps that agents like: 5,000 below 800,000, then 10,000, 25,000 and 50,000. */
export function roundPrice(value: number): number {
  const step = value < 800_000 ? 5_000 : value < 2_000_000 ? 10_000 : value < 4_000_000 ? 25_000 : 50_000
  return Math.max(step, Math.round(value / step) * step)
}

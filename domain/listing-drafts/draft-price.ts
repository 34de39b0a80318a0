import { formatDollars } from '../price/dollars.ts'
import { CONTACT_AGENT } from '../price/price-display.ts'
import { nameWithin } from '../text/name-within.ts'
import { draftErrors as errors } from './draft-errors.copy.ts'
import { type DraftContent, draftLimits } from './listing-draft.ts'
import type { PriceRule } from './price-rules.ts'
import { typedDollars } from './typed-values.ts'

/** A price as listings keep it: the text is shown, the figures are what searches compare. */
export type DraftPrice = { text: string; from: number | null; to: number | null }

type PriceField = 'priceStatement' | 'price' | 'priceTo' | 'priceWords'
export type PriceProblem = { field: PriceField; message: string }

type StatedPrice = Pick<DraftContent, 'listingType' | PriceField>

/** The price of a draft under the rules of its state, or what is wrong with it. */
export function draftPrice(stated: StatedPrice, rule: PriceRule): DraftPrice | PriceProblem {
  const { priceStatement, listingType } = stated
  if (!rule.statements.includes(priceStatement))
    return { field: 'priceStatement', message: errors.statement[priceStatement] }
  if (priceStatement === 'words') return priceInWords(stated.priceWords, rule)
  const from = typedDollars(stated.price, draftLimits.dollars)
  if (from === null) return { field: 'price', message: listingType === 'rental' ? errors.rent : errors.dollars }
  if (priceStatement === 'range') return priceRange(from, stated.priceTo, rule)
  return { text: priceText(from, stated), from, to: from }
}

export const isPriceProblem = (price: DraftPrice | PriceProblem): price is PriceProblem => 'field' in price

function priceText(dollars: number, { listingType, priceStatement }: StatedPrice): string {
  if (listingType === 'rental') return `${formatDollars(dollars)} per week`
  return priceStatement === 'over' ? `Offers over ${formatDollars(dollars)}` : formatDollars(dollars)
}

function priceRange(from: number, typed: string, { widestRangePercent }: PriceRule): DraftPrice | PriceProblem {
  const to = typedDollars(typed, draftLimits.dollars)
  if (to === null) return { field: 'priceTo', message: errors.dollars }
  if (to <= from) return { field: 'priceTo', message: errors.priceOrder }
  const highest = widestRangePercent === null ? to : Math.floor((from * (100 + widestRangePercent)) / 100)
  if (widestRangePercent !== null && to > highest)
    return { field: 'priceTo', message: errors.widestRange(widestRangePercent, formatDollars(highest)) }
  return { text: `${formatDollars(from)} - ${formatDollars(to)}`, from, to }
}

const A_FIGURE = /\$|\d{3,}|\d\s*(?:k|m|mil|mill|millions?|thousand)\b/iu
const A_QUALIFIER = /\+|\b(?:from|over|above|excess|plus|starting|offers?)\b/iu

const A_GUIDE =
  /\b(?:price|priced|guide|offers?|asking|expect\w*|bids?|bidding|buyers?|interest)\b(?:[^.!?\n]|\.(?=\d)){0,40}?(?:\$\s?\d|\d{3},\d{3}|\d\s*(?:k|m|mil|million)\b)/iu

/** Whether neither a price nor a guide may be given. */
export const isWithoutPrice = ({ statements }: PriceRule): boolean => statements.every((each) => each === 'words')

/** Whether words give a guide to the price, such as "Price guide $900,000"; fees and rates are none. */
export const hasPriceGuide = (text: string): boolean => A_GUIDE.test(text)

function priceInWords(typed: string, rule: PriceRule): DraftPrice | PriceProblem {
  const words = nameWithin(draftLimits.priceWords, typed || CONTACT_AGENT)
  const wrong = (message: string): PriceProblem => ({ field: 'priceWords', message })
  if (words === null) return wrong(errors.priceWords(draftLimits.priceWords))
  if (A_FIGURE.test(words)) return wrong(isWithoutPrice(rule) ? errors.guideInWords : errors.priceInWords)
  if (!rule.statements.includes('over') && A_QUALIFIER.test(words)) return wrong(errors.qualifiedWords)
  return { text: words, from: null, to: null }
}

import { attributeOf, childOf, type FeedElement, textOf } from './feed-element.ts'
import type { FeedRemarks } from './feed-remarks.ts'
import { dollarsOf, isShown } from './feed-values.ts'
import { feedLine } from './feed-words.ts'

/** What is asked for a home: whole dollars, of a rental in a week. The price is what is searched, the text what is shown. */
export type FeedPrice = {
  /** Undefined, as whether it is hidden, where the text alone is stated. */
  dollars: number | null | undefined
  /** In place of the price; empty where the price itself is shown. */
  text: string
  isHidden: boolean | undefined
}

/** What a home went for. "range": shown as the range that it is in, and never to the dollar. */
export type FeedResult = { dollars: number | null; day: string | null; display: 'yes' | 'no' | 'range' }

const LONGEST_PRICE_VIEW = 50
const WEEKS_OF_YEAR = 365 / 7

/** What is asked, of a rental or of a sale; undefined where nothing is said of it. */
export function readFeedPrice(listing: FeedElement, remarks: FeedRemarks): FeedPrice | undefined {
  const view = childOf(listing, 'priceView')
  if (listing.name.toLowerCase() === 'rental') return readRent(listing, view, remarks)
  const price = childOf(listing, 'price')
  if (price === undefined) return view && { dollars: undefined, isHidden: undefined, text: textOfView(view) }
  const dollars = amountOf(price, remarks)
  const isHidden = !isShown(price)
  return { dollars, isHidden, text: isHidden ? '' : textOfView(view) }
}

function readRent(listing: FeedElement, view: FeedElement | undefined, remarks: FeedRemarks): FeedPrice | undefined {
  const rent = childOf(listing, 'rent')
  if (rent === undefined) return view && { dollars: undefined, isHidden: undefined, text: textOfView(view) }
  const dollars = amountOf(rent, remarks)
  const isHidden = !isShown(rent)
  return { dollars: dollars && perWeek(dollars, rent, remarks), isHidden, text: isHidden ? '' : textOfView(view) }
}

function perWeek(dollars: number, rent: FeedElement, remarks: FeedRemarks): number {
  const period = attributeOf(rent, 'period').toLowerCase()
  if (period === 'month' || period === 'monthly') return Math.round((dollars * 12) / WEEKS_OF_YEAR)
  if (!['', 'week', 'weekly'].includes(period))
    remarks.refuse(rent, `“${period}” is no period of rent: week and month are.`)
  return dollars
}

const textOfView = (view: FeedElement | undefined): string => feedLine(textOf(view), LONGEST_PRICE_VIEW)

/** What a home went for, and whether and how that may be shown: it may where nothing is said of it. */
export function readFeedResult(details: FeedElement | undefined, remarks: FeedRemarks): Omit<FeedResult, 'day'> {
  const price = childOf(details, 'price')
  if (attributeOf(price, 'display').toLowerCase() === 'range')
    return { dollars: amountOf(price, remarks), display: 'range' }
  return { dollars: amountOf(price, remarks), display: isShown(price) ? 'yes' : 'no' }
}

const amountOf = (price: FeedElement | undefined, remarks: FeedRemarks): number | null =>
  price === undefined ? null : dollarsOf(price, remarks)

import { isRentalMode, type SearchMode } from '../lookups/search-modes.ts'
import { formatDollars } from './dollars.ts'

export type PriceDetails = { longDescription: string; shortDescription: string }

export const PRICE_WITHHELD = 'Price withheld'
export const CONTACT_AGENT = 'Contact agent'

/**
 * The price of a listing as pages show it (docs/product.md, section 16.1). Rent is always the figure, "$650 per week" and "$650 pw" on
 * cards; a sale is what the agent wrote, else the figure, else "Contact agent"; a sold or leased home whose price is
 * withheld shows "Price withheld" and neither figure nor text.
 */
export function priceDetails(listing: {
  mode: SearchMode
  /** Whole dollars; per week for rent and leased. */
  price: number | null
  agentsText: string | null
  isWithheld: boolean
}): PriceDetails {
  const { mode, price, isWithheld } = listing
  const agentsText = listing.agentsText?.trim() ?? ''
  if (isWithheld)
    return same(mode === 'sold' || mode === 'leased' ? PRICE_WITHHELD : agentsTextWithoutFigure(agentsText))
  if (isRentalMode(mode) && price !== null) {
    return { longDescription: `${formatDollars(price)} per week`, shortDescription: `${formatDollars(price)} pw` }
  }
  if (mode === 'sold' && price !== null) return same(formatDollars(price))
  if (agentsText !== '') return same(formatDollars(agentsText))
  return same(price === null ? CONTACT_AGENT : formatDollars(price))
}

const same = (text: string): PriceDetails => ({ longDescription: text, shortDescription: text })

const agentsTextWithoutFigure = (text: string): string => (text === '' || /\d/.test(text) ? CONTACT_AGENT : text)

import type { StateCode } from '../lookups/states.ts'
import type { DraftSaleMethod, PriceStatement } from './listing-draft.ts'

/** How the price of a home may be stated in its state. */
export type PriceRule = {
  statements: readonly PriceStatement[]
  /** By how many per cent the higher figure of a range may exceed the lower one; null for any. */
  widestRangePercent: number | null
  /** Whether the Statement of Information is published with the home. */
  needsStatement: boolean
  /** The laws behind it. */
  laws: readonly string[]
}

export type PricedHome = {
  stateCode: StateCode | null
  listingType: 'sale' | 'rental'
  listingClass: 'residential' | 'land' | 'rural'
  saleMethod: DraftSaleMethod | null
}

/** What may be done with the price of a home on a day, yyyy-mm-dd (docs/product.md, section 31). Rent is one figure everywhere. */
export function priceRuleOf(home: PricedHome, day: string): PriceRule {
  if (home.listingType === 'rental')
    return { statements: ['fixed'], widestRangePercent: null, needsStatement: false, laws: [] }
  const laws = stateLaws.filter((law) => law.since <= day && concerns(law, home))
  const forbidden = new Set(laws.flatMap(({ forbids }) => forbids))
  const widths = laws.flatMap(({ widestRangePercent }) => widestRangePercent ?? [])
  return {
    statements: everyStatement.filter((statement) => !forbidden.has(statement)),
    widestRangePercent: widths.length === 0 ? null : Math.min(...widths),
    needsStatement: laws.some(({ needsStatement }) => needsStatement === true),
    laws: laws.map(({ name }) => name),
  }
}

const everyStatement: readonly PriceStatement[] = ['fixed', 'range', 'over', 'words']

/** Laws on the prices of homes that are not farms. */
type StateLaw = {
  stateCode: StateCode
  /** yyyy-mm-dd. */
  since: string
  name: string
  /** Left out: however it is sold. */
  saleMethod?: DraftSaleMethod
  forbids: readonly PriceStatement[]
  widestRangePercent?: number
  needsStatement?: boolean
}

// Consumer Affairs Victoria, NSW Fair Trading and the acts themselves.
const stateLaws: readonly StateLaw[] = [
  {
    stateCode: 'VIC',
    since: '2017-05-01',
    name: 'Estate Agents Act 1980 (Vic)',
    forbids: ['over'],
    widestRangePercent: 10,
    needsStatement: true,
  },
  {
    stateCode: 'NSW',
    since: '2016-01-01',
    name: 'Property and Stock Agents Act 2002 (NSW)',
    forbids: ['over'],
    widestRangePercent: 10,
  },
  {
    stateCode: 'QLD',
    since: '2014-12-01',
    name: 'Property Occupations Act 2014 (Qld), sections 214 to 216',
    saleMethod: 'auction',
    forbids: ['fixed', 'range', 'over'],
  },
  {
    stateCode: 'SA',
    since: '2014-01-01',
    name: 'Land and Business (Sale and Conveyancing) Act 1994 (SA), section 24A',
    forbids: ['over'],
  },
]

const concerns = ({ stateCode, saleMethod }: StateLaw, home: PricedHome): boolean =>
  home.stateCode === stateCode &&
  home.listingClass !== 'rural' &&
  (saleMethod === undefined || home.saleMethod === saleMethod)

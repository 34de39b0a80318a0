import { describe, expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { changeText } from './counted-days.tsx'
import { Comparison, emptyText } from './listing-performance.tsx'
import { ListingsTable } from './listings-table.tsx'

const listing = {
  id: 7,
  canonicalUri: '/homes/a/7',
  listingType: 'sale' as const,
  listedAt: '2026-11-20T09:00:00+11:00',
  address: { shortAddress: '1 High Street', suburb: 'Fitzroy', stateCode: 'VIC' as const, postcode: '3065' },
}
const period = { from: '2026-11-18', to: '2026-11-24', days: 7 }
const nothing = { views: 0, enquiries: 0, saves: 0 }

describe('the performance of homes', () => {
  it('says how a number stands to the one before it', () => {
    expect(changeText(15, 10, 7)).toBe('50% more than in the 7 days before')
    expect(changeText(1, 3, 28)).toBe('67% fewer than in the 28 days before')
    expect(changeText(3, 3, 90)).toBe('As many as in the 90 days before')
    expect(changeText(3, 0, 7)).toBe('None in the 7 days before')
    expect(changeText(0, 0, 7)).toBe('None in the 7 days before')
  })

  it('says that nobody has viewed a home yet only of one that is new', () => {
    const performance = { period, totalsBefore: nothing, listing }
    expect(emptyText(performance)).toBe('Nobody has viewed this home yet.')
    expect(emptyText({ ...performance, totalsBefore: { ...nothing, views: 1 } })).toBe(
      'Nobody viewed this home in these 7 days.',
    )
    const old = { ...listing, listedAt: '2026-11-10T09:00:00+11:00' }
    expect(emptyText({ ...performance, listing: old })).toBe('Nobody viewed this home in these 7 days.')
  })

  it('compares with others where there are enough, and not at all once a home is off the market', () => {
    const found = { viewsPerDay: 2.5, suburbComparison: { homeCount: 6, viewsPerDay: 1 }, listing }
    expect(plainMarkup(<Comparison found={found} />)).toContain(
      '<dt>Homes for sale in Fitzroy: the median of 6 that were on the market for a week or longer</dt><dd>1 view a day</dd>',
    )
    expect(plainMarkup(<Comparison found={{ ...found, suburbComparison: null }} />)).toContain(
      'There are not enough homes to compare in Fitzroy: five are needed.',
    )
    expect(plainMarkup(<Comparison found={{ ...found, viewsPerDay: null }} />)).toBe('')
  })

  it('lists homes with their numbers, and leads on for the same days', () => {
    const sold = { ...listing, id: 8, statusType: 'completed' as const, listingType: 'rental' as const }
    const listings = [
      { listing: { ...listing, statusType: 'available' as const }, totals: { views: 1234, enquiries: 2, saves: 3 } },
      { listing: sold, totals: nothing },
    ]
    const markup = plainMarkup(<ListingsTable listings={listings} days={90} />)
    expect(markup).toContain(
      '<tr><th scope="row"><a href="/performance/7?days=90">1 High Street, Fitzroy</a><span> For sale</span></th><td>1,234</td><td>2</td><td>3</td></tr>',
    )
    expect(markup).toContain('<span> Leased</span>')
  })
})

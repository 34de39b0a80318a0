import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarketFacts } from './market-facts.tsx'
import type { Medians } from './median-series.ts'
import { PlaceListings } from './place-listings.tsx'
import { SearchCounts } from './search-counts.tsx'

const none = { yearly: [], quarterly: [], monthly: [] }
const medians: Medians = {
  houseSale: { ...none, yearly: [{ startsOn: '2026-01-01', value: 1_550_000, sampleCount: 84 }] },
  unitSale: none,
  houseRent: { ...none, yearly: [{ startsOn: '2025-01-01', value: 760, sampleCount: 31 }] },
  unitRent: { ...none, yearly: [{ startsOn: '2025-01-01', value: 540, sampleCount: 6 }] },
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('tells the sales of Homely from the sales that a median counts, which are more', () => {
  const location = { name: 'Fitzroy', uri: 'fitzroy-vic-3065' }
  const counts = { buy: 12, rent: 1, sold: 9, leased: 0 }
  const listed = textOf(renderToStaticMarkup(<SearchCounts location={location} counts={counts} />))
  expect(listed).toBe('12 homes for sale 1 home for rent 9 homes sold through Homely 0 homes leased through Homely')
  const recorded = textOf(renderToStaticMarkup(<MarketFacts medians={medians} today="2026-11-20" />))
  expect(recorded).toContain('$1,550,000 from 84 sales in 2026 so far')
  expect(recorded).toContain('$760 pw from 31 leases in 2025')
  expect(recorded).toContain('$540 pw from only 6 leases in 2025, so a rough guide')
  expect(recorded).toContain('– too few sales')
  expect(recorded).toContain(
    'Medians count every sale and lease recorded in the suburb, whoever sold or leased it. ' +
      'Homes listed on Homely are only some of them.',
  )
})

it('says of a suburb without homes that there are none, and what to do meanwhile', () => {
  const location = { name: 'Birdsville', uri: 'birdsville-qld-4482', type: 'suburb', suburb: null } as const
  const counts = { buy: 0, rent: 0 }
  const overview = { location, counts, newestForSale: [], newestForRent: [], homesNearby: [] }
  const said = (hasNearby: boolean) =>
    textOf(renderToStaticMarkup(<PlaceListings overview={overview} hasNearby={hasNearby} />))
  expect(said(true)).toBe(
    'No home in Birdsville is for sale or for rent at the moment Save an alert to hear of the next one, or look at the suburbs nearby.',
  )
  expect(said(false)).toMatch(/Save an alert to hear of the next one\.$/)
})

import { expect, it } from 'vitest'
import type { AgentResults_AgentFragment } from '#src/api/generated/graphql.ts'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { AgentResults } from './agent-results.tsx'

const agent = (rest: Partial<AgentResults_AgentFragment> = {}): AgentResults_AgentFragment => ({
  reviewSummary: { count: 0, rating: null, spread: [0, 0, 0, 0, 0], verifiedCount: 0, importedCount: 0 },
  performance: {
    until: '2026-11-23',
    months: 12,
    soldCount: 14,
    leasedCount: 0,
    medianPrice: { value: 1_240_000, cases: 12 },
    daysOnMarket: { value: 31, cases: 14 },
    suburbShare: { value: 22.4, cases: 9 },
    mainSuburb: { uri: 'fitzroy-vic-3065', name: 'Fitzroy' },
    reachedOfGuide: { value: 104.2, cases: 11 },
  },
  ...rest,
})
const textOf = (shown: AgentResults_AgentFragment) =>
  plainMarkup(<AgentResults agent={shown} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('tells each figure with its period and the number of sales that it is of', () => {
  const text = textOf(agent())
  expect(text).toContain('In the 12 months to 23 November 2026, from listings on Homely.')
  for (const part of [
    'Homes sold 14',
    'Homes leased 0',
    'Median sale price $1,240,000 from 12 sales',
    'Median days on market 31 days from 14 sales',
    'Share of sales in Fitzroy 22.4% from 9 sales',
    'against the price guide 4.2% above the guide from 11 sales',
  ]) {
    expect(text).toContain(part)
  }
})

it('says "Not enough sales" where a figure is of fewer than five', () => {
  const performance = {
    ...agent().performance,
    medianPrice: null,
    daysOnMarket: null,
    suburbShare: null,
    mainSuburb: null,
    reachedOfGuide: null,
  }
  const text = textOf(agent({ performance }))
  expect(text.match(/Not enough sales/g)).toHaveLength(4)
  expect(text).not.toContain('from 1')
})

it('tells of reviews once there are any, of imported ones apart', () => {
  expect(textOf(agent())).not.toContain('Reviews')
  const reviewSummary = { count: 18, rating: 4.6, spread: [0, 1, 1, 4, 12], verifiedCount: 9, importedCount: 3 }
  const text = textOf(agent({ reviewSummary }))
  for (const part of [
    '4.6 out of 5 from 18 reviews',
    '5 stars 12',
    '1 star 0',
    '9 are verified',
    '3 more were imported',
  ]) {
    expect(text).toContain(part)
  }
  const imported = { ...reviewSummary, count: 0, rating: null, spread: [0, 0, 0, 0, 0], verifiedCount: 0 }
  expect(textOf(agent({ reviewSummary: imported }))).not.toContain('out of 5')
})

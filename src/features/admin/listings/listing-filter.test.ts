import { expect, it } from 'vitest'
import { filterOf, orderOf } from './listing-filter.ts'
import { listingsCopy as copy } from './listings.copy.ts'

it.each([
  [{}, { isBoosted: false }],
  [
    { number: '12', state: 'hidden' },
    { id: 12, states: ['hidden'], isBoosted: false },
  ],
  [
    { address: '12 H', office: '3', agents: '4', promoted: 'yes' },
    { address: '12 H', officeId: 3, agentId: 4, isBoosted: true },
  ],
  [{ address: ' 12 ' }, copy.shortAddress],
  [{ number: '12a' }, copy.noNumber],
  [{ office: 'Ray White' }, copy.noNumber],
  [{ agents: '0' }, copy.noNumber],
])('%j asks for %j', (filters, asked) => {
  expect(filterOf({ filters })).toEqual(asked)
})

it.each([
  [null, 'newest'],
  [{ column: 'listed', isDescending: true }, 'newest'],
  [{ column: 'listed', isDescending: false }, 'oldest'],
] as const)('sorted by %j it is the %s first', (sort, order) => {
  expect(orderOf({ sort })).toBe(order)
})

import { expect, it } from 'vitest'
import { checkCompleted } from './check-completed.ts'
import { checkDraft } from './check-draft.ts'
import { emptyDraft } from './listing-draft.ts'

const fitzroy = { stateCode: 'VIC', timeZone: 'Australia/Melbourne' } as const
const now = new Date('2026-11-20T01:00:00Z')
const sold = {
  ...emptyDraft('sale'),
  propertyType: 'House',
  streetAddress: '12 Smith Street',
  suburbUri: 'fitzroy-vic-3065',
  bedrooms: '3',
  title: 'A terrace',
  description: 'Two storeys.',
  saleMethod: null,
  priceStatement: 'over',
  price: 'a lot',
  inspections: [{ day: 'someday', begins: '', ends: '' }],
  agentUsernames: ['mia-chen'],
} as const

it('a sold home needs no price that may be asked, no statement and no times', () => {
  expect(checkDraft(sold, fitzroy, now).problems.map(({ field }) => field)).toEqual([
    'saleMethod',
    'priceStatement',
    'statement',
    'inspections.0',
  ])
  const { problems, listing } = checkCompleted(sold, fitzroy, now)
  expect([problems, listing?.bedrooms]).toEqual([[], 3])
})

it('its facts are right', () => {
  const { problems, listing } = checkCompleted({ ...sold, bedrooms: 'three' }, fitzroy, now)
  expect([problems.map(({ field }) => field), listing]).toEqual([['bedrooms'], null])
})

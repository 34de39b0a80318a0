import { expect, it } from 'vitest'
import type { ActivityLines_ActivityFragment } from '#src/api/generated/graphql.ts'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { ActivityLines } from './activity-lines.tsx'

const reviewedPlace: ActivityLines_ActivityFragment = {
  id: 'ReviewedALocation-1-101',
  type: 'ReviewedALocation',
  kind: null,
  occurredAt: '2026-11-20T02:00:00Z',
  person: { username: 'lena', name: 'Lena Holm', isAgent: false, avatar: null },
  listing: null,
  question: null,
  answer: null,
  reviewedAgent: null,
  locationReview: { postId: 101 },
  reviewedLocation: { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' },
}

it('says of a member who reviewed a place that they did, with a link to what is said of it', () => {
  const markup = plainMarkup(<ActivityLines activities={[reviewedPlace]} />)
  expect(markup).toContain('reviewed <a')
  expect(markup).toContain('href="/suburb-profile/fitzroy-vic-3065#post-101"')
  expect(markup).toContain('Fitzroy, VIC 3065')
  expect(markup).toContain('20 November 2026')
})

it.each([
  ['buy', 'ListedAProperty', 'listed for sale <a'],
  ['rent', 'ListedAProperty', 'listed for rent <a'],
  ['sold', 'SoldOrLeasedAProperty', 'sold <a'],
  ['leased', 'SoldOrLeasedAProperty', 'leased <a'],
] as const)('says what an agent did with a home: %s', (kind, type, words) => {
  const listing = {
    id: 7,
    canonicalUri: '/homes/1-gore-street-fitzroy-vic-3065/7',
    statusType: 'available',
    address: { shortAddress: '1 Gore Street', suburb: 'Fitzroy' },
    priceDetails: { shortDescription: '$1,200,000' },
  } as const
  const activity = { ...reviewedPlace, type, kind, listing, locationReview: null, reviewedLocation: null }
  const markup = plainMarkup(<ActivityLines activities={[activity]} />)
  expect(markup).toContain(words)
  expect(markup).toContain('1 Gore Street, Fitzroy')
})

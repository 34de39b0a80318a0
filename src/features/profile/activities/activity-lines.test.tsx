import { expect, it } from 'vitest'
import type { ActivityLines_ActivityFragment } from '#src/api/generated/graphql.ts'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { ActivityLines } from './activity-lines.tsx'

const reviewedPlace: ActivityLines_ActivityFragment = {
  id: 'ReviewedALocation-1-101',
  type: 'ReviewedALocation',
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

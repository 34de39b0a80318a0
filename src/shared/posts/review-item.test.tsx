import { expect, it } from 'vitest'
import type { ReviewItem_ReviewFragment } from '#src/api/generated/graphql.ts'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { ReviewItem } from './review-item.tsx'

const review: ReviewItem_ReviewFragment = {
  id: '7',
  title: 'Straight with us',
  content: 'She said what it would go for.',
  rating: 5,
  statistics: [],
  serviceProvidedType: 'sale',
  propertyAddress: null,
  reviewer: { name: 'Alice Lee', username: null, isAgent: false },
  isVerified: false,
  isOnRecord: false,
  importedFrom: null,
  isRequested: false,
  answer: null,
  helpfulCount: 0,
  publishedOn: '2026-11-01T12:00:00+11:00',
  editedAt: null,
  agent: { name: 'Mia Chen' },
}
const textOf = (changes: object) =>
  plainMarkup(<ReviewItem review={{ ...review, ...changes }} />).replaceAll(/<[^>]*>/g, ' ')

it.each([
  [
    'an address that fits',
    { isOnRecord: true },
    /Address fits a sale or lease on record\s+The writer gave this address/,
  ],
  [
    'an answered request about a sale on record',
    { isVerified: true, isRequested: true, isOnRecord: true },
    /Verified\s+The agent asked this client about a sale or lease on record/,
  ],
  ['checked evidence', { isVerified: true }, /Verified\s+Our staff checked evidence/],
  [
    'checked evidence of a request about no sale on record',
    { isVerified: true, isRequested: true },
    /Verified\s+Our staff checked evidence/,
  ],
  ['a request about no sale on record', { isRequested: true }, /Asked for by the agent\s+The agent chose whom to ask/],
  ['another site', { importedFrom: 'Another Site' }, /Imported from Another Site\s+Written for another site/],
])('the mark of %s has its meaning beside it', (_what, changes, text) => expect(textOf(changes)).toMatch(text))

it('an address that fits is not said to be verified', () => {
  expect(textOf({ isOnRecord: true })).not.toMatch(/verified/i)
  expect(textOf({})).not.toMatch(/verified|record/i)
})

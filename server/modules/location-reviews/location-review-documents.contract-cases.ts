import type { DocumentCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const popular = { filter: { type: 'suburb', order: 'popular' }, paging: { skip: 0, take: 10 } }
const ranked = (rest: object = {}) => ({ ...popular, topic: 'overall', page: 1, ...rest })
const shown = (rest: object = {}) => ({ uri: 'fitzroy-vic-3065', sortOrder: 'USEFUL', page: 1, ...rest })
const review = {
  title: 'Close to the river',
  content: 'You can walk along the river for hours on end.',
  rating: 4,
  statistics: [{ type: 'parks', rating: 5 }],
  authorRelation: 'visits',
  sinceYear: 2019,
  pros: ['The river'],
  cons: [],
}
const written = (rest: object = {}, locationUniqueUri = 'richmond-vic-3121') => ({
  input: { locationUniqueUri, idempotencyKey: 'contract-key-review', review: { ...review, ...rest } },
})
/** Lena uploaded the first three. */
const photo = (id: number) => ({
  identifier: `review-photo-00000000-0000-4000-8000-00000000000${id}`,
  caption: 'The river',
})
const changed = (postId: number, rest: object = {}, revision?: string) => ({
  input: { postId, revision, review: { ...review, ...rest } },
})

/** Lena wrote 101, of Fitzroy. */
export const documents: DocumentCases = {
  SuburbReviews: {
    variables: ranked(),
    outcomes: foundInAll,
    more: [
      ['a state and a topic', ranked({ stateCode: 'VIC', topic: 'quiet' }), 'FOUND'],
      ['a page past the last', ranked({ page: 900 }), 'FOUND'],
      ['a page that is none', ranked({ page: 0 }), 'BAD_INPUT'],
      ['too many popular ones', ranked({ paging: { skip: 0, take: 101 } }), 'BAD_INPUT'],
    ],
  },
  SuburbProfile: {
    variables: shown(),
    differsIn: ['wellKnownText'],
    outcomes: { ...foundInAll, 'unknown-location': 'EMPTY' },
    more: [
      ['the newest by visitors', shown({ sortOrder: 'NEWEST', relation: 'visits' }), 'FOUND'],
      ['a street', shown({ uri: 'gore-street-fitzroy-vic-3065' }), 'FOUND'],
      ['a region', shown({ uri: 'inner-melbourne-vic' }), 'FOUND'],
      ['a page past the last', shown({ page: 900 }), 'FOUND'],
      ['nowhere', shown({ uri: 'atlantis-vic-9999' }), 'EMPTY'],
      ['a page that is none', shown({ page: 0 }), 'BAD_INPUT'],
    ],
  },
  BestSuburbsNear: {
    variables: { latitude: -37.8, longitude: 144.98 },
    outcomes: foundInAll,
    more: [
      ['the middle of nowhere', { latitude: -25, longitude: 131 }, 'EMPTY'],
      ['a pole too far', { latitude: -91, longitude: 131 }, 'BAD_INPUT'],
    ],
  },
  LocalRatings: {
    variables: { uris: ['gore-street-fitzroy-vic-3065', 'fitzroy-vic-3065'] },
    outcomes: { ...foundInAll, 'unknown-location': 'EMPTY' },
    more: [
      ['nowhere', { uris: ['atlantis-vic-9999'] }, 'EMPTY'],
      ['no place', { uris: [] }, 'EMPTY'],
      ['too many', { uris: Array.from({ length: 11 }, () => 'fitzroy-vic-3065') }, 'BAD_INPUT'],
    ],
  },
  OwnLocationReview: {
    variables: { uri: 'fitzroy-vic-3065' },
    as: 'lena',
    outcomes: { ...foundInAll, 'unknown-location': 'NULL' },
    more: [
      ['without one', { uri: 'carlton-vic-3053' }, 'FOUND', 'omar'],
      ['nowhere', { uri: 'atlantis-vic-9999' }, 'NULL'],
      ['by nobody', { uri: 'fitzroy-vic-3065' }, 'UNAUTHENTICATED', null],
    ],
  },
  WriteLocationReview: {
    variables: written(),
    as: 'lena',
    outcomes: { ...foundInAll, 'unknown-location': 'BAD_INPUT' },
    more: [
      ['a new one', written(), 'FOUND'],
      ['the same again under its key', written(), 'FOUND'],
      ['other words under its key', written({ title: 'Twice the river' }), 'CONFLICT'],
      ['other stars under its key', written({ rating: 1 }), 'CONFLICT'],
      ['a place that was reviewed', written({}, 'fitzroy-vic-3065'), 'FOUND'],
      ['no stars', written({ rating: 0 }), 'BAD_INPUT', 'omar'],
      ['a photo of somebody else', written({ photos: [photo(3)] }), 'BAD_INPUT', 'omar'],
      ['seven photos', written({ photos: [1, 2, 3, 4, 5, 6, 7].map(photo) }), 'BAD_INPUT', 'omar'],
      ['a year to come', written({ sinceYear: 3000 }), 'BAD_INPUT', 'omar'],
      ['a region', written({}, 'inner-melbourne-vic'), 'BAD_INPUT', 'omar'],
      ['by nobody', written(), 'UNAUTHENTICATED', null],
    ],
  },
  UpdateLocationReview: {
    variables: changed(101),
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['as it was never read', changed(101, {}, '99'), 'CONFLICT'],
      ['as it was read', changed(101, { rating: 3 }, '0'), 'FOUND'],
      ['one’s own', changed(101, { rating: 2 }), 'FOUND'],
      ['one’s own photos in another order', changed(101, { photos: [2, 3, 1].map(photo) }), 'FOUND'],
      ['a photo twice', changed(101, { photos: [photo(1), photo(1)] }), 'BAD_INPUT'],
      ['of somebody else', changed(101), 'FORBIDDEN', 'omar'],
      ['a question', changed(1), 'NOT_FOUND'],
      ['none', changed(999), 'NOT_FOUND'],
      ['a short text', changed(101, { content: 'Nice.' }), 'BAD_INPUT'],
      ['by nobody', changed(101), 'UNAUTHENTICATED', null],
    ],
  },
}

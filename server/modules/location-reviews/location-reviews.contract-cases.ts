import type { MemberRow, OperationCases, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { badNumber } from '#tests/contract/support/rest-calls.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const upload = (picture: string) => ({ method: 'POST' as const, path: '/rest/reviews/photos', body: { picture } })

export const operations: OperationCases = {
  getLocationReviews: [
    { about: 'a suburb', path: '/rest/reviews/location/11', status: 200 },
    { about: 'the second review of a suburb', path: '/rest/reviews/location/11?skip=1&take=1', status: 200 },
    { about: 'a street', path: '/rest/reviews/location/100', status: 200 },
    { about: 'a region', path: '/rest/reviews/location/1', status: 200 },
    { about: 'a suburb without reviews', path: '/rest/reviews/location/14', status: 200 },
    { about: 'too many', path: '/rest/reviews/location/11?take=101', status: 400, code: 'BAD_INPUT' },
    ...badNumber((id) => `/rest/reviews/location/${id}`),
  ],
  uploadReviewPhoto: [
    { about: 'a picture', as: 'lena', ...upload(pixel), status: 200 },
    { about: 'no picture', as: 'lena', ...upload('bm8gcGljdHVyZQ=='), status: 400, code: 'BAD_INPUT' },
    { about: 'no base64', as: 'lena', ...upload('?'), status: 400, code: 'BAD_INPUT' },
    { about: 'by nobody', ...upload(pixel), status: 401, code: 'UNAUTHENTICATED' },
  ],
}

export const queries: QueryCases = {
  locationReviews: { variables: { locationUniqueUri: 'fitzroy-vic-3065' } },
  ownLocationReview: { variables: { locationUniqueUri: 'fitzroy-vic-3065' }, as: 'lena' },
  suburbRanking: { variables: { stateCode: 'VIC', topic: 'quiet' } },
  bestSuburbsNear: { variables: { latitude: -37.8, longitude: 144.98 } },
  ratedLocations: { variables: { locationUniqueUris: ['fitzroy-vic-3065'] } },
  similarSuburbs: { variables: { locationUniqueUri: 'fitzroy-vic-3065' } },
}

export const publicFields: PublicFields = {
  locationReviews: '{ locationReviews(locationUniqueUri: "fitzroy-vic-3065") { total results { title } } }',
  suburbRanking: '{ suburbRanking(stateCode: VIC) { total results { score } } }',
  bestSuburbsNear: '{ bestSuburbsNear(latitude: -37.8, longitude: 144.98) { distance } }',
  ratedLocations: '{ ratedLocations(locationUniqueUris: ["fitzroy-vic-3065"]) { score } }',
  similarSuburbs: '{ similarSuburbs(locationUniqueUri: "fitzroy-vic-3065") { score } }',
}

const review = `{ title: "Close to the river", content: "You can walk for hours along the river.", rating: 4, authorRelation: livesHere }`

/** What is said of places; Lena wrote 101, of Fitzroy. */
export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'ownLocationReview',
    operation: '{ ownLocationReview(locationUniqueUri: "fitzroy-vic-3065") { review { post { title } } } }',
    outcomes: 'who yes part part part part part',
    secret: 'Everything on foot',
  },
  {
    field: 'writeLocationReview',
    operation: `mutation { writeLocationReview(input: { locationUniqueUri: "richmond-vic-3121", review: ${review} }) { post { status } } }`,
    outcomes: 'who yes yes yes yes yes yes',
  },
  {
    field: 'updateLocationReview',
    operation: `mutation { updateLocationReview(input: { postId: 101, review: ${review} }) { post { status } } }`,
    outcomes: 'who yes NO NO NO NO NO',
  },
]

import type { DocumentCases, MemberRow, OperationCases, RestCase } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'
import { post } from '#tests/contract/support/rest-calls.ts'

const USER_DATA = '/api/locations/location/overviewjsonuserdata'
const followed = (locationUniqueUri: string, isFollowed = true) => ({ uri: locationUniqueUri, isFollowed })

const followCases = (verb: 'follow' | 'unfollow'): RestCase[] => {
  const call = (uri: string) => post(`/api/${uri}/${verb}`)
  return [
    { about: 'a suburb', as: 'lena', ...call('carlton-vic-3053'), status: 200 },
    { about: 'the same again', as: 'lena', ...call('carlton-vic-3053'), status: 200 },
    { about: 'a street', as: 'omar', ...call('gore-street-fitzroy-vic-3065'), status: 200 },
    { about: 'a region', as: 'lena', ...call('inner-melbourne-vic'), status: 400, code: 'BAD_INPUT' },
    { about: 'nowhere', as: 'lena', ...call('atlantis-vic-9999'), status: 400, code: 'BAD_INPUT' },
    { about: 'by nobody', ...call('fitzroy-vic-3065'), status: 401, code: 'UNAUTHENTICATED' },
  ]
}

const userData = (uri: string) => `${USER_DATA}?locationUniqueUri=${uri}`

/** Lena follows Fitzroy, where she wrote a review. */
export const operations: OperationCases = {
  getLocationUserData: [
    { about: 'a suburb that is followed', as: 'lena', path: userData('fitzroy-vic-3065'), status: 200 },
    { about: 'one that is not', as: 'omar', path: userData('carlton-vic-3053'), status: 200 },
    { about: 'a region', as: 'omar', path: userData('inner-melbourne-vic'), status: 200 },
    { about: 'nowhere', as: 'lena', path: userData('atlantis-vic-9999'), status: 404, code: 'NOT_FOUND' },
    { about: 'no place', as: 'lena', path: USER_DATA, status: 400, code: 'BAD_INPUT' },
    { about: 'by nobody', path: userData('fitzroy-vic-3065'), status: 401, code: 'UNAUTHENTICATED' },
  ],
  followLocation: followCases('follow'),
  unfollowLocation: followCases('unfollow'),
}

export const documents: DocumentCases = {
  FollowLocation: {
    variables: followed('carlton-vic-3053'),
    as: 'lena',
    outcomes: { ...foundInAll, 'unknown-location': 'BAD_INPUT' },
    more: [
      ['the same again', followed('carlton-vic-3053'), 'FOUND'],
      ['no longer', followed('carlton-vic-3053', false), 'FOUND'],
      ['one that is not followed', followed('carlton-vic-3053', false), 'FOUND', 'omar'],
      ['a street', followed('Gore-Street-Fitzroy-vic-3065'), 'FOUND'],
      ['a region', followed('inner-melbourne-vic'), 'BAD_INPUT'],
      ['nowhere', followed('atlantis-vic-9999', false), 'BAD_INPUT'],
      ['by nobody', followed('carlton-vic-3053'), 'UNAUTHENTICATED', null],
    ],
  },
}

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'followLocation',
    operation:
      'mutation { followLocation(locationUniqueUri: "richmond-vic-3121", isFollowed: true) { isFollowing followerCount } }',
    outcomes: 'who yes yes yes yes yes yes',
  },
]

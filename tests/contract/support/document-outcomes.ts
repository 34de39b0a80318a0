import type { Outcome } from './graphql-call.ts'

/** What a situation of the way to the server does to any call; a batch too short is the business of its own test. */
const onTheWay = {
  failure: 'INTERNAL',
  unavailable: 'UNAVAILABLE',
  'too-many-requests': 'TOO_MANY_REQUESTS',
  offline: 'UNREACHABLE',
  'persisted-query-not-found': 'PERSISTED_QUERY_NOT_FOUND',
} as const

/** Found in every situation of the world that says nothing about results or places. */
export const foundEverywhere = {
  default: 'FOUND',
  'many-results': 'FOUND',
  'past-the-end': 'FOUND',
  'under-offer': 'FOUND',
  'hidden-address': 'FOUND',
  'price-withheld': 'FOUND',
  'no-photos': 'FOUND',
  slow: 'FOUND',
  'short-batch': 'FOUND',
  ...onTheWay,
} as const

/** Found in every situation of the world. */
export const foundInAll = {
  ...foundEverywhere,
  'empty-result': 'FOUND',
  withdrawn: 'FOUND',
  'unknown-location': 'FOUND',
} as const

/** How a search of a place ends. */
export const searches = {
  ...foundEverywhere,
  'empty-result': 'EMPTY',
  withdrawn: 'EMPTY',
  'unknown-location': 'UNKNOWN_LOCATION',
} as const

/** Answered with the same error in every situation of the world. */
export const refusedInAll = <Refusal extends Outcome>(refusal: Refusal) => ({
  ...foundInAll,
  default: refusal,
  'many-results': refusal,
  'past-the-end': refusal,
  'under-offer': refusal,
  'hidden-address': refusal,
  'price-withheld': refusal,
  'no-photos': refusal,
  slow: refusal,
  'short-batch': refusal,
  'empty-result': refusal,
  withdrawn: refusal,
  'unknown-location': refusal,
})

import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const generating: Claim = ['agents_permission', 'CanGenerateVideo']
const showing: Claim = ['agents_permission', 'CanToggleVideoVisibility']

export const queries: QueryCases = {
  staffListingVideo: { variables: { listingId: 1001 }, as: 'stella' },
  staffListingVideos: { variables: {}, as: 'stella' },
}

const asked = (listingId: number, rest: object = {}) => ({ input: { listingId, reason: 'For a reason.', ...rest } })
const call = (field: string, more = '') =>
  `mutation { ${field}(input: { listingId: ${more === '' ? 1006 : 1001}, reason: "For a reason."${more} }) { video { state } } }`

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'staffListingVideo',
    about: 'who has CanToggleVideoVisibility reads it too',
    operation: '{ staffListingVideo(listingId: 1001) { state } }',
    outcomes: 'who NO NO NO NO yes yes',
    claim: generating,
  },
  {
    field: 'staffListingVideos',
    about: 'who has CanGenerateVideo reads them too',
    operation: '{ staffListingVideos { state } }',
    outcomes: 'who NO NO NO NO yes yes',
    claim: showing,
  },
  {
    field: 'generateListingVideo',
    operation: call('generateListingVideo'),
    outcomes: 'who NO NO NO NO yes NO',
    claim: generating,
  },
  {
    field: 'showListingVideo',
    operation: call('showListingVideo', ', isVisible: false'),
    outcomes: 'who NO NO NO NO yes NO',
    claim: showing,
  },
]

export const documents: DocumentCases = {
  ListingVideo: {
    variables: { listingId: 1001 },
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'NULL' },
    more: [
      ['of no listing', { listingId: 7777 }, 'NULL'],
      ['by a local', { listingId: 1001 }, 'FORBIDDEN', 'lena'],
      ['by nobody', { listingId: 1001 }, 'UNAUTHENTICATED', null],
    ],
  },
  ListingVideos: {
    variables: {},
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY' },
    more: [
      ['by the agent', {}, 'FORBIDDEN', 'agnes'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  GenerateListingVideo: {
    variables: asked(1006),
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND', 'no-photos': 'CONFLICT', withdrawn: 'CONFLICT' },
    more: [
      ['the same again', asked(1006), 'FOUND'],
      ['that would be the same', asked(1001), 'FOUND'],
      ['for no reason', asked(1006, { reason: 'no' }), 'BAD_INPUT'],
      ['of no listing', asked(7777), 'NOT_FOUND'],
      ['by the agent', asked(1006), 'FORBIDDEN', 'agnes'],
      ['by nobody', asked(1006), 'UNAUTHENTICATED', null],
    ],
  },
  ShowListingVideo: {
    variables: asked(1001, { isVisible: false }),
    as: 'stella',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['of a listing without one', asked(1002, { isVisible: false }), 'CONFLICT'],
      ['for no reason', asked(1001, { isVisible: false, reason: 'no' }), 'BAD_INPUT'],
      ['of no listing', asked(7777, { isVisible: false }), 'NOT_FOUND'],
      ['by a local', asked(1001, { isVisible: false }), 'FORBIDDEN', 'lena'],
      ['by nobody', asked(1001, { isVisible: false }), 'UNAUTHENTICATED', null],
    ],
  },
}

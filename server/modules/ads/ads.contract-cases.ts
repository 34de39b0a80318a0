import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, PublicFields, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll, refusedInAll } from '#tests/contract/support/document-outcomes.ts'

const managing: Claim = ['listings_permission', 'CanManageAny']

export const queries: QueryCases = {
  ads: { variables: {} },
  staffAds: { variables: {}, as: 'stella' },
  adOrigins: { variables: {}, as: 'stella' },
}

export const publicFields: PublicFields = {
  ads: '{ ads { placement } }',
}

const ad =
  'placement: "buy-end", advertiser: "Homely", text: "Made for you", action: "See it", href: "/new-apartments", days: 7'

export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------- nobody owner other agent other-agent with without
  {
    field: 'staffAds',
    operation: '{ staffAds { ad { id } } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim: managing,
  },
  {
    field: 'adOrigins',
    operation: '{ adOrigins }',
    outcomes: 'who NO NO NO NO yes NO',
    claim: managing,
  },
  {
    field: 'createAd',
    operation: `mutation { createAd(input: { ${ad}, reason: "For a reason." }) { ad { isRunning } } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: managing,
  },
  {
    field: 'endAd',
    operation: 'mutation { endAd(input: { id: 1, reason: "For a reason." }) { ad { isRunning } } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim: managing,
  },
]

const created = (more: object = {}) => ({
  input: {
    placement: 'rent-end',
    advertiser: 'Homely',
    text: 'Made for you',
    action: 'See it',
    href: '/new-apartments',
    days: 7,
    reason: 'For a reason.',
    ...more,
  },
})
const ended = (id: number, reason = 'For a reason.') => ({ input: { id, reason } })

export const documents: DocumentCases = {
  RunningAds: {
    variables: {},
    outcomes: foundInAll,
    more: [['by staff', {}, 'FOUND', 'stella']],
  },
  StaffAds: {
    variables: {},
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['by the agent', {}, 'FORBIDDEN', 'agnes'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  CreateAd: {
    variables: created({ placement: 'home-end' }),
    as: 'stella',
    outcomes: refusedInAll('CONFLICT'),
    more: [
      ['where none runs', created(), 'FOUND'],
      ['the same again', created(), 'FOUND'],
      ['nowhere', created({ placement: 'nowhere' }), 'BAD_INPUT'],
      ['with a script that is not configured', created({ script: 'https://ads.example/a.js' }), 'BAD_INPUT'],
      ['without a reason', created({ reason: 'no' }), 'BAD_INPUT'],
      ['by the agent', created(), 'FORBIDDEN', 'agnes'],
      ['by nobody', created(), 'UNAUTHENTICATED', null],
    ],
  },
  EndAd: {
    variables: ended(999_999),
    as: 'stella',
    outcomes: refusedInAll('NOT_FOUND'),
    more: [
      ['one that has ended', ended(2), 'FOUND'],
      ['without a reason', ended(1, 'no'), 'BAD_INPUT'],
      ['by the agent', ended(1), 'FORBIDDEN', 'agnes'],
      ['by nobody', ended(1), 'UNAUTHENTICATED', null],
    ],
  },
}

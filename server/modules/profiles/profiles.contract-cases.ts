import type {
  AccessDetails,
  DocumentCase,
  DocumentCases,
  MemberRow,
  OperationCases,
  PublicFields,
  QueryCases,
  RestCase,
} from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'
import { badNumber } from '#tests/contract/support/rest-calls.ts'

const ofMember = (path: (id: string) => string): RestCase[] => [
  { about: 'oneself', as: 'lena', path: path('1'), status: 200 },
  { about: 'an agent oneself', as: 'agnes', path: path('3'), status: 200 },
  { about: 'anybody as staff', as: 'stella', path: path('2'), status: 200 },
  { about: 'another member', as: 'omar', path: path('1'), status: 404, code: 'NOT_FOUND' },
  { about: 'nobody', path: path('1'), status: 401, code: 'UNAUTHENTICATED' },
  ...badNumber(path, { as: 'stella' }),
]

const part = { skip: 0, take: 20 }

/** A tab of a profile: of agents with and without a member behind them, of members, and of nobody. */
const tab = (more: object = part, listed: object = {}): DocumentCase => ({
  variables: { username: 'imogen-achterberg', ...more },
  outcomes: foundInAll,
  more: [
    ['upper case', { username: 'Imogen-Achterberg', ...more }, 'FOUND'],
    ['an agent without portrait', { username: 'callum-osei', ...more }, 'FOUND'],
    ['a member who is an agent', { username: 'agnes', ...more }, 'FOUND'],
    ['an agent who left', { username: 'otto-reed', ...more }, 'FOUND'],
    ['a member', { username: 'lena', ...more }, 'FOUND'],
    ['another member', { username: 'omar', ...more }, 'FOUND'],
    ['a page past the last', { username: 'lena', ...more, ...listed }, 'FOUND'],
    ['nobody', { username: 'nobody-at-all', ...more }, 'NULL'],
    ['no username', { username: '', ...more }, 'NULL'],
    ['no username that could be', { username: '../etc', ...more }, 'NULL'],
    ['a username too long', { username: 'x'.repeat(201), ...more }, 'BAD_INPUT'],
  ],
})

export const operations: OperationCases = {
  getMember: ofMember((id) => `/rest/member/${id}`),
  getMemberSettings: ofMember((id) => `/rest/member/${id}/settings`),
}

export const accessDetails: AccessDetails = {
  getMemberSettings: { secret: 'Looking for a first home' },
}

export const queries: QueryCases = {
  profile: { variables: { username: 'agnes' } },
  userProfile: { variables: { username: 'lena' } },
  agentAnswers: { variables: { username: 'omar' } },
  agentQuestions: { variables: { username: 'lena' } },
}

export const publicFields: PublicFields = {
  agentAnswers: '{ agentAnswers(username: "omar") { total } }',
  agentQuestions: '{ agentQuestions(username: "lena") { total } }',
  profile: '{ profile(username: "lena") { name displayDescription phone website } }',
}

export const documents: DocumentCases = {
  ProfileOverview: tab({}),
  ProfileListings: {
    ...tab({ mode: null, ...part }, { skip: 500 }),
    more: [
      ['what is sold', { username: 'imogen-achterberg', mode: 'sold', ...part }, 'FOUND'],
      ['what is for rent', { username: 'callum-osei', mode: 'rent', ...part }, 'FOUND'],
      ['of a member', { username: 'lena', mode: null, ...part }, 'FOUND'],
      ['too many', { username: 'imogen-achterberg', mode: null, skip: 0, take: 25 }, 'BAD_INPUT'],
      ['a kind that is none', { username: 'imogen-achterberg', mode: 'stolen', ...part }, 'BAD_INPUT'],
      ['nobody', { username: 'nobody-at-all', mode: null, ...part }, 'NULL'],
    ],
  },
  ProfileOfAgent: tab({}),
  ProfileWrittenReviews: {
    ...tab({ reviewsPage: 1, reviewsPageSize: 10 }, { reviewsPage: 20 }),
    more: [
      ['of another member', { username: 'omar', reviewsPage: 1, reviewsPageSize: 10 }, 'FOUND'],
      ['who wrote none', { username: 'callum-osei', reviewsPage: 1, reviewsPageSize: 10 }, 'FOUND'],
      ['a page past the last', { username: 'lena', reviewsPage: 20, reviewsPageSize: 10 }, 'FOUND'],
      ['a page beyond all', { username: 'lena', reviewsPage: 21, reviewsPageSize: 10 }, 'BAD_INPUT'],
      ['nobody', { username: 'nobody-at-all', reviewsPage: 1, reviewsPageSize: 10 }, 'NULL'],
    ],
  },
  ProfileActivities: tab(part, { skip: 500 }),
  ProfileQuestions: tab({ isDiscussion: null, ...part }, { isDiscussion: true, skip: 500 }),
  ProfileAnswers: tab(part, { skip: 500 }),
  ProfileFollowers: tab(part, { skip: 500 }),
  ProfileFollowing: tab(part, { skip: 500 }),
  FollowOfViewer: {
    variables: { username: 'imogen-achterberg' },
    as: 'lena',
    outcomes: foundInAll,
    more: [
      ['somebody who is not followed', { username: 'callum-osei' }, 'FOUND'],
      ['oneself', { username: 'lena' }, 'FOUND'],
      ['by nobody', { username: 'omar' }, 'FOUND', null],
      ['nobody', { username: 'nobody-at-all' }, 'NULL'],
    ],
  },
}

export const memberFields: readonly MemberRow[] = [
  {
    field: 'userProfile',
    operation: '{ userProfile(username: "lena") { viewingOwnProfile currentUserIsAdmin isFollowing } }',
    outcomes: '                                            part   yes   part  part  part        part part',
    secret: '"viewingOwnProfile":true',
  },
]

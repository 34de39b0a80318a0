import type {
  AccessDetails,
  OperationCases,
  PublicFields,
  QueryCases,
  RestCase,
} from '#tests/contract/support/contract-cases.ts'
import { badNumber, post, remove } from '#tests/contract/support/rest-calls.ts'

const list = (path: (id: string) => string): RestCase[] => [
  { about: 'an agent who is a member', path: path('1'), status: 200 },
  { about: 'an agent who is none', path: path('9'), status: 200 },
  { about: 'one of them', path: `${path('1')}?skip=1&take=1`, status: 200 },
  { about: 'too many', path: `${path('1')}?take=101`, status: 400, code: 'BAD_INPUT' },
  { about: 'a parameter too many', path: `${path('1')}?colour=green`, status: 400, code: 'BAD_INPUT' },
  ...badNumber(path),
]

const ofMember = (path: (id: string) => string): RestCase[] => [
  { about: 'oneself', as: 'lena', path: path('1'), status: 200 },
  { about: 'an agent oneself', as: 'agnes', path: path('3'), status: 200 },
  { about: 'anybody as staff', as: 'stella', path: path('2'), status: 200 },
  { about: 'another member', as: 'omar', path: path('1'), status: 404, code: 'NOT_FOUND' },
  { about: 'nobody', path: path('1'), status: 401, code: 'UNAUTHENTICATED' },
  ...badNumber(path, { as: 'stella' }),
]

const refusals = (call: (who: string) => Pick<RestCase, 'method' | 'path'>, unknown: string): RestCase[] => [
  { about: 'by nobody', ...call(unknown), status: 401, code: 'UNAUTHENTICATED' },
  { about: 'nobody', as: 'lena', ...call(unknown), status: 404, code: 'NOT_FOUND' },
]

const agent = (id: string) => ({
  follow: post(`/api/agent/${id}/followers`),
  unfollow: remove(`/api/agent/${id}/follower`),
})

const member = (username: string) => ({
  follow: post(`/api/user/${username}/followers`),
  unfollow: remove(`/api/user/${username}/follower`),
})

export const operations: OperationCases = {
  getAgentFollowers: list((id) => `/rest/agent/${id}/followers`),
  getAgentFollowing: list((id) => `/rest/agent/${id}/following`),
  getFollowingSummary: ofMember((id) => `/rest/member/${id}/following/summary`),
  followAgent: [
    { about: 'an agent', as: 'lena', ...agent('5').follow, status: 200 },
    { about: 'the same again', as: 'lena', ...agent('5').follow, status: 200 },
    { about: 'oneself', as: 'agnes', ...agent('1').follow, status: 400, code: 'BAD_INPUT' },
    { about: 'no number', as: 'lena', ...agent('abc').follow, status: 400, code: 'BAD_INPUT' },
    ...refusals((id) => agent(id).follow, '999999'),
  ],
  unfollowAgent: [
    { about: 'an agent', as: 'lena', ...agent('9').unfollow, status: 200 },
    { about: 'the same again', as: 'lena', ...agent('9').unfollow, status: 200 },
    { about: 'one who is not followed', as: 'lena', ...agent('3').unfollow, status: 200 },
    ...refusals((id) => agent(id).unfollow, '999999'),
  ],
  followMember: [
    { about: 'a member', as: 'omar', ...member('lena').follow, status: 200 },
    { about: 'the same again, in capitals', as: 'omar', ...member('LENA').follow, status: 200 },
    { about: 'an agent', as: 'omar', ...member('agnes').follow, status: 200 },
    { about: 'oneself', as: 'omar', ...member('omar').follow, status: 400, code: 'BAD_INPUT' },
    { about: 'oneself as an agent', as: 'agnes', ...member('agnes').follow, status: 400, code: 'BAD_INPUT' },
    { about: 'a name that is none', as: 'omar', ...member('a%20b').follow, status: 400, code: 'BAD_INPUT' },
    ...refusals((username) => member(username).follow, 'nobody-at-all'),
  ],
  unfollowMember: [
    { about: 'a member', as: 'lena', ...member('omar').unfollow, status: 200 },
    { about: 'one who is not followed', as: 'lena', ...member('stella').unfollow, status: 200 },
    ...refusals((username) => member(username).unfollow, 'nobody-at-all'),
  ],
}

export const accessDetails: AccessDetails = {
  followAgent: { path: '/api/agent/9/followers' },
  // Nobody follows themselves.
  followMember: { outcomes: 'who 400 yes yes yes yes yes' },
}

export const queries: QueryCases = {
  agentFollowers: { variables: { username: 'agnes' } },
  agentFollowing: { variables: { username: 'lena' } },
}

export const publicFields: PublicFields = {
  agentFollowers: '{ agentFollowers(username: "agnes") { total results { name about } } }',
  agentFollowing: '{ agentFollowing(username: "lena") { total results { name about } } }',
}

import type { AccessDetails, OperationCases, RestCase } from '#tests/contract/support/contract-cases.ts'

type Kind = 'agents' | 'listings'

const idsOf = { listings: [1001, 1002, 1001], agents: [1, 2] }
const typeOf = { listings: 27, agents: 17 }

/** What every post of events takes and refuses alike. */
function posting(path: string, kind: Kind, batchId: string, as?: string): RestCase[] {
  const group = { type: typeOf[kind], pageType: 'searchResults', ids: idsOf[kind] }
  const asMember = as === undefined ? {} : { as }
  const post = (about: string, change: object, status: number, code?: string): RestCase => ({
    about,
    method: 'POST',
    path,
    body: { batchId, [kind]: [group], ...change },
    status,
    ...asMember,
    ...(code === undefined ? {} : { code }),
  })
  const refused = (about: string, change: object) => post(about, change, 400, 'BAD_INPUT')
  return [
    post('events', {}, 200),
    post('the same again', {}, 200),
    post('the payload of the specification, without a key', { batchId: undefined }, 200),
    post('what does not exist', { batchId: `${batchId}-2`, [kind]: [{ ...group, ids: [999_999] }] }, 200),
    refused('a code that is none', { [kind]: [{ ...group, type: 2 }] }),
    refused('a code of text', { [kind]: [{ ...group, type: '27' }] }),
    refused('a page that is none', { [kind]: [{ ...group, pageType: 'castle' }] }),
    refused('no ids', { [kind]: [{ ...group, ids: [] }] }),
    refused('an id of zero', { [kind]: [{ ...group, ids: [0] }] }),
    refused('nothing', { [kind]: [] }),
    refused('too many events', { [kind]: [group, { ...group, ids: Array.from({ length: 499 }, () => 1) }] }),
    refused('a short key', { batchId: 'short' }),
    refused('a field too many', { userId: 7 }),
    { about: 'no body', method: 'POST', path, status: 400, code: 'BAD_INPUT', ...asMember },
    {
      about: 'broken JSON',
      method: 'POST',
      path,
      body: '{"',
      status: 400,
      code: 'BAD_REQUEST',
      headers: JSON_TYPE,
      ...asMember,
    },
  ]
}

const JSON_TYPE = { 'content-type': 'application/json' }
const stolen = { ...JSON_TYPE, authorization: 'Bearer nonsense' }

const nobody = (path: string, kind: Kind): RestCase[] => {
  const body = { batchId: 'nobody-at-all-0001', [kind]: [{ type: typeOf[kind], pageType: 'home', ids: [1001] }] }
  const call = { method: 'POST', path, body, status: 401 } as const
  return [
    { ...call, about: 'nobody', code: 'UNAUTHENTICATED' },
    { ...call, about: 'a token that does not hold', headers: stolen, code: 'SESSION_ENDED' },
  ]
}

const listing = '/rest/listing/1001/events'
const added = { batchId: 'added-by-staff-0001', type: 25, count: 3 }

/** The calls of tracking, by operationId. */
export const operations: OperationCases = {
  trackListings: posting('/rest/tracking/listings', 'listings', 'contract-listings-01'),
  trackAgents: posting('/rest/tracking/agents', 'agents', 'contract-agents-0001'),
  trackListingsAsMember: [
    ...nobody('/rest/secure/tracking/listings', 'listings'),
    ...posting('/rest/secure/tracking/listings', 'listings', 'contract-member-0001', 'lena'),
  ],
  trackAgentsAsMember: [
    ...nobody('/rest/secure/tracking/agents', 'agents'),
    ...posting('/rest/secure/tracking/agents', 'agents', 'contract-member-0002', 'lena'),
  ],
  addListingEvents: [
    { about: 'nobody', method: 'POST', path: listing, body: added, status: 401, code: 'UNAUTHENTICATED' },
    { about: 'a local', as: 'lena', method: 'POST', path: listing, body: added, status: 403, code: 'FORBIDDEN' },
    { about: 'staff', as: 'stella', method: 'POST', path: listing, body: added, status: 200 },
    { about: 'the same again', as: 'stella', method: 'POST', path: listing, body: added, status: 200 },
    { about: 'no key', as: 'stella', method: 'POST', path: listing, body: { type: 25 }, status: 200 },
    {
      about: 'an unknown home',
      as: 'stella',
      method: 'POST',
      path: '/rest/listing/999999/events',
      body: added,
      status: 404,
      code: 'NOT_FOUND',
    },
    {
      about: 'too many',
      as: 'stella',
      method: 'POST',
      path: listing,
      body: { ...added, count: 101 },
      status: 400,
      code: 'BAD_INPUT',
    },
  ],
  getListingEvents: [
    { about: 'nobody', path: listing, status: 401, code: 'UNAUTHENTICATED' },
    { about: 'a local', as: 'lena', path: listing, status: 403, code: 'FORBIDDEN' },
    { about: 'staff', as: 'stella', path: listing, status: 200 },
    { about: 'days of their own', as: 'stella', path: `${listing}?from=2026-11-01&to=2026-11-30`, status: 200 },
    { about: 'days without events', as: 'stella', path: `${listing}?to=2026-10-01`, status: 200 },
    {
      about: 'days upside down',
      as: 'stella',
      path: `${listing}?from=2026-11-02&to=2026-11-01`,
      status: 400,
      code: 'BAD_INPUT',
    },
    { about: 'no day', as: 'stella', path: `${listing}?from=2026-13-01`, status: 400, code: 'BAD_INPUT' },
    { about: 'an unknown home', as: 'stella', path: '/rest/listing/999999/events', status: 404, code: 'NOT_FOUND' },
    { about: 'no number', path: '/rest/listing/abc/events', status: 400, code: 'BAD_INPUT' },
  ],
}

export const accessDetails: AccessDetails = {
  getListingEvents: { path: '/rest/listing/1002/events' },
  addListingEvents: { path: '/rest/listing/1002/events' },
}

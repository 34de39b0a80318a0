import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const of = (name: string): Claim => ['multiloaders_permission', name]
const WITH_ERRORS = '6f9d1f64-0d3e-4c47-9a1b-000000000001'
const upload = `uploadId: "${WITH_ERRORS}"`

export const queries: QueryCases = {
  officeFeed: { variables: { officeId: 1 }, as: 'stella' },
  feedAccess: { variables: {}, as: 'agnes' },
  feedUploads: { variables: { officeId: 1 }, as: 'stella' },
  feedUpload: { variables: { uploadId: WITH_ERRORS }, as: 'stella' },
  feedResults: { variables: { uploadId: WITH_ERRORS }, as: 'stella' },
}

const NONE = '6f9d1f64-0d3e-4c47-9a1b-000000000009'
const uploads = (change: object = {}) => ({ officeId: 1, filter: 'all', skip: 0, take: 20, ...change })
const results = (change: object = {}) => ({ uploadId: WITH_ERRORS, outcome: null, skip: 0, take: 50, ...change })
const hook = (url: string, officeId = 1) => ({ officeId, url })

export const documents: DocumentCases = {
  Multiloader: {
    variables: { officeId: 1 },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['of an agent', {}, 'FOUND', 'agnes'],
      ['of an office that does not exist', { officeId: 999 }, 'NULL'],
      ['of who is no agent', {}, 'NULL', 'lena'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  FeedUploads: {
    variables: uploads(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['of all offices', uploads({ officeId: null }), 'FOUND'],
      ['with refused listings', uploads({ filter: 'refused' }), 'FOUND'],
      ['that failed', uploads({ filter: 'failed' }), 'FOUND'],
      ['that failed of another office', uploads({ filter: 'failed', officeId: 2 }), 'EMPTY'],
      ['of an office that does not exist', uploads({ officeId: 999 }), 'NULL'],
      ['the second one', uploads({ skip: 1, take: 1 }), 'FOUND'],
      ['too many', uploads({ take: 51 }), 'BAD_INPUT'],
      ['by an agent who is no principal', uploads(), 'NULL', 'agnes'],
      ['by nobody', uploads(), 'UNAUTHENTICATED', null],
    ],
  },
  FeedUpload: {
    variables: { uploadId: WITH_ERRORS },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['that does not exist', { uploadId: NONE }, 'NULL'],
      ['by a text that names none', { uploadId: 'first' }, 'NULL'],
      ['by too long a text', { uploadId: 'x'.repeat(101) }, 'BAD_INPUT'],
      ['of another', { uploadId: WITH_ERRORS }, 'NULL', 'lena'],
      ['by nobody', { uploadId: WITH_ERRORS }, 'UNAUTHENTICATED', null],
    ],
  },
  FeedUploadProgress: {
    variables: { uploadId: WITH_ERRORS },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['that does not exist', { uploadId: NONE }, 'NULL'],
      ['by nobody', { uploadId: WITH_ERRORS }, 'UNAUTHENTICATED', null],
    ],
  },
  FeedResults: {
    variables: results(),
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['of those that were refused', results({ outcome: 'refused' }), 'FOUND'],
      ['of those that are older', results({ outcome: 'ignoredAsOlder' }), 'EMPTY'],
      ['after the last', results({ skip: 3 }), 'FOUND'],
      ['too many', results({ take: 101 }), 'BAD_INPUT'],
      ['of an upload that does not exist', results({ uploadId: NONE }), 'NULL'],
      ['of another', results(), 'NULL', 'agnes'],
      ['by nobody', results(), 'UNAUTHENTICATED', null],
    ],
  },
  CreateFeedKey: {
    variables: { officeId: 1, name: 'Another program' },
    as: 'stella',
    outcomes: foundInAll,
    differsIn: ['secret'],
    more: [
      ['without a name', { officeId: 1, name: ' ' }, 'BAD_INPUT'],
      ['with a long one', { officeId: 1, name: 'x'.repeat(101) }, 'BAD_INPUT'],
      ['of another', { officeId: 1, name: 'Mine' }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { officeId: 1, name: 'Mine' }, 'UNAUTHENTICATED', null],
    ],
  },
  RevokeFeedKey: {
    variables: { keyId: '2' },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['that is revoked', { keyId: '1' }, 'FOUND'],
      ['that does not exist', { keyId: '99' }, 'NOT_FOUND'],
      ['of another', { keyId: '2' }, 'NOT_FOUND', 'agnes'],
      ['by nobody', { keyId: '2' }, 'UNAUTHENTICATED', null],
    ],
  },
  SetFeedWebhook: {
    variables: hook('https://agency.example/hook'),
    as: 'stella',
    outcomes: foundInAll,
    differsIn: ['secret'],
    more: [
      ['of an office that has none', hook('https://agency.example/hook', 2), 'FOUND'],
      ['without encryption', hook('http://agency.example/hook'), 'BAD_INPUT'],
      ['too long', hook(`https://agency.example/${'x'.repeat(500)}`), 'BAD_INPUT'],
      ['of another', hook('https://agency.example/hook'), 'FORBIDDEN', 'agnes'],
      ['by nobody', hook('https://agency.example/hook'), 'UNAUTHENTICATED', null],
    ],
  },
  RemoveFeedWebhook: {
    variables: { officeId: 1 },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['that is not there', { officeId: 2 }, 'FOUND'],
      ['of another', { officeId: 1 }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { officeId: 1 }, 'UNAUTHENTICATED', null],
    ],
  },
  SetFeedNote: {
    variables: { uploadId: WITH_ERRORS, note: 'Send the agentID.' },
    as: 'stella',
    outcomes: foundInAll,
    more: [
      ['none', { uploadId: WITH_ERRORS, note: '' }, 'FOUND'],
      ['too long', { uploadId: WITH_ERRORS, note: 'x'.repeat(1001) }, 'BAD_INPUT'],
      ['of what does not exist', { uploadId: NONE, note: 'Where?' }, 'NOT_FOUND'],
      ['by an agent', { uploadId: WITH_ERRORS, note: 'Mine' }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { uploadId: WITH_ERRORS, note: 'Mine' }, 'UNAUTHENTICATED', null],
    ],
  },
  OfficesByName: {
    variables: { query: 'tallow' },
    outcomes: foundInAll,
    more: [
      ['that nobody has', { query: 'nowhere' }, 'FOUND'],
      ['too long', { query: 'x'.repeat(101) }, 'BAD_INPUT'],
    ],
  },
}

/** Of an office whose principal nobody is, and an upload of its software. */
export const memberFields: readonly MemberRow[] = [
  {
    field: 'officeFeed',
    operation: '{ officeFeed(officeId: 1) { office { name } keys { name } webhook { url } } }',
    outcomes: 'who none none none none yes part',
    claim: of('CanStoreAFile'),
    secret: 'Office software',
  },
  {
    field: 'feedAccess',
    operation: '{ feedAccess { officeName } }',
    outcomes: 'who none none yes part none none',
    secret: 'Tallow & Reed Fitzroy',
  },
  {
    field: 'createFeedKey',
    operation: 'mutation { createFeedKey(officeId: 1, name: "Another") { secret } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim: of('CanStoreAFile'),
    secret: 'hfk_',
  },
  {
    field: 'revokeFeedKey',
    operation: 'mutation { revokeFeedKey(keyId: "2") { key { revokedAt } } }',
    outcomes: 'who none none none none yes none',
    claim: of('CanStoreAFile'),
  },
  {
    field: 'setFeedWebhook',
    operation: 'mutation { setFeedWebhook(officeId: 1, url: "https://agency.example/hook") { secret } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim: of('CanStoreAFile'),
    secret: 'hfw_',
  },
  {
    field: 'removeFeedWebhook',
    operation: 'mutation { removeFeedWebhook(officeId: 1) { feed { webhook { url } } } }',
    outcomes: 'who NO NO NO NO yes NO',
    claim: of('CanStoreAFile'),
  },
  {
    field: 'feedUploads',
    operation: '{ feedUploads(officeId: 1) { results { fileName } } }',
    outcomes: 'who none none none none yes yes',
    claim: of('CanViewFiles'),
    secret: 'friday.xml',
  },
  {
    field: 'feedUpload',
    operation: `{ feedUpload(${upload}) { filePath } }`,
    outcomes: 'who none none none none yes part',
    claim: of('CanViewFiles'),
    secret: `/rest/feeds/uploads/${WITH_ERRORS}/file`,
  },
  {
    field: 'feedResults',
    operation: `{ feedResults(${upload}, outcome: refused) { results { remarks { reason } } } }`,
    outcomes: 'who none none none none yes none',
    claim: of('CanViewErrors'),
    secret: 'A listing needs a uniqueID.',
  },
  {
    field: 'setFeedNote',
    operation: `mutation { setFeedNote(${upload}, note: "We look into it.") { upload { note } } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: of('CanStoreAnError'),
    secret: 'We look into it.',
  },
]

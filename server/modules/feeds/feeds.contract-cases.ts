import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'

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
    field: 'noteFeedError',
    operation: `mutation { noteFeedError(${upload}, note: "We look into it.") { upload { note } } }`,
    outcomes: 'who NO NO NO NO yes NO',
    claim: of('CanStoreAnError'),
    secret: 'We look into it.',
  },
]

import type {
  AccessDetails,
  DocumentCases,
  MemberRow,
  OperationCases,
  QueryCases,
  RestCase,
} from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

const words = {
  name: 'Mia Okafor',
  email: 'mia.okafor@mail.example',
  phone: '0491 570 156',
  message: 'May I see it on Saturday?',
  idempotencyKey: 'contract-case-0001',
}

/** About a home, waiting. */
const ABOUT_HOME = '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10'

/** What every call that creates an enquiry takes and refuses alike. */
function asking(path: string, about: object): RestCase[] {
  const post = (what: string, change: object, status: number, code?: string): RestCase => ({
    about: what,
    method: 'POST',
    path,
    body: { ...about, ...words, ...change },
    status,
    ...(code === undefined ? {} : { code }),
  })
  return [
    post('an enquiry', {}, 200),
    post('the same again', {}, 200),
    post('no phone', { phone: null }, 200),
    post('a copy', { wantsCopy: true }, 200),
    post('a field that people do not see', { website: 'https://shop.example' }, 400, 'BAD_INPUT'),
    post('no name', { name: '  ' }, 400, 'BAD_INPUT'),
    post('a name of two lines', { name: 'Mia\nBcc: all@mail.example' }, 400, 'BAD_INPUT'),
    post('no e-mail address', { email: 'mia' }, 400, 'BAD_INPUT'),
    post('a number of another country', { phone: '+44 20 7946 0958' }, 200),
    post('a number of no country', { phone: '44 20 7946 0958' }, 400, 'BAD_INPUT'),
    post('too long a message', { message: 'x'.repeat(2001) }, 400, 'BAD_INPUT'),
    post('a short key', { idempotencyKey: 'short' }, 400, 'BAD_INPUT'),
    post('no key', { idempotencyKey: undefined }, 200),
    post('a field too many', { colour: 'green' }, 400, 'BAD_INPUT'),
    { about: 'no body', method: 'POST', path, status: 400, code: 'BAD_INPUT' },
    { about: 'broken JSON', method: 'POST', path, body: '{"name":', status: 400, code: 'BAD_REQUEST' },
  ]
}

const refused = (about: string, path: string, body: object, status: number, code: string): RestCase => ({
  about,
  method: 'POST',
  path,
  body: { ...words, ...body },
  status,
  code,
})

const toListing = '/rest/listing/enquiry'
const toDeveloper = '/rest/listing/enquiries/developerlisting'
const toValuer = '/rest/listing/enquiries/seller'
const toAgent = '/rest/agents/enquiries'
const listing = { suburbUri: 'fitzroy-vic-3065', streetAddress: '12 Smith Street' }
const OF_SELLER = '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b12'
const ARCHIVED = '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b13'
const OF_NOBODY = '00000000-0000-4000-8000-000000000000'
const page = (change: object = {}) => ({ folder: 'waiting', query: '', skip: 0, take: 20, ...change })

const reply = (input: object = {}, reference = ABOUT_HOME) => ({
  reference,
  input: { message: 'Yes, on Saturday.', idempotencyKey: 'a-reply-of-its-own', ...input },
})

const enquiry = `reference: "${ABOUT_HOME}"`

/** The calls of enquiries, by operationId. */
export const operations: OperationCases = {
  createListingEnquiry: [
    ...asking(toListing, { listingId: 1001 }),
    {
      about: 'a topic without words',
      method: 'POST',
      path: toListing,
      body: { ...words, listingId: 1003, message: '', topics: ['priceGuide'] },
      status: 200,
    },
    refused('neither words nor a topic', toListing, { listingId: 1001, message: '' }, 400, 'BAD_INPUT'),
    refused('an unknown topic', toListing, { listingId: 1001, topics: ['ghosts'] }, 400, 'BAD_INPUT'),
    refused('an unknown home', toListing, { listingId: 999_999 }, 404, 'NOT_FOUND'),
    refused('a withdrawn home', toListing, { listingId: 1026 }, 410, 'GONE'),
  ],
  createDevelopmentEnquiry: [
    ...asking(toDeveloper, { listingId: 1010, buyerKind: 'investor' }),
    refused('a home that is not new', toDeveloper, { listingId: 1001 }, 400, 'BAD_INPUT'),
    refused('a withdrawn home', toDeveloper, { listingId: 1026 }, 410, 'GONE'),
  ],
  createSellerEnquiry: [
    ...asking(toValuer, listing),
    ...asking(toValuer, { ...listing, agentId: 2 }),
    refused('an unknown suburb', toValuer, { ...listing, suburbUri: 'atlantis-vic-3999' }, 404, 'NOT_FOUND'),
    refused('a region', toValuer, { ...listing, suburbUri: 'inner-melbourne-vic' }, 404, 'NOT_FOUND'),
    refused('an unknown agent', toValuer, { ...listing, agentId: 999_999 }, 404, 'NOT_FOUND'),
  ],
  createAgentEnquiry: [
    ...asking(toAgent, { agentId: 2, reason: 'selling' }),
    refused('no words', toAgent, { agentId: 2, reason: 'selling', message: ' ' }, 400, 'BAD_INPUT'),
    refused('an unknown agent', toAgent, { agentId: 999_999, reason: 'other' }, 404, 'NOT_FOUND'),
  ],
  getEnquiry: [
    { about: 'its reference', path: `/rest/listing/enquiry/${ABOUT_HOME}`, status: 200 },
    {
      about: 'another reference',
      path: '/rest/listing/enquiry/00000000-0000-4000-8000-000000000000',
      status: 404,
      code: 'NOT_FOUND',
    },
    { about: 'a number', path: '/rest/listing/enquiry/1', status: 400, code: 'BAD_INPUT' },
  ],
  getListingEnquiries: [
    { about: 'a home by nobody', path: '/rest/listing/1001/enquiries', status: 401, code: 'UNAUTHENTICATED' },
    {
      about: 'a page by nobody',
      path: '/rest/listing/1001/enquiries?skip=1&take=2',
      status: 401,
      code: 'UNAUTHENTICATED',
    },
    { about: 'its agent', as: 'agnes', path: '/rest/listing/1002/enquiries', status: 200 },
    {
      about: 'the page after the last by staff',
      as: 'stella',
      path: '/rest/listing/1002/enquiries?skip=1',
      status: 200,
    },
    {
      about: 'a local',
      as: 'lena',
      path: '/rest/listing/1002/enquiries',
      status: 403,
      code: 'FORBIDDEN',
    },
    { about: 'an unknown home', as: 'stella', path: '/rest/listing/999999/enquiries', status: 404, code: 'NOT_FOUND' },
    { about: 'no number', path: '/rest/listing/abc/enquiries', status: 400, code: 'BAD_INPUT' },
  ],
}

export const accessDetails: AccessDetails = {
  getListingEnquiries: { secret: 'jun.park@mail.example', path: '/rest/listing/1002/enquiries' },
}

export const queries: QueryCases = {
  enquiryInbox: { variables: {}, as: 'agnes' },
  inboxEnquiry: { variables: { reference: ABOUT_HOME }, as: 'agnes' },
}

/** The enquiries of Agnes, who is Imogen Achterberg. */
export const documents: DocumentCases = {
  EnquiryInbox: {
    variables: page(),
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'EMPTY' },
    more: [
      ['those that were answered', page({ folder: 'answered' }), 'FOUND'],
      ['those that were put away', page({ folder: 'archived' }), 'FOUND'],
      ['a name', page({ query: 'mia OKAFOR' }), 'FOUND'],
      ['a street', page({ query: 'rose lane', folder: 'answered' }), 'FOUND'],
      ['signs of a pattern', page({ query: '%_' }), 'EMPTY'],
      ['the second one', page({ skip: 1, take: 1 }), 'FOUND'],
      ['too many', page({ take: 51 }), 'BAD_INPUT'],
      ['too far', page({ skip: 10_001 }), 'BAD_INPUT'],
      ['too many words', page({ query: 'x'.repeat(61) }), 'BAD_INPUT'],
      ['of who is no agent', page(), 'NULL', 'lena'],
      ['by nobody', page(), 'UNAUTHENTICATED', null],
    ],
  },
  EnquiryCount: {
    variables: {},
    as: 'agnes',
    outcomes: foundInAll,
    more: [['by nobody', {}, 'UNAUTHENTICATED', null]],
  },
  InboxEnquiry: {
    variables: { reference: ABOUT_HOME },
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NULL' },
    more: [
      ['with a reply', { reference: OF_SELLER }, 'FOUND'],
      ['that was put away', { reference: ARCHIVED }, 'FOUND'],
      ['that does not exist', { reference: OF_NOBODY }, 'NULL'],
      ['by a text that names none', { reference: 'first' }, 'NULL'],
      ['by too long a text', { reference: 'x'.repeat(101) }, 'BAD_INPUT'],
      ['of another', { reference: ABOUT_HOME }, 'NULL', 'lena'],
      ['by nobody', { reference: ABOUT_HOME }, 'UNAUTHENTICATED', null],
    ],
  },
  ReplyToEnquiry: {
    variables: reply(),
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['the same again', reply(), 'FOUND'],
      ['to one that was put away', reply({}, ARCHIVED), 'FOUND'],
      ['without words', reply({ message: ' \n' }), 'BAD_INPUT'],
      ['with too many', reply({ message: 'x'.repeat(4001) }), 'BAD_INPUT'],
      ['under no key', reply({ idempotencyKey: undefined }), 'FOUND'],
      ['under too short a key', reply({ idempotencyKey: 'short' }), 'BAD_INPUT'],
      ['to one that does not exist', reply({}, OF_NOBODY), 'NOT_FOUND'],
      ['to that of another', reply(), 'NOT_FOUND', 'lena'],
      ['by nobody', reply(), 'UNAUTHENTICATED', null],
    ],
  },
  ArchiveEnquiry: {
    variables: { reference: ABOUT_HOME, isArchived: true },
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['back', { reference: ARCHIVED, isArchived: false }, 'FOUND'],
      ['one that does not exist', { reference: OF_NOBODY, isArchived: true }, 'NOT_FOUND'],
      ['that of another', { reference: ABOUT_HOME, isArchived: true }, 'NOT_FOUND', 'lena'],
      ['by nobody', { reference: ABOUT_HOME, isArchived: true }, 'UNAUTHENTICATED', null],
    ],
  },
  MarkEnquiryRead: {
    variables: { reference: ABOUT_HOME, isRead: true },
    as: 'agnes',
    outcomes: { ...foundInAll, 'empty-result': 'NOT_FOUND' },
    more: [
      ['not any more', { reference: OF_SELLER, isRead: false }, 'FOUND'],
      ['one that does not exist', { reference: OF_NOBODY, isRead: true }, 'NOT_FOUND'],
      ['that of another', { reference: ABOUT_HOME, isRead: true }, 'NOT_FOUND', 'lena'],
      ['by nobody', { reference: ABOUT_HOME, isRead: true }, 'UNAUTHENTICATED', null],
    ],
  },
}

/** Enquiries are for the agent who got them: Agnes manages the profile of Imogen. Staff do not read them. */
export const memberFields: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'enquiryInbox',
    operation: '{ enquiryInbox { results { email } } }',
    outcomes: '                                                                       who none none yes part none none',
    secret: 'mia.okafor@mail.example',
  },
  {
    field: 'inboxEnquiry',
    operation: `{ inboxEnquiry(${enquiry}) { email } }`,
    outcomes: '                                                                       who none none yes none none none',
    secret: 'mia.okafor@mail.example',
  },
  {
    field: 'replyToEnquiry',
    operation: `mutation { replyToEnquiry(${enquiry}, input: { message: "Yes.", idempotencyKey: "a-key-of-its-own" }) { enquiry { folder } } }`,
    outcomes: '                                                                       who none none yes none none none',
  },
  {
    field: 'archiveEnquiry',
    operation: `mutation { archiveEnquiry(${enquiry}, isArchived: true) { enquiry { folder } } }`,
    outcomes: '                                                                       who none none yes none none none',
  },
  {
    field: 'markEnquiryRead',
    operation: `mutation { markEnquiryRead(${enquiry}, isRead: true) { enquiry { folder } } }`,
    outcomes: '                                                                       who none none yes none none none',
  },
]

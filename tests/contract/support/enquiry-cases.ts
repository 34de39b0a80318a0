import type { RestCase } from './rest-cases.ts'

const words = {
  name: 'Mia Okafor',
  email: 'mia.okafor@mail.example',
  phone: '0491 570 156',
  message: 'May I see it on Saturday?',
  idempotencyKey: 'contract-case-0001',
}

const reference = '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10'

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
const home = { suburbUri: 'fitzroy-vic-3065', streetAddress: '12 Smith Street' }

/** The calls of enquiries, by operationId. */
export const enquiryCases: Record<string, RestCase[]> = {
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
    ...asking(toValuer, home),
    ...asking(toValuer, { ...home, agentId: 2 }),
    refused('an unknown suburb', toValuer, { ...home, suburbUri: 'atlantis-vic-3999' }, 404, 'NOT_FOUND'),
    refused('a region', toValuer, { ...home, suburbUri: 'inner-melbourne-vic' }, 404, 'NOT_FOUND'),
    refused('an unknown agent', toValuer, { ...home, agentId: 999_999 }, 404, 'NOT_FOUND'),
  ],
  createAgentEnquiry: [
    ...asking(toAgent, { agentId: 2, reason: 'selling' }),
    refused('no words', toAgent, { agentId: 2, reason: 'selling', message: ' ' }, 400, 'BAD_INPUT'),
    refused('an unknown agent', toAgent, { agentId: 999_999, reason: 'other' }, 404, 'NOT_FOUND'),
  ],
  getEnquiry: [
    { about: 'its reference', path: `/rest/listing/enquiry/${reference}`, status: 200 },
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

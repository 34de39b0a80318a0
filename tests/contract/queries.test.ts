import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractSchema } from './support/contract-files.ts'
import { outcomeOf, post } from './support/graphql-call.ts'
import { queryDocuments } from './support/query-documents.ts'
import { openSubject, type Subject, subjectNames } from './support/subjects.ts'

const schema = contractSchema()
const documents = queryDocuments(schema)
const searchParams = { searchMode: 'buy', locationSearchContext: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] } }

/** With what each query of the contract finds something. */
const variables: Record<string, object> = {
  version: {},
  listing: { id: 1001 },
  listingsAtAddress: { query: '48 gore street fitzroy' },
  listingsById: { listingIds: [2001, 1001, 1026, 7], take: 10, skip: 0 },
  similarListings: { listingId: 1001, take: 6 },
  otherListingsFromOffice: { listingId: 1001, take: 6 },
  schools: { listingId: 1001, take: 20 },
  listingsHomepage: { query: 'fitzroy-vic-3065', maxAge: 30 },
  listingSearch: { searchParams },
  listingsByUri: { uri: '/for-sale/fitzroy-vic-3065/real-estate' },
  searchParams: { uri: 'terraces-of-fitzroy' },
  mapMarkers: { searchParams },
  location: { identifier: 'fitzroy-vic-3065', includeSurrounding: true },
  locationSearch: { filter: { query: 'rich' } },
  locationOverview: { identifier: 'fitzroy-vic-3065' },
  locationFinder: { filter: { type: 'suburb', order: 'popular' } },
  newDevelopments: {},
  office: { uri: 'tallow-and-reed-fitzroy' },
  profile: { username: 'agnes' },
  topics: { listingId: 1001 },
  questionIndex: { sortOrder: 'popular', page: 1 },
  locationQuestionIndex: { locationUniqueUri: 'inner-melbourne-vic' },
  question: { uri: 'is-it-hard-to-find-a-park-on-the-street-after-work-1' },
}

describe('the queries of the contract', () => {
  it('each have variables here, and nothing else has', () => {
    expect(Object.keys(variables).sort()).toEqual(documents.map(({ name }) => name).sort())
  })
})

describe.each(subjectNames)('the %s', (name) => {
  let subject: Subject
  beforeAll(async () => {
    subject = await openSubject(name)
  })
  afterAll(() => subject.close())

  it.each(documents)('answers every field of $name', async ({ name: query, text, document }) => {
    const received = await post(subject, { query: text, variables: variables[query] })
    expect(outcomeOf(received, schema, document)).toBe('FOUND')
  })

  it.each([
    ['office', { uri: 'nobody' }, 'NULL'],
    ['location', { identifier: '11' }, 'FOUND'],
    ['location', { identifier: '4711' }, 'NULL'],
    ['location', { identifier: 'x'.repeat(201) }, 'BAD_INPUT'],
    ['locationOverview', { identifier: 'inner-melbourne-vic' }, 'FOUND'],
    ['locationOverview', { identifier: 'gore-street-fitzroy-vic-3065' }, 'FOUND'],
    ['locationOverview', { identifier: 'atlantis-vic-9999' }, 'NULL'],
    ['locationOverview', { identifier: 'x'.repeat(201) }, 'BAD_INPUT'],
    ['locationFinder', { filter: { type: 'suburb', parentUri: 'inner-melbourne-vic' } }, 'FOUND'],
    ['locationFinder', { filter: { type: 'street', letter: 'G', stateCode: 'VIC' } }, 'FOUND'],
    ['locationFinder', { filter: { type: 'suburb', query: 'nowhere at all' } }, 'EMPTY'],
    ['locationFinder', { filter: { type: 'suburb', parentUri: 'atlantis-vic' } }, 'NULL'],
    ['locationFinder', { filter: { type: 'suburb', letter: 'ab' } }, 'BAD_INPUT'],
    ['locationFinder', { filter: { type: 'suburb', query: 'x'.repeat(101) } }, 'BAD_INPUT'],
    ['locationFinder', { filter: { type: 'suburb' }, paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
    ['topics', { listingId: 1001, type: 3 }, 'FOUND'],
    ['topics', { listingId: 1001, skip: 2, take: 2 }, 'FOUND'],
    ['topics', { listingId: 1001, skip: 3 }, 'EMPTY'],
    ['topics', { listingId: 7 }, 'EMPTY'],
    ['topics', { listingId: 1001, type: 4 }, 'BAD_INPUT'],
    ['topics', { listingId: 1001, take: 101 }, 'BAD_INPUT'],
    ['questionIndex', { sortOrder: 'unanswered', page: 2 }, 'FOUND'],
    ['questionIndex', { page: 1001 }, 'BAD_INPUT'],
    ['locationQuestionIndex', { locationUniqueUri: 'Gore-Street-Fitzroy-VIC-3065' }, 'FOUND'],
    ['locationQuestionIndex', { locationUniqueUri: 'humpty-doo-nt-0836' }, 'EMPTY'],
    ['locationQuestionIndex', { locationUniqueUri: 'atlantis-vic-9999' }, 'NULL'],
    ['locationQuestionIndex', { locationUniqueUri: 'fitzroy-vic-3065', page: 0 }, 'BAD_INPUT'],
    ['question', { uri: 'other-words-1' }, 'FOUND'],
    ['question', { uri: 'an-answer-2' }, 'NULL'],
    ['question', { uri: 'no-number' }, 'NULL'],
    ['question', { uri: 'x'.repeat(201) }, 'BAD_INPUT'],
    ['newDevelopments', { filter: { stateCode: 'NSW' } }, 'FOUND'],
    ['newDevelopments', { filter: { locationUri: 'inner-melbourne-vic' } }, 'FOUND'],
    ['newDevelopments', { filter: { stateCode: 'NT' } }, 'EMPTY'],
    ['newDevelopments', { filter: { locationUri: 'gore-street-fitzroy-vic-3065' } }, 'NULL'],
    ['newDevelopments', { paging: { skip: -1, take: 10 } }, 'BAD_INPUT'],
    ['listingsByUri', { uri: '/nowhere' }, 'NULL'],
    ['listingsByUri', { uri: '/for-sale/atlantis-vic-9999' }, 'UNKNOWN_LOCATION'],
    ['listingsById', { listingIds: [1001], take: 101 }, 'BAD_INPUT'],
    ['listingsById', { listingIds: [1001], skip: -1 }, 'BAD_INPUT'],
    ['listingsById', { listingIds: Array.from({ length: 101 }, (_, index) => index) }, 'BAD_INPUT'],
    ['schools', { listingId: 1001, take: 0 }, 'BAD_INPUT'],
    ['schools', { listingId: 7, take: 10 }, 'EMPTY'],
    ['similarListings', { listingId: 1001, take: 21 }, 'BAD_INPUT'],
    ['otherListingsFromOffice', { listingId: 1001, take: 21 }, 'BAD_INPUT'],
    ['mapMarkers', { searchParams: { ...searchParams, context: 'office' } }, 'UNKNOWN_LOCATION'],
  ])('answers %s with %j by %s', async (query, asked, outcome) => {
    const found = documents.find((document) => document.name === query)
    if (found === undefined) throw new Error(`The contract has no query ${query}`)
    const received = await post(subject, { query: found.text, variables: asked })
    expect(outcomeOf(received, schema, found.document)).toBe(outcome)
  })
})

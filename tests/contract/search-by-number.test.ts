import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawnShapeOf } from '#domain/geo/drawn-shape.ts'
import { encodePolyline } from '#domain/geo/encode-polyline.ts'
import { mocksSubject, serverSubject, type Subject } from './support/subjects.ts'

let subjects: Subject[] = []

beforeAll(async () => {
  subjects = [mocksSubject(), await serverSubject()]
})
afterAll(() => Promise.all(subjects.map((subject) => subject.close())))

type Answer = { total: number; results: { id: number }[]; searchParams?: { locationSearchContext: object } }

async function post(subject: Subject, path: string, body: object): Promise<{ status: number; json: unknown }> {
  const headers = { 'content-type': 'application/json' }
  const received = await subject.send({ method: 'POST', path, headers, body: JSON.stringify(body) })
  return { status: received.status, json: JSON.parse(received.body) }
}

const QUERY = `query ($searchParams: SearchParamsInput!) { listingSearch(searchParams: $searchParams) {
  total results { id uri priceDetails { shortDescription } } searchParams { context locationSearchContext {
    searchLocations { uri } officeUri officeId drawnArea drawnShape { id polyline wellKnownText } } } } }`

async function byGraphql(subject: Subject, searchParams: object): Promise<Answer> {
  const { json } = await post(subject, '/graphql', { query: QUERY, variables: { searchParams } })
  // What the query above asks for.
  return (json as { data: { listingSearch: Answer } }).data.listingSearch
}

async function byRest(subject: Subject, path: string, body: object): Promise<Answer> {
  const { status, json } = await post(subject, `/rest/listings/search/${path}`, body)
  expect([subject.name, status]).toEqual([subject.name, 200])
  // Of the contract, to which rest.test.ts holds it.
  return json as Answer
}

const innerMelbourne = [
  { latitude: -37.82, longitude: 144.95 },
  { latitude: -37.82, longitude: 145.01 },
  { latitude: -37.78, longitude: 145.01 },
  { latitude: -37.78, longitude: 144.95 },
]
const polyline = encodePolyline(innerMelbourne)
const wellKnownText = drawnShapeOf(polyline)?.wellKnownText

describe.each([
  {
    about: 'a suburb',
    path: 'location',
    context: 'location',
    named: { searchLocations: [{ uri: 'fitzroy-vic-3065' }] },
    others: [{ searchLocations: [{ id: 11 }] }],
  },
  {
    about: 'a region and a suburb, one by its uri',
    path: 'location',
    context: 'location',
    named: { searchLocations: [{ uri: 'inner-melbourne-vic' }, { uri: 'newtown-nsw-2042' }] },
    others: [{ searchLocations: [{ id: 1 }, { uri: 'newtown-nsw-2042' }] }],
  },
  {
    about: 'a street',
    path: 'location',
    context: 'location',
    named: { searchLocations: [{ uri: 'gore-street-fitzroy-vic-3065' }], includeSurroundingSuburbs: false },
    others: [{ searchLocations: [{ id: 100 }], includeSurroundingSuburbs: false }],
  },
  {
    about: 'an office',
    path: 'location',
    context: 'office',
    named: { officeUri: 'tallow-and-reed-fitzroy' },
    others: [{ officeId: 1 }, { officeId: 1, officeUri: null }],
  },
  {
    about: 'a drawn shape',
    path: 'boundary',
    context: 'draw',
    named: { drawnArea: polyline },
    others: [
      { drawnShape: { polyline } },
      { drawnShape: { wellKnownText } },
      { drawnShape: { wellKnownText }, drawnArea: null },
    ],
  },
])('$about', ({ path, context, named, others }) => {
  const asked = (locationSearchContext: object) => ({ searchMode: 'buy', context, locationSearchContext })

  it('is the same search in REST however it is named, in mocks and server alike', async () => {
    const answers: Answer[] = []
    for (const subject of subjects) {
      const expected = await byRest(subject, path, asked(named))
      expect(expected.total).toBeGreaterThan(0)
      for (const other of others) expect(await byRest(subject, path, asked(other))).toEqual(expected)
      answers.push(expected)
    }
    expect(answers[0]?.results.map(({ id }) => id)).toEqual(answers[1]?.results.map(({ id }) => id))
  })

  it('is the same search in GraphQL however it is named, in mocks and server alike', async () => {
    const answers: Answer[] = []
    for (const subject of subjects) {
      const expected = await byGraphql(subject, asked(named))
      expect(expected.total).toBeGreaterThan(0)
      for (const other of others) expect(await byGraphql(subject, asked(other))).toEqual(expected)
      answers.push(expected)
    }
    expect(answers[0]).toEqual(answers[1])
  })
})

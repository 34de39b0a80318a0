import { Kind, OperationTypeNode } from 'graphql'
import { LARGEST_BATCH } from '#domain/lookups/limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugify } from '#domain/text/slug.ts'
import { type ScenarioName, scenarioNames } from '#mocks/scenarios/scenarios.ts'
import { createWorld } from '#mocks/world/world.ts'
import { contractSchema, persistedDocuments, writtenOperations } from './support/contract-files.ts'
import { documentCases } from './support/contract-cases.ts'
import {
  type GraphqlAnswer,
  type Outcome,
  outcomeOf,
  outcomeOfAnswer,
  persisted,
  post,
  problemCode,
} from './support/graphql-call.ts'
import { mocksSubject, NOW, serverSubject, type Subject } from './support/subjects.ts'
import { without } from './support/without.ts'

const schema = contractSchema()
const isChange = ({ document: { definitions } }: ReturnType<typeof persistedDocuments>[number]): boolean =>
  definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION)
/** Those that change something come last, so that what the others find does not hang on their order. */
const documents = persistedDocuments().toSorted((one, other) => Number(isChange(one)) - Number(isChange(other)))

/** What only the way to a server can be, not the server itself. */
const ofTheWayOnly: ReadonlySet<ScenarioName> = new Set(['offline', 'slow', 'short-batch'])

let mocks: ReturnType<typeof mocksSubject>
let server: Subject

beforeAll(async () => {
  mocks = mocksSubject()
  server = await serverSubject()
})
afterAll(() => server.close())

describe('the documents of the application', () => {
  it('are those that are written beside components, each with its case', () => {
    expect(documents.map(({ name }) => name).sort()).toEqual(writtenOperations())
    expect(Object.keys(documentCases).sort()).toEqual(writtenOperations())
  })
})

/** Situations in which the server cannot read. */
const withoutData: ReadonlySet<ScenarioName> = new Set(['failure', 'unavailable'])

describe.each(scenarioNames)('in the situation "%s"', (scenario) => {
  const subjects = (): Subject[] => (ofTheWayOnly.has(scenario) ? [mocks] : [mocks, server])

  beforeAll(async () => {
    for (const subject of subjects()) await subject.enter(scenario)
  })

  it.each(documents)('$name ends as it should, in the mocks and in the server alike', async (asked) => {
    const { variables, variablesIn = {}, outcomes, differsIn = [], as, needsNoData = false } = caseOf(asked.name)
    const outcomeWith = ({ name }: Subject) =>
      needsNoData && name === 'server' && withoutData.has(scenario) ? 'FOUND' : outcomes[scenario]
    const operation = { variables: variablesIn[scenario] ?? variables, extensions: persisted(asked.hash) }
    const answers: GraphqlAnswer[] = []
    for (const subject of subjects()) {
      const received = await post(subject, operation, as)
      expect([subject.name, outcomeOf(received, schema, asked.document)]).toEqual([subject.name, outcomeWith(subject)])
      if (isFound(outcomes[scenario])) answers.push(JSON.parse(received.body))
    }
    const [data, ...others] = answers.map((answer) => without(answer.data, differsIn))
    expect(others).toEqual(others.map(() => data))
  })
})

describe('what an agent keeps back', () => {
  const answersIn = async (scenario: ScenarioName, subject: Subject): Promise<string> => {
    await subject.enter(scenario)
    const asked = documents.map(({ name, hash }) => ({
      variables: caseOf(name).variables,
      extensions: persisted(hash),
    }))
    const sold = { searchParams: { searchMode: 'sold', locationSearchContext: {} } }
    const search = documents.find(({ name }) => name === 'ListingSearch')?.hash ?? ''
    const operations = [...asked, { variables: sold, extensions: persisted(search) }]
    const answers: string[] = []
    for (let first = 0; first < operations.length; first += LARGEST_BATCH) {
      const received = await post(subject, operations.slice(first, first + LARGEST_BATCH), 'lena')
      answers.push(received.body)
    }
    return answers.join('\n')
  }

  it('is in no answer when it is the street', async () => {
    const streets = createWorld(NOW)
      .listings.getAll()
      .flatMap(({ streetAddress }) => (streetAddress === null ? [] : [streetAddress, slugify(streetAddress)]))
    for (const subject of [mocks, server]) {
      const shown = await answersIn('default', subject)
      expect(streets.filter((street) => shown.includes(street)).length).toBeGreaterThan(20)
      const hidden = await answersIn('hidden-address', subject)
      expect([subject.name, streets.filter((street) => hidden.includes(street))]).toEqual([subject.name, []])
    }
  })

  it('is in no result when it is the price', async () => {
    const figure = /"(?:short|long)Description":"[^"]*\$/
    for (const subject of [mocks, server]) {
      expect(await answersIn('default', subject)).toMatch(figure)
      expect(await answersIn('price-withheld', subject)).not.toMatch(figure)
    }
  })
})

describe.each(documents.map(({ name }) => name))('%s', (name) => {
  beforeAll(async () => {
    for (const subject of [mocks, server]) await subject.enter('default')
  })

  const calls = documentCases[name]?.more ?? []
  it.each(calls)('asked for %s ends as it should in both', async (_about, variables, outcome, as = caseOf(name).as) => {
    const asked = documents.find((document) => document.name === name)
    if (asked === undefined) throw new Error(`There is no document ${name}`)
    const answers: GraphqlAnswer[] = []
    for (const subject of [mocks, server]) {
      const received = await post(subject, { variables, extensions: persisted(asked.hash) }, as)
      expect([subject.name, outcomeOf(received, schema, asked.document)]).toEqual([subject.name, outcome])
      if (isFound(outcome)) answers.push(JSON.parse(received.body))
    }
    const [mocked, served] = answers.map(({ data }) => without(data, caseOf(name).differsIn ?? []))
    expect(mocked).toEqual(served)
  })
})

describe.each(['mocks', 'server'] as const)('the %s', (name) => {
  const subject = () => (name === 'mocks' ? mocks : server)
  // What everybody may ask; a mutation is no business of GET.
  const [first, second] = documents.filter(({ name: asked }) => caseOf(asked).as === undefined)
  if (first === undefined || second === undefined) throw new Error('There are no documents')
  const operationOf = ({ name: asked, hash }: typeof first) => ({
    variables: caseOf(asked).variables,
    extensions: persisted(hash),
  })

  beforeAll(() => subject().enter('default'))

  it('answers a batch in its order', async () => {
    const received = await post(subject(), [operationOf(first), operationOf(second)])
    const answers: GraphqlAnswer[] = JSON.parse(received.body)
    expect(answers).toHaveLength(2)
    for (const [index, { document }] of [first, second].entries()) {
      expect(outcomeOfAnswer(answers[index] ?? {}, schema, document)).toBe('FOUND')
    }
  })

  it('answers the text of a document as it answers its hash', async () => {
    const byHash = await post(subject(), operationOf(first))
    const byText = await post(subject(), { ...operationOf(first), query: first.text })
    expect(JSON.parse(byText.body)).toEqual(JSON.parse(byHash.body))
  })

  it('answers the text of a document of the portal by GET, as clients send it after a miss, and no other text', async () => {
    const variables = JSON.stringify(operationOf(first).variables)
    const known = new URLSearchParams({ query: first.text, variables })
    const answered = await subject().send({ method: 'GET', path: `/graphql?${known}` })
    expect(outcomeOf(answered, schema, first.document)).toBe('FOUND')
    for (const query of ['{ __typename }', '', `${first.text} `]) {
      const received = await subject().send({ method: 'GET', path: `/graphql?${new URLSearchParams({ query })}` })
      expect([query, received.status, problemCode(received)]).toEqual([query, 400, 'BAD_INPUT'])
    }
  })

  it('answers a persisted query by GET', async () => {
    const query = new URLSearchParams({
      variables: JSON.stringify(operationOf(first).variables),
      extensions: JSON.stringify(operationOf(first).extensions),
    })
    const received = await subject().send({ method: 'GET', path: `/graphql?${query}` })
    expect(outcomeOf(received, schema, first.document)).toBe('FOUND')
  })

  const loops = 'fragment Loop on Location { region { ...Loop } } query { location(identifier: "1") { ...Loop } }'
  const deep = `{ location(identifier: "11") ${'{ region '.repeat(20)}{ id }${' }'.repeat(20)} }`
  const aliases = `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: version`).join(' ')} }`

  it.each([
    ['eleven operations', Array.from({ length: 11 }, () => operationOf(first)), 413, 'TOO_COMPLEX'],
    ['no operation', [], 400, 'BAD_INPUT'],
    ['a text instead of an operation', 'query', 400, 'BAD_INPUT'],
    ['a hash that is not known', { extensions: persisted('0'.repeat(64)) }, 200, 'PERSISTED_QUERY_NOT_FOUND'],
    ['neither a query nor a hash', { variables: {} }, 400, 'BAD_INPUT'],
    ['a document that cannot be read', { query: '{ listing(' }, 200, 'GRAPHQL_PARSE_FAILED'],
    ['a field that does not exist', { query: '{ castle }' }, 200, 'GRAPHQL_VALIDATION_FAILED'],
    ['a change of data that there is not', { query: 'mutation { remove }' }, 200, 'GRAPHQL_VALIDATION_FAILED'],
    ['a fragment inside itself', { query: loops }, 200, 'GRAPHQL_VALIDATION_FAILED'],
    ['too many levels', { query: deep }, 200, 'TOO_COMPLEX'],
    ['too many aliases', { query: aliases }, 200, 'TOO_COMPLEX'],
  ] as const)('refuses %s', async (_about, body, status, code) => {
    const received = await post(subject(), body)
    const [error] = JSON.parse(received.body).errors
    expect([received.status, error.code ?? error.extensions.code]).toEqual([status, code])
  })
})

describe('the mocks', () => {
  it('let time pass before an answer when they are slow, and only then', async () => {
    await mocks.enter('slow')
    mocks.waited.length = 0
    await post(mocks, { query: '{ version }' })
    await mocks.enter('default')
    await post(mocks, { query: '{ version }' })
    expect(mocks.waited).toEqual([3000])
  })

  it('answer one operation of a batch too few when that is the situation', async () => {
    await mocks.enter('short-batch')
    const received = await post(mocks, [{ query: '{ version }' }, { query: '{ version }' }])
    expect(JSON.parse(received.body)).toHaveLength(1)
  })
})

function caseOf(name: string) {
  const found = documentCases[name]
  if (found === undefined) throw new Error(`The document ${name} has no case in a *.contract-cases.ts`)
  return found
}

const isFound = (outcome: Outcome): boolean => outcome === 'FOUND' || outcome === 'EMPTY' || outcome === 'NULL'

import { http, HttpResponse } from 'msw'
import { LARGEST_BATCH } from '#domain/lookups/limits.ts'
import persistedDocuments from '#src/api/generated/persisted-documents.json'
import type { MockState } from '../mock-state.ts'
import { problem, readJson } from '../refusal.ts'
import { executeOperation } from './execute-operation.ts'

type Operation = {
  query?: string
  variables?: unknown
  operationName?: string
  extensions?: { persistedQuery?: { version?: number; sha256Hash?: string } }
}

type Answer = { data?: unknown; errors?: unknown }

/** `/graphql` as the server has it: one operation or a batch by POST, a persisted one by GET. */
export const graphqlHandlers = (state: MockState) => [
  http.post(`${state.origin}/graphql`, async ({ request }) => {
    if (!request.headers.get('content-type')?.includes('application/json')) {
      return problem(415, { message: 'The portal accepts application/json.', code: 'BAD_REQUEST' })
    }
    const body = bodyOf(await request.text())
    if (!Array.isArray(body)) return isOperation(body) ? answerOne(state, body, request.headers) : badBody()
    if (body.length > LARGEST_BATCH) {
      return problem(413, { message: `A batch holds at most ${LARGEST_BATCH} operations.`, code: 'TOO_COMPLEX' })
    }
    if (body.length === 0 || !body.every(isOperation)) return badBody()
    const answers = await Promise.all(body.map((operation) => answerTo(state, operation, request.headers)))
    return respond(state.scenario.answersOneTooFew ? answers.slice(1) : answers)
  }),

  http.get(`${state.origin}/graphql`, async ({ request }) => {
    const query = new URL(request.url).searchParams
    const text = query.get('query')
    const operation = {
      ...(text === null ? {} : { query: text }),
      variables: jsonOf(query.get('variables')),
      extensions: jsonOf(query.get('extensions')),
    }
    const namesDocument = text === null ? query.has('extensions') : Object.values(texts).includes(text)
    if (!isOperation(operation) || !namesDocument) {
      return problem(400, {
        message: 'GET answers the documents of the portal. Send others by POST.',
        code: 'BAD_INPUT',
      })
    }
    return respond(await answerTo(state, operation, request.headers))
  }),
]

async function answerOne(state: MockState, operation: Operation, headers: Headers): Promise<Response> {
  return respond(await answerTo(state, operation, headers), namesDocument(operation) ? 200 : 400)
}

const respond = (answer: Answer | Answer[], status = 200) =>
  HttpResponse.json(answer, { status, headers: { 'cache-control': 'no-store' } })

const badBody = () =>
  problem(400, { message: 'The body must be one operation or a list of operations.', code: 'BAD_INPUT' })

async function answerTo(state: MockState, operation: Operation, headers: Headers): Promise<Answer> {
  const { code, message } = state.scenario.operationError ?? {}
  if (code !== undefined) return { errors: [{ message, extensions: { code } }] }
  const text = textOf(state, operation)
  if (typeof text !== 'string') return text
  const { variables, operationName } = operation
  return executeOperation(state.portal, { query: text, variables: variables ?? {}, operationName, headers })
}

// Hashes to texts, written by `npm run codegen`.
const texts: Readonly<Record<string, string | undefined>> = persistedDocuments

/** The text that was sent, else the one that the hash stands for. */
function textOf({ scenario }: MockState, { query, extensions }: Operation): string | Answer {
  if (typeof query === 'string' && query !== '') return query
  const hash = hashOf({ extensions })
  if (hash === null) return failed('BAD_INPUT', 'The operation has neither a query nor the hash of one.')
  const text = scenario.knowsNoHash || !Object.hasOwn(texts, hash) ? undefined : texts[hash]
  return text ?? failed('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
}

const namesDocument = (operation: Operation): boolean => Boolean(operation.query) || hashOf(operation) !== null

function hashOf({ extensions }: Pick<Operation, 'extensions'>): string | null {
  const { version, sha256Hash } = extensions?.persistedQuery ?? {}
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : null
}

const failed = (code: string, message: string): Answer => ({ errors: [{ message, extensions: { code } }] })

/** Only that it is an object: what it holds is looked at field by field. */
const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function bodyOf(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return null
  }
}

function jsonOf(text: string | null): undefined {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import type { DocumentNode, GraphQLSchema } from 'graphql'
import { answerViolations } from './answer-check.ts'
import { errorCodes } from './contract-files.ts'
import { type MemberName, tokenOf } from './member-tokens.ts'
import type { Received, Subject } from './subjects.ts'

/** How an operation ended: found something, found nothing, or a code of schema/errors.md. */
export type Outcome = 'FOUND' | 'EMPTY' | 'NULL' | 'UNREACHABLE' | (string & {})

type GraphqlError = { message: string; extensions?: { code?: string } }
export type GraphqlAnswer = { data?: Record<string, unknown> | null; errors?: GraphqlError[] }

export type Operation = { query?: string; variables?: unknown; extensions?: object }

export const persisted = (hash: string): object => ({ persistedQuery: { version: 1, sha256Hash: hash } })

/** `as`: the member who asks; nobody where there is none. */
export async function post(subject: Subject, body: unknown, as: MemberName | null = null): Promise<Received> {
  const token = as === null ? null : await tokenOf(subject, as)
  return subject.send({
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

/** The outcome of a call of one operation; throws when the answer breaks the contract. */
export function outcomeOf(received: Received, schema: GraphQLSchema, document: DocumentNode): Outcome {
  if (received.status === 0) return 'UNREACHABLE'
  if (received.headers['content-type']?.startsWith('application/problem+json')) return problemCode(received)
  const answer = JSON.parse(received.body) as GraphqlAnswer
  return outcomeOfAnswer(answer, schema, document)
}

/** The same for one answer of a batch. */
export function outcomeOfAnswer(answer: GraphqlAnswer, schema: GraphQLSchema, document: DocumentNode): Outcome {
  const { data, errors } = answer
  if (data !== undefined && data !== null) {
    const violations = answerViolations(schema, document, data)
    if (violations.length > 0) throw new Error(violations.join('\n'))
  }
  const [error] = errors ?? []
  if (error !== undefined) return knownCode(error.extensions?.code, error.message)
  if (data === undefined || data === null) throw new Error('The answer has neither data nor errors')
  return outcomeOfData(data)
}

/** The code of a problem answer of HTTP. */
export function problemCode({ status, body }: Received): string {
  const problem = JSON.parse(body) as { status?: number; errors?: { code?: string; message?: string }[] }
  const [error] = problem.errors ?? []
  if (problem.status !== status || error?.message === undefined) throw new Error(`No problem in words: ${body}`)
  return knownCode(error.code, error.message)
}

function knownCode(code: string | undefined, message: string): string {
  if (code !== undefined && errorCodes.has(code)) return code
  throw new Error(`${code} is no code of schema/errors.md: ${message}`)
}

function outcomeOfData(data: Record<string, unknown>): Outcome {
  const values = Object.values(data)
  if (values.every((value) => value === null)) return 'NULL'
  return values.some(holdsSomething) ? 'FOUND' : 'EMPTY'
}

/** A list, or the lists of a result, with at least one item; anything else counts by being there. */
function holdsSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object' || value === null) return value !== null
  if ('total' in value) return value.total !== 0
  if ('forSale' in value && 'forRent' in value) return [value.forSale, value.forRent].some(holdsSomething)
  return true
}

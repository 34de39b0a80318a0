import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { describe, expect, it } from 'vitest'
import { createTransport, type TransportOptions } from './transport.ts'

type Sent = { query?: string; variables: unknown; extensions: { persistedQuery: { sha256Hash: string } } }
type Answers = (batch: Sent[]) => unknown

// The transport reads nothing of a document but its hash.
const documentOf = (hash: string) => ({ __meta__: { hash } }) as unknown as TypedDocumentNode<unknown, unknown>

const answered = (batch: Sent[]) =>
  batch.map(({ variables, extensions }) => ({ data: { hash: extensions.persistedQuery.sha256Hash, variables } }))

function start(answers: Answers = answered) {
  const batches: Sent[][] = []
  const timers: (() => void)[] = []
  const problems: Parameters<TransportOptions['logProblem']>[0][] = []
  const backgrounds: boolean[] = []
  const execute = createTransport({
    url: 'http://portal.test/graphql',
    fetch: async (request, isBackground) => {
      backgrounds.push(isBackground)
      const body: unknown = await request.json()
      // Written by the transport under test.
      const batch = (Array.isArray(body) ? body : [body]) as Sent[]
      batches.push(batch)
      const answer = await answers(batch)
      if (answer instanceof Response) return answer
      return Response.json(Array.isArray(body) ? answer : Array.isArray(answer) ? answer[0] : answer)
    },
    loadDocuments: () => Promise.resolve({ a: 'query A { a }', b: 'query B { b }' }),
    logProblem: (problem) => problems.push(problem),
    setTimer: (run, milliseconds) => {
      expect(milliseconds).toBe(10)
      timers.push(run)
    },
  })
  const passTime = () => timers.splice(0).forEach((run) => run())
  return { execute, batches, problems, backgrounds, passTime }
}

describe('the GraphQL transport', () => {
  it('waits for company and sends operations of the same moment in one request', async () => {
    const { execute, batches, passTime } = start()
    const results = Promise.all([execute(documentOf('a'), { n: 1 }), execute(documentOf('b'), { n: 2 })])
    expect(batches).toHaveLength(0)
    passTime()
    expect(await results).toEqual([
      { hash: 'a', variables: { n: 1 } },
      { hash: 'b', variables: { n: 2 } },
    ])
    expect(batches).toHaveLength(1)
  })

  it('says that nobody waits where all of a request is of the background', async () => {
    const { execute, backgrounds, passTime } = start()
    const alone = execute(documentOf('a'), {}, { isBackground: true })
    passTime()
    await alone
    const together = Promise.all([execute(documentOf('a'), {}, { isBackground: true }), execute(documentOf('b'), {})])
    passTime()
    await together
    expect(backgrounds).toEqual([true, false])
  })

  it('sends at most ten operations in a request', async () => {
    const { execute, batches, passTime } = start()
    const results = Promise.all(Array.from({ length: 23 }, (_, n) => execute(documentOf('a'), { n })))
    passTime()
    await results
    expect(batches.map((batch) => batch.length)).toEqual([10, 10, 3])
  })

  it('sends the hash alone at first, and the full text once when the server does not know it', async () => {
    const { execute, batches, passTime } = start((batch) =>
      batch[0]?.query ? answered(batch) : batch.map(() => ({ errors: [{ message: 'PersistedQueryNotFound' }] })),
    )
    const result = execute(documentOf('a'), {})
    passTime()
    expect(await result).toEqual({ hash: 'a', variables: {} })
    expect(batches.map(([operation]) => operation?.query)).toEqual([undefined, 'query A { a }'])
  })

  it('resends only the operations whose hash is unknown', async () => {
    const { execute, batches, passTime } = start((batch) =>
      batch.map((operation) => {
        const { sha256Hash } = operation.extensions.persistedQuery
        const isUnknown = sha256Hash === 'b' && !operation.query
        return isUnknown ? { errors: [{ message: 'PersistedQueryNotFound' }] } : { data: { sha256Hash } }
      }),
    )
    const results = Promise.all([execute(documentOf('a'), {}), execute(documentOf('b'), {})])
    passTime()
    expect(await results).toEqual([{ sha256Hash: 'a' }, { sha256Hash: 'b' }])
    expect(batches.map((batch) => batch.length)).toEqual([2, 1])
  })

  it('stops sending hashes when the server keeps none', async () => {
    const { execute, batches, passTime } = start((batch) =>
      batch.map((operation) =>
        operation.query
          ? { data: {} }
          : { errors: [{ message: 'no', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] },
      ),
    )
    const first = execute(documentOf('a'), {})
    passTime()
    await first
    const second = execute(documentOf('b'), {})
    passTime()
    await second
    expect(batches).toHaveLength(3)
    expect(batches[2]?.[0]?.query).toBe('query B { b }')
  })

  it('rejects every operation of a batch whose answer has another length', async () => {
    const { execute, problems, passTime } = start((batch) => answered(batch).slice(1))
    const results = Promise.allSettled([execute(documentOf('a'), {}), execute(documentOf('b'), {})])
    passTime()
    for (const result of await results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'BAD_ANSWER' } })
    }
    const answer = '[{"data":{"hash":"b","variables":{}}}]'
    expect(problems).toEqual([
      { hash: 'a', variables: {}, answer },
      { hash: 'b', variables: {}, answer },
    ])
  })

  it('rejects with the code of the first error and logs 512 characters of the answer', async () => {
    const { execute, problems, passTime } = start((batch) =>
      batch.map(() => ({ errors: [{ message: 'x'.repeat(2000), extensions: { code: 'UNKNOWN_LOCATION' } }] })),
    )
    const result = execute(documentOf('a'), { place: 'nowhere' })
    passTime()
    await expect(result).rejects.toMatchObject({ code: 'UNKNOWN_LOCATION' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ hash: 'a', variables: { place: 'nowhere' } })
    expect(problems[0]?.answer).toHaveLength(512)
  })

  it.each([
    [new TypeError('Failed to fetch'), 'UNREACHABLE'],
    [new DOMException('', 'TimeoutError'), 'TIMED_OUT'],
  ])('says and logs that no answer came: %s', async (cause, code) => {
    const { execute, problems, passTime } = start(() => Promise.reject(cause))
    const result = execute(documentOf('a'), { n: 1 })
    passTime()
    await expect(result).rejects.toMatchObject({ code })
    expect(problems).toEqual([
      { hash: 'a', variables: { n: 1 }, answer: 'ApiProblem: The server could not be reached.' },
    ])
  })

  it.each([
    [503, 'application/problem+json', 'UNAVAILABLE'],
    [429, 'application/problem+json', 'TOO_MANY_REQUESTS'],
    [413, 'application/problem+json', 'BAD_ANSWER'],
    [502, 'text/html', 'UNAVAILABLE'],
    [200, 'application/json', 'BAD_ANSWER'],
  ])('names an answer of status %i and type %s %s', async (status, type, code) => {
    const { execute, problems, passTime } = start(
      () => new Response(`no JSON ${'x'.repeat(600)}`, { status, headers: { 'content-type': type } }),
    )
    const result = execute(documentOf('a'), {})
    passTime()
    await expect(result).rejects.toMatchObject({ code })
    expect(problems).toEqual([{ hash: 'a', variables: {}, answer: expect.stringMatching(/^no JSON x{504}$/) }])
  })

  it.each(['UNAUTHENTICATED', 'SESSION_ENDED'])('does not log that nobody is logged in (%s)', async (code) => {
    const { execute, problems, passTime } = start(() => [
      { errors: [{ message: 'Please log in.', extensions: { code } }] },
    ])
    const result = execute(documentOf('a'), {})
    passTime()
    await expect(result).rejects.toMatchObject({ code })
    expect(problems).toEqual([])
  })

  it('does not send an operation that was given up while it waited', async () => {
    const { execute, batches, passTime } = start()
    const givenUp = new AbortController()
    const result = execute(documentOf('a'), {}, { signal: givenUp.signal })
    givenUp.abort(new Error('the page was left'))
    passTime()
    await expect(result).rejects.toThrow('the page was left')
    expect(batches).toHaveLength(0)
  })

  it('ends an operation at once that was given up before', async () => {
    const { execute, batches } = start()
    const signal = AbortSignal.abort(new Error('it took too long'))
    await expect(execute(documentOf('a'), {}, { signal })).rejects.toThrow('it took too long')
    expect(batches).toHaveLength(0)
  })
})

import createClient from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import type { paths as LegacyPaths } from '#schema/generated/legacy.ts'
import type { paths } from '#schema/generated/rest.ts'
import { headerOf, resultOf } from './rest-result.ts'

const boundary = { locationId: 11, wellKnownText: 'POLYGON((0 0, 1 0, 1 1, 0 0))', isApproximate: true }
const problem = (status: number, code: string, message: string, field?: string) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: 'x', status, detail: message, errors: [{ message, code, field }] }),
    { status, headers: { 'content-type': 'application/problem+json; charset=utf-8' } },
  )

type Answer = (request: Request) => Response | Promise<Response>

const readBoundary = (answer: Answer, asked?: AbortSignal, timeoutMilliseconds?: number) => {
  const rest = createClient<paths>({
    baseUrl: 'https://portal.example/rest',
    fetch: async (request) => answer(request),
  })
  const call = (signal: AbortSignal) => rest.GET('/boundary/{id}', { params: { path: { id: 11 } }, signal })
  return resultOf(call, asked, timeoutMilliseconds)
}
const readVersion = (answer: Answer) => {
  const legacy = createClient<LegacyPaths>({
    baseUrl: 'https://portal.example/api',
    fetch: async (request) => answer(request),
  })
  return headerOf('x-app-version', (signal) => legacy.HEAD('/version', { signal }))
}

describe('a call of the REST client', () => {
  it('gives the data of an answer', async () => {
    const urls: string[] = []
    const answer = ({ url }: Request) => {
      urls.push(url)
      return Response.json(boundary)
    }
    expect(await readBoundary(answer)).toEqual({ ok: true, data: boundary })
    expect(urls).toEqual(['https://portal.example/rest/boundary/11'])
  })

  it('is done where the answer has no content', async () => {
    expect(await readBoundary(() => new Response(null, { status: 204 }))).toEqual({ ok: true, data: undefined })
  })

  it('gives a header of the answer, or says that it is missing', async () => {
    const answered = await readVersion(() => new Response(null, { headers: { 'x-app-version': '1.2.3' } }))
    expect(answered).toEqual({ ok: true, data: '1.2.3' })
    expect(await readVersion(() => new Response(null))).toMatchObject({ ok: false, problem: { code: 'BAD_ANSWER' } })
    expect(await readVersion(() => new Response(null, { status: 503 }))).toMatchObject({
      ok: false,
      problem: { code: 'UNAVAILABLE', status: 503 },
    })
  })

  it('gives the problem of a refusal, with the field at fault', async () => {
    expect(await readBoundary(() => problem(400, 'BAD_INPUT', 'id must be at least 1.', 'id'))).toEqual({
      ok: false,
      problem: {
        code: 'BAD_INPUT',
        message: 'id must be at least 1.',
        status: 400,
        errors: [{ message: 'id must be at least 1.', code: 'BAD_INPUT', field: 'id' }],
      },
    })
  })

  it('tells what stands between from the portal itself', async () => {
    const answered: [Response, string, number | null][] = [
      [problem(404, 'NOT_FOUND', 'There is no location 9.'), 'NOT_FOUND', 404],
      [problem(503, 'UNAVAILABLE', 'Away.'), 'UNAVAILABLE', 503],
      [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'UNAVAILABLE', 502],
      [new Response('null', { status: 403 }), 'BAD_ANSWER', 403],
      [Response.json({ detail: 'x', errors: [] }, { status: 418 }), 'BAD_ANSWER', 418],
      [new Response('<!doctype html>', { status: 200 }), 'BAD_ANSWER', null],
      [new Response(null, { headers: { 'content-length': '0' } }), 'BAD_ANSWER', 200],
    ]
    for (const [response, code, status] of answered) {
      expect(await readBoundary(() => response)).toMatchObject({ ok: false, problem: { code, status } })
    }
  })

  it('gives UNREACHABLE when nothing answers', async () => {
    const result = await readBoundary(() => Promise.reject(new TypeError('fetch failed')))
    expect(result).toMatchObject({ ok: false, problem: { code: 'UNREACHABLE', status: null } })
  })

  it('gives TIMED_OUT when the answer takes too long', async () => {
    const never = ({ signal }: Request) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
      })
    expect(await readBoundary(never, undefined, 1)).toMatchObject({
      ok: false,
      problem: { code: 'TIMED_OUT', status: null },
    })
  })

  it('rejects with the reason of the caller who aborts', async () => {
    const aborted = new AbortController()
    const answer = ({ signal }: Request) => {
      aborted.abort(new Error('left the page'))
      return Promise.reject(signal.reason)
    }
    await expect(readBoundary(answer, aborted.signal)).rejects.toThrow('left the page')
  })
})

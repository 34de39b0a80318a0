import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRestClient } from './rest-client.ts'

const boundary = { locationId: 11, wellKnownText: 'POLYGON((0 0, 1 0, 1 1, 0 0))', isApproximate: true }
const problem = (status: number, code: string, message: string, field?: string) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: 'x', status, detail: message, errors: [{ message, code, field }] }),
    { status, headers: { 'content-type': 'application/problem+json; charset=utf-8' } },
  )

function clientAnswering(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const client = createRestClient({
    baseUrl: 'https://portal.example',
    fetch: async (request) => {
      requests.push(request)
      return answer(request)
    },
  })
  return { client, requests }
}

describe('the REST client', () => {
  it('gives the data of an answer', async () => {
    const { client, requests } = clientAnswering(() => Response.json(boundary))
    expect(await client.boundaryById(11)).toEqual({ ok: true, data: boundary })
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['GET', 'https://portal.example/rest/boundary/11'],
    ])
  })

  it('asks for the suburb at a point, with a radius only when one is given', async () => {
    const { client, requests } = clientAnswering(() => Response.json({ id: 11 }))
    await client.locationByPoint({ latitude: -37.8, longitude: 144.97 })
    await client.locationByPoint({ latitude: -37.8, longitude: 144.97 }, { radius: 20 })
    expect(requests.map(({ url }) => url)).toEqual([
      'https://portal.example/rest/location/by-point?lat=-37.8&lng=144.97',
      'https://portal.example/rest/location/by-point?lat=-37.8&lng=144.97&radius=20',
    ])
  })

  it('reads the version from the header of HEAD', async () => {
    const { client, requests } = clientAnswering(() => new Response(null, { headers: { 'x-app-version': '1.2.3' } }))
    expect(await client.versionHeader()).toEqual({ ok: true, data: '1.2.3' })
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['HEAD', 'https://portal.example/api/version']])
  })

  it('gives the problem of a refusal, with the field at fault', async () => {
    const { client } = clientAnswering(() => problem(400, 'BAD_INPUT', 'lat must be at most 90.', 'lat'))
    expect(await client.locationByPoint({ latitude: 91, longitude: 0 })).toEqual({
      ok: false,
      problem: {
        code: 'BAD_INPUT',
        message: 'lat must be at most 90.',
        status: 400,
        errors: [{ message: 'lat must be at most 90.', code: 'BAD_INPUT', field: 'lat' }],
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
      [new Response(null, { status: 204 }), 'BAD_ANSWER', 204],
    ]
    for (const [response, code, status] of answered) {
      const { client } = clientAnswering(() => response)
      expect(await client.boundaryById(9)).toMatchObject({ ok: false, problem: { code, status } })
    }
    const { client } = clientAnswering(() => new Response(null))
    expect(await client.versionHeader()).toMatchObject({ ok: false, problem: { code: 'BAD_ANSWER' } })
    const away = clientAnswering(() => new Response(null, { status: 503 })).client
    expect(await away.versionHeader()).toMatchObject({ ok: false, problem: { code: 'UNAVAILABLE', status: 503 } })
  })

  it('gives UNREACHABLE when nothing answers', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('fetch failed')))
    expect(await client.boundaryById(11)).toMatchObject({ ok: false, problem: { code: 'UNREACHABLE', status: null } })
  })

  it('gives TIMED_OUT when the answer takes too long', async () => {
    const client = createRestClient({
      baseUrl: 'https://portal.example',
      timeoutMilliseconds: 1,
      fetch: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
        }),
    })
    expect(await client.boundaryById(11)).toMatchObject({ ok: false, problem: { code: 'TIMED_OUT', status: null } })
  })

  it('rejects with the reason of the caller who aborts', async () => {
    const aborted = new AbortController()
    const { client } = clientAnswering((request) => {
      aborted.abort(new Error('left the page'))
      return Promise.reject(request.signal.reason)
    })
    await expect(client.boundaryById(11, { signal: aborted.signal })).rejects.toThrow('left the page')
  })
})

describe('without a fetch of its own', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('uses the global one of the moment, not of its creation', async () => {
    const client = createRestClient({ baseUrl: 'https://portal.example' })
    vi.stubGlobal('fetch', async () => Response.json(boundary))
    expect(await client.boundaryById(11)).toEqual({ ok: true, data: boundary })
  })
})

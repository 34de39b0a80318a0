import { describe, expect, it } from 'vitest'
import { backgroundFetch, memberFetch } from './member-fetch.ts'
import { sessionRenewal } from './session-renewal.ts'

const URL_OF_TEST = 'http://portal.test/rest/listing/enquiry'
const problem = (code: string, status: number) =>
  new Response(JSON.stringify({ errors: [{ code, message: 'no' }] }), { status })

type Parts = { token?: string | null; hasSession?: boolean; refreshed?: () => Response | Promise<Response> }

/** A browser whose server knows the token `new` only. */
function browser({ token = 'old', hasSession = true, refreshed = () => Response.json({}) }: Parts = {}) {
  const asked: string[] = []
  const keys: (string | null)[] = []
  const cookies = { token, hasSession, isLeaving: false }
  let key = 'key-1'
  const server = async (request: Request) => {
    if (request.url.endsWith('/refresh')) {
      asked.push('refresh')
      keys.push(request.headers.get('idempotency-key'))
      const answer = await refreshed()
      if (answer.ok) cookies.token = 'new'
      return answer
    }
    const bearer = request.headers.get('authorization')
    asked.push(`${bearer ?? 'nobody'} ${await request.text()}`.trim())
    if (bearer === null) return problem('UNAUTHENTICATED', 401)
    return bearer === 'Bearer new' ? Response.json({ done: true }) : problem('SESSION_ENDED', 401)
  }
  const renewal = sessionRenewal({
    fetch: server,
    readToken: () => cookies.token,
    hasSession: () => cookies.hasSession,
    alone: (run) => run(),
    key: { read: () => key, use: () => void (key = 'key-2') },
    url: 'http://portal.test/refresh',
  })
  const fetch = memberFetch({
    fetch: server,
    readToken: () => cookies.token,
    renew: renewal.renew,
    isSigningOut: () => cookies.isLeaving,
  })
  return {
    asked,
    keys,
    cookies,
    renewal,
    fetch: (body = '') => fetch(new Request(URL_OF_TEST, { method: 'POST', body })),
  }
}

describe('requests of a member', () => {
  it('are repeated with a new token where GraphQL tells of the old one among its errors', async () => {
    let token = 'old'
    const asked: string[] = []
    const fetch = memberFetch({
      fetch: async (request) => {
        asked.push(request.headers.get('authorization') ?? '')
        const errors = [{ message: 'no', extensions: { code: 'SESSION_ENDED' } }]
        return Response.json(token === 'new' ? { data: {} } : { data: null, errors })
      },
      readToken: () => token,
      renew: async () => {
        token = 'new'
        return { ok: true }
      },
      isSigningOut: () => false,
    })
    const answer = await fetch(new Request('http://portal.test/graphql', { method: 'POST', body: '{}' }))
    expect([await answer.json(), asked]).toEqual([{ data: {} }, ['Bearer old', 'Bearer new']])
  })

  it('go with the token', async () => {
    const { asked, fetch } = browser({ token: 'new' })
    expect((await fetch()).status).toBe(200)
    expect(asked).toEqual(['Bearer new'])
  })

  it('that meet an expired token refresh it once for all, and are repeated whole', async () => {
    const { asked, fetch } = browser()
    const answers = await Promise.all([fetch('one'), fetch('two'), fetch('three')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(asked.filter((each) => each === 'refresh')).toHaveLength(1)
    expect(asked.slice(-3).toSorted()).toEqual(['Bearer new one', 'Bearer new three', 'Bearer new two'])
  })

  it('wait for a token where there is none', async () => {
    const { asked, fetch } = browser({ token: null })
    expect((await fetch('one')).status).toBe(200)
    expect(asked).toEqual(['refresh', 'Bearer new one'])
  })

  it('end in the refusal when the session has ended, and are not repeated for ever', async () => {
    const { asked, fetch } = browser({ refreshed: () => problem('SESSION_ENDED', 401) })
    expect((await fetch()).status).toBe(401)
    expect(asked).toEqual(['Bearer old', 'refresh'])
  })

  it.each([
    ['a token that has expired', 'old'],
    ['no token', null],
  ])(
    'with %s fail when the refresh is not answered, and try again the next time under the same key',
    async (_, token) => {
      let isAway = true
      const { keys, fetch } = browser({
        token,
        refreshed: () => (isAway ? Promise.reject(new TypeError('away')) : Response.json({})),
      })
      await expect(fetch()).rejects.toThrow('The session could not be renewed.')
      isAway = false
      expect((await fetch()).status).toBe(200)
      expect(keys).toEqual(['key-1', 'key-1'])
    },
  )

  it('that are anybody’s are answered though the refresh is not, alone or among others', async () => {
    const errors = [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }]
    const answers: unknown[] = [{ data: { places: [] } }, [{ data: { places: [] } }, { data: null, errors }]]
    const fetch = memberFetch({
      fetch: async () => Response.json(answers.shift()),
      readToken: () => null,
      renew: () => Promise.reject(new TypeError('away')),
      isSigningOut: () => false,
    })
    const ask = async () => (await fetch(new Request('http://portal.test/graphql', { method: 'POST' }))).json()
    expect(await ask()).toEqual({ data: { places: [] } })
    expect(await ask()).toHaveLength(2)
  })

  it('go as anybody’s while the visitor logs out, and renew nothing', async () => {
    const { asked, cookies, fetch } = browser({ token: 'new' })
    cookies.isLeaving = true
    expect((await fetch('one')).status).toBe(401)
    expect(asked).toEqual(['nobody one'])
  })

  it('that were under way when the visitor logged out are not repeated', async () => {
    const { asked, cookies, fetch } = browser()
    const answer = fetch('one')
    cookies.isLeaving = true
    expect((await answer).status).toBe(401)
    expect(asked).toEqual(['Bearer old one'])
  })

  it('refused for another reason are left alone', async () => {
    const { asked, fetch } = browser({ token: null, hasSession: false })
    expect((await fetch()).status).toBe(401)
    expect(asked).toEqual(['nobody'])
  })
})

describe('requests that nobody waits for', () => {
  const request = () => new Request(URL_OF_TEST)
  /** A server that knows the token `new` only. */
  function background(token: string | null) {
    const asked: (string | null)[] = []
    const ended: string[] = []
    const fetch = backgroundFetch({
      fetch: async ({ headers }) => {
        asked.push(headers.get('authorization'))
        return headers.get('authorization') === 'Bearer new' ? Response.json({}) : problem('SESSION_ENDED', 401)
      },
      readToken: () => (token !== null && ended.includes(token) ? null : token),
      setEnded: (each) => void ended.push(each),
    })
    return { asked, ended, fetch }
  }

  it('go with the token', async () => {
    const { asked, ended, fetch } = background('new')
    expect((await fetch(request())).status).toBe(200)
    expect([asked, ended]).toEqual([['Bearer new'], []])
  })

  it('ask nothing without a token', async () => {
    const { asked, fetch } = background(null)
    await expect(fetch(request())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(asked).toEqual([])
  })

  it('ask once with a token that has ended, and never again', async () => {
    const { asked, ended, fetch } = background('old')
    expect((await fetch(request())).status).toBe(401)
    await expect(fetch(request())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect([asked, ended]).toEqual([['Bearer old'], ['old']])
  })
})

describe('a renewal', () => {
  it('takes the token that another tab got meanwhile', async () => {
    const asked: string[] = []
    let token = 'old'
    const { renew } = sessionRenewal({
      fetch: async ({ url }) => {
        asked.push(url)
        return Response.json({})
      },
      readToken: () => token,
      hasSession: () => true,
      // The other tab holds the lock until it has a new token.
      alone: (run) => {
        token = 'new'
        return run()
      },
      key: { read: () => 'key', use: () => {} },
      url: 'http://portal.test/refresh',
    })
    expect(await renew()).toEqual({ ok: true })
    expect(asked).toEqual([])
  })

  it('uses a key once', async () => {
    const { keys, renewal } = browser()
    await renewal.renew()
    await renewal.renew()
    expect(keys).toEqual(['key-1', 'key-2'])
  })

  it('tells who listens, who then shares it', async () => {
    const { asked, renewal } = browser()
    const heard: Promise<unknown>[] = []
    renewal.onRenewal((begun) => void heard.push(begun, renewal.renew()))
    await renewal.renew()
    expect(await Promise.all(heard)).toEqual([{ ok: true }, { ok: true }])
    expect(asked).toEqual(['refresh'])
  })
})

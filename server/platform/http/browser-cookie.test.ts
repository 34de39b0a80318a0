import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { browserOf, setBrowserCookie } from './browser-cookie.ts'

const app = fastify()
await app.register(cookie)
app.get('/', (request, reply) => {
  setBrowserCookie(reply, true)
  return reply.send({ browser: browserOf(request) })
})
afterAll(() => app.close())

const cookieAfter = async (sent: string) => {
  const { cookies, json } = await app.inject({ url: '/', headers: sent === '' ? {} : { cookie: sent } })
  return { browser: json<{ browser: string | null }>().browser, given: cookies[0]?.value ?? '' }
}

it('a browser without a mark gets a random one, and keeps the one that it has', async () => {
  const [first, second] = [await cookieAfter(''), await cookieAfter('other=1')]
  expect([first.browser, second.browser, first.given.length, first.given === second.given]).toEqual([
    null,
    null,
    32,
    false,
  ])
  const again = await cookieAfter(`auth=1; __Host-browser=${first.given}`)
  expect(again).toEqual({ browser: first.given, given: first.given })
})

it('what cannot be a mark is none', async () => {
  for (const value of ['short', 'a'.repeat(300), '<script>alert(1)</script>xx'])
    expect((await cookieAfter(`browser=${value}`)).browser).toBeNull()
})

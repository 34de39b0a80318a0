import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesUnderTest } from '#tests/support/pages-under-test.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

let portal: PortalUnderTest
beforeAll(async () => {
  const clock = () => new Date('2026-11-20T01:00:00Z')
  portal = await portalUnderTest({ publicOrigin: 'https://homely.example', clock, pages: () => pagesUnderTest() })
})
afterAll(() => portal.close())

it('security.txt says who reads reports of vulnerabilities, and until when it is valid', async () => {
  const { statusCode, headers, body } = await portal.app.inject({ url: '/.well-known/security.txt' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toBe(
    'Contact: mailto:help@homely.example\nExpires: 2027-05-21T00:00:00Z\nPreferred-Languages: en\n' +
      'Canonical: https://homely.example/.well-known/security.txt\n',
  )
})

it('the portal leads password managers to where a password is changed, and nothing else to anything', async () => {
  const { statusCode, headers } = await portal.app.inject({ url: '/.well-known/change-password' })
  expect([statusCode, headers.location]).toEqual([302, '/settings'])
  // Password managers ask for it, to learn whether the site answers 404 to what is not there.
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await portal.app.inject({ url: missing })).statusCode).toBe(404)
})

import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { PostedEnquiry } from '#domain/enquiries/posted-enquiry.ts'
import { pagesUnderTest } from '#tests/support/pages-under-test.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'
import type { RenderRequest } from './page-renderer.ts'

const origin = 'https://homely.example'
const ada = { kind: 'listing', name: 'Ada', email: 'ada@example.com', phone: '', message: 'Is it quiet?' }

let portal: PortalUnderTest
let shown: PostedEnquiry | undefined

beforeEach(async () => {
  await portal?.close()
  shown = undefined
  portal = await portalUnderTest({
    publicOrigin: origin,
    enquiries: { limits: { perHourFromSender: 2, perHourAboutListing: 5 } },
    pages: ({ runDocument, sentMarks }) => pagesUnderTest({ runDocument, renderer, sentMarks, publicOrigin: origin }),
  })
})
afterAll(() => portal.close())

const renderer = async () => ({
  renderPage: async ({ requestContext }: RenderRequest) => {
    shown = requestContext.postedEnquiry
    return {
      redirectTo: null,
      source: 'src/page.tsx',
      isHydratedOnIdle: false,
      hasMemberView: false,
      status: 200,
      head: '',
      body: Buffer.from(''),
      state: '{}',
    }
  },
  renderMemberView: async () => null,
  pageSources: [],
  preloadedFonts: [],
  themeColours: { light: '', dark: '' },
  inlineScripts: { head: '', endOfBody: '', memberHead: '', memberEndOfBody: '' },
})

const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = '/enquire/1') =>
  portal.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })

const stored = () => portal.world.database.query<{ name: string }>('select name, message from enquiry')

describe('the enquiry form without a script', () => {
  it('leads to a page that says it was received, and sending it again creates nothing', async () => {
    const sent = await post(ada)
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toMatch(/^\/enquire\/1\?sent=[a-z\d]+\.[\w-]{43}$/)
    expect((await post(ada)).headers.location).toBe(sent.headers.location)
    expect(await stored()).toEqual([{ name: 'Ada', message: 'Is it quiet?' }])
    expect((await portal.app.inject(String(sent.headers.location))).statusCode).toBe(200)
  })

  it('says of no enquiry that it was received which the portal does not have', async () => {
    for (const sent of ['x', '00000000-0000-4000-8000-000000000000']) {
      const { statusCode, headers } = await portal.app.inject(`/enquire/1?sent=${sent}`)
      expect([statusCode, headers.location]).toEqual([302, '/enquire/1'])
    }
    const { headers } = await post(ada)
    const elsewhere = String(headers.location).replace('/1?', '/3?')
    expect((await portal.app.inject(elsewhere)).headers.location).toBe('/enquire/3')
  })

  it('comes back with every error and what was typed, kept by no cache', async () => {
    const { statusCode, headers } = await post({ ...ada, name: '', email: 'ada', message: 'Hello' })
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store'])
    expect(shown?.errors.map(({ field }) => field)).toEqual(['name', 'email'])
    expect(shown?.draft).toMatchObject({ email: 'ada', message: 'Hello' })
    expect(await stored()).toEqual([])
  })

  it('is refused for a filled hidden field, which comes back empty', async () => {
    expect((await post({ ...ada, more: 'x' })).statusCode).toBe(400)
    expect(shown?.errors).toEqual([{ field: 'honeypot', message: expect.stringContaining('hidden field') }])
    expect(shown?.draft).toMatchObject({ name: 'Ada', honeypot: '' })
    expect(await stored()).toEqual([])
  })

  it('counts towards the limits of its sender', async () => {
    for (const message of ['one', 'two']) expect((await post({ ...ada, message })).statusCode).toBe(303)
    expect((await post({ ...ada, message: 'three' })).statusCode).toBe(429)
    expect(shown).toMatchObject({ failure: 'tooMany', draft: { message: 'three' } })
  })

  it('says that a withdrawn home is gone', async () => {
    await portal.world.database.query(`update listing set status_type = 'removed' where id = 1`)
    expect((await post(ada)).statusCode).toBe(410)
    expect(shown?.failure).toBe('gone')
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'null', 'sec-fetch-site': 'same-site' }],
  ])('takes nothing from a page of another site: %j', async (headers) => {
    expect((await post(ada, headers)).statusCode).toBe(403)
    expect(await stored()).toEqual([])
  })

  it('asks about a new home as its own form does', async () => {
    const development = { ...ada, kind: 'development', buyerKind: 'investor' }
    expect((await post(development, {}, '/enquire/3')).statusCode).toBe(400)
    expect(shown).toMatchObject({ kind: 'development', errors: [], draft: { buyerKind: 'investor' } })
    await portal.world.database.query(`update listing set listing_class = 'newDevelopment' where id = 1`)
    expect((await post({ ...development, message: ' ' })).statusCode).toBe(400)
    expect(shown?.errors).toEqual([{ field: 'message', message: 'Write a message.' }])
    expect((await post(development)).statusCode).toBe(303)
    expect(await portal.world.database.query('select kind, details from enquiry')).toEqual([
      { kind: 'development', details: { buyerKind: 'investor' } },
    ])
  })

  it('is at no other path', async () => {
    expect((await post(ada, {}, '/enquire/x')).statusCode).toBe(404)
  })
})

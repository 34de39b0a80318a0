import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import {
  everyClaim,
  type StaffListingsUnderTest,
  staffListingsUnderTest,
} from '#tests/support/staff-listings-under-test.ts'

let test: StaffListingsUnderTest
beforeAll(async () => {
  test = await staffListingsUnderTest({ ads: { origins: ['https://ads.example'] } })
}, 60_000)
afterAll(() => test.close())
beforeEach(() => test.database.exec('delete from ad'))

type Answer = Awaited<ReturnType<StaffListingsUnderTest['ask']>>
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'done'

const words = {
  placement: 'buy-end',
  advertiser: 'Fitzroy Conveyancing',
  text: 'Buying? We read the contract with you.',
  action: 'Book a call',
  href: 'https://conveyancing.example/call',
  days: 7,
  reason: 'Booked by telephone.',
}
const { text: _text, action: _action, href: _href, ...rest } = words
const script = { ...rest, script: 'https://ads.example/a.js?a=1&b=2' }

const create = (who: string | null, input: object = words) =>
  test.ask(
    who,
    'mutation Create($input: CreateAdInput!) { createAd(input: $input) { ad { ad { id } isRunning endsAt } } }',
    { input },
  )
const end = (who: string | null, id: number, reason = 'It was asked for.') =>
  test.ask(who, 'mutation End($input: EndAdInput!) { endAd(input: $input) { ad { isRunning } } }', {
    input: { id, reason },
  })
const idOf = (answer: Answer): number => answer.data.createAd.ad.ad.id
const running = async () => (await test.ask(null, '{ ads { placement advertiser text href script } }')).data.ads
const frame = (id: number, slot: string) => test.app.inject({ url: `/ads/${id}/${slot}` })

describe('who may', () => {
  const asked = {
    list: (who: string | null) => test.ask(who, '{ staffAds { isRunning } }'),
    create: (who: string | null) => create(who),
    end: (who: string | null) => end(who, 1_000_000),
  }

  it.each(Object.entries(asked))(
    '%s: whoever manages any listing, and nobody with any other claim',
    async (_name, ask) => {
      for (const claim of everyClaim) {
        const may = claim === 'listings_permission CanManageAny'
        expect([claim, codeOf(await ask(claim)) === 'FORBIDDEN']).toEqual([claim, !may])
      }
      expect([codeOf(await ask(null)), codeOf(await ask('mia'))]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
    },
  )

  it('changes ask for a recent sign-in', async () => {
    expect(codeOf(await create('early'))).toBe('SIGN_IN_AGAIN')
    const id = idOf(await create('manager'))
    expect(codeOf(await end('early', id))).toBe('SIGN_IN_AGAIN')
    expect(await running()).toHaveLength(1)
  })
})

it('an ad runs for its days, everybody is told it, and staff see it afterwards', async () => {
  const done = await staffActionsDuring(test.database, async () => {
    expect(codeOf(await create('manager'))).toBe('done')
  })
  expect(done).toMatchObject([{ kind: 'createAd', reason: 'Booked by telephone.' }])
  const { placement, advertiser, text, href } = words
  expect(await running()).toEqual([{ placement, advertiser, text, href, script: null }])
  test.passDays(7)
  expect(await running()).toEqual([])
  expect((await test.ask('manager', '{ staffAds { isRunning ad { advertiser } } }')).data.staffAds).toEqual([
    { isRunning: false, ad: { advertiser } },
  ])
  // Its time is over, and so its place is free, though nobody ended it.
  expect(codeOf(await create('manager', { ...words, advertiser: 'Another' }))).toBe('done')
})

it('staff are told whose scripts may be shown', async () => {
  expect((await test.ask('manager', '{ adOrigins }')).data.adOrigins).toEqual(['https://ads.example'])
  expect(codeOf(await test.ask('booster', '{ adOrigins }'))).toBe('FORBIDDEN')
})

it('a place has one ad: the same again is that ad, another is refused until it is ended', async () => {
  const [first, again] = [await create('manager'), await create('manager')]
  expect(idOf(again)).toBe(idOf(first))
  expect((await create('manager', { ...words, advertiser: 'Another' })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    field: 'placement',
  })
  const ended = await staffActionsDuring(test.database, async () => {
    expect((await end('manager', idOf(first))).data.endAd.ad.isRunning).toBe(false)
    expect((await end('manager', idOf(first))).data.endAd.ad.isRunning).toBe(false)
  })
  expect(ended).toHaveLength(1)
  expect(codeOf(await create('manager', { ...words, advertiser: 'Another' }))).toBe('done')
})

it('of two that come at once one stands', async () => {
  const codes = await Promise.all(
    ['One', 'Two', 'Three'].map(async (advertiser) => codeOf(await create('manager', { ...words, advertiser }))),
  )
  expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'done'])
})

it.each([
  [{ ...words, placement: 'nowhere' }, 'placement'],
  [{ ...words, href: 'javascript:alert(1)' }, 'href'],
  [{ ...words, reason: '?' }, 'reason'],
  [{ ...script, script: 'https://elsewhere.example/a.js' }, 'script'],
])('%o is refused for its %s', async (input, field) => {
  expect((await create('manager', input)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
  expect(await running()).toEqual([])
})

it('an ad that there is not cannot be ended', async () => {
  expect(codeOf(await end('manager', 1_000_000))).toBe('NOT_FOUND')
})

describe('the frame of a script', () => {
  it('runs that script alone, without the origin of the portal, and in pages of the portal alone', async () => {
    const id = idOf(await create('manager', script))
    const { statusCode, headers, body } = await frame(id, 'buy-end-small')
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'nonce-[\w-]{22}' https:\/\/ads\.example;/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(body).toContain('src="https://ads.example/a.js?a=1&amp;b=2"')
    expect(body).toContain('data-slot="buy-end-small" data-width="320" data-height="100"')
  })

  it('is gone with its ad once its site is configured no more', async () => {
    const id = idOf(await create('manager', script))
    await test.database.exec(`update ad set script = 'https://former.example/a.js' where id = ${id}`)
    expect(await running()).toEqual([])
    expect((await frame(id, 'buy-end-small')).statusCode).toBe(404)
    expect(codeOf(await create('manager', words))).toBe('CONFLICT')
  })

  it('is there for the slots of its place, while it runs, and for no words', async () => {
    const id = idOf(await create('manager', script))
    const words2 = idOf(await create('manager', { ...words, placement: 'rent-end' }))
    const codes = [
      await frame(id, 'rent-end-small'),
      await frame(id, 'buy-end'),
      await frame(words2, 'rent-end-small'),
      await frame(id + 1000, 'buy-end-small'),
    ].map(({ statusCode }) => statusCode)
    expect(codes).toEqual([404, 404, 404, 404])
    await end('manager', id)
    expect((await frame(id, 'buy-end-small')).statusCode).toBe(404)
  })
})

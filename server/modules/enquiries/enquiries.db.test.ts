import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RestUnderTest, restUnderTest } from '#tests/support/rest-under-test.ts'
import { restModule } from '#server/rest/rest-module.ts'
import type { Mail } from '#server/mail/mail-queue.ts'
import { TEST_SECRET } from '#tests/support/identity-under-test.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import { enquiryStore } from './enquiry-store.ts'
import type { NewEnquiry } from './enquiry-record.ts'

const HOUR = 3_600_000
const limits = { perHourFromSender: 3, perHourAboutListing: 5 }

let rest: RestUnderTest
let now = SMALL_WORLD_NOW
let wakes = 0

beforeAll(async () => {
  rest = await restUnderTest({
    clock: () => now,
    identity: { secret: TEST_SECRET, portalOrigin: 'http://portal.test', providers: [] },
    rest: (parts) =>
      restModule({
        ...parts,
        enquiries: { limits, origin: 'https://portal.example', onMailQueued: () => (wakes += 1) },
      }),
  })
  await database().query(`update agent set email = username || '@agency.example'`)
})
afterAll(() => rest.close())
beforeEach(async () => {
  // Time goes on: the allowance of requests is counted by the same clock.
  now = new Date(now.getTime() + 24 * HOUR)
  wakes = 0
  await database().exec('truncate mail, enquiry')
})

const database = () => rest.portal.world.database
const words = { name: 'Mia Okafor', email: 'mia@mail.example', phone: '0491570156', message: 'May I see it?' }
let keys = 0
const freshKey = () => `enquiry-key-${String((keys += 1)).padStart(6, '0')}`
const ask = (change: object = {}) =>
  rest.call('createListingEnquiry', '/listing/enquiry', {
    body: { listingId: 1, ...words, idempotencyKey: freshKey(), ...change },
  })
const mails = () => database().query<Row>('select * from mail order by id')
const countOf = async (table: string) =>
  (await database().query<{ count: number }>(`select count(*) as count from ${table}`))[0]?.count

type Row = { recipient: string; reply_to: string | null; subject: string; text_body: string; html_body: string }

describe('an enquiry about a home', () => {
  it('is kept with a mail to its first agent, to be answered to who asks', async () => {
    const { status, json } = await ask({ topics: ['priceGuide', 'contract'], wantsInspection: true })
    expect([status, json.receivedAt, wakes]).toEqual([200, now.toISOString(), 1])
    const [mail] = await mails()
    expect(mail).toMatchObject({
      recipient: 'mia-chen@agency.example',
      reply_to: 'mia@mail.example',
      subject: 'Enquiry: 12 Smith Street, Fitzroy, VIC 3065',
      state: 'pending',
    })
    expect(mail?.text_body).toBe(
      [
        'Enquiry: 12 Smith Street, Fitzroy, VIC 3065',
        'Dear Mia Chen,',
        'Mia Okafor asks through Homely. Answer this mail to reply to them.',
        'Name: Mia Okafor\nE-mail: mia@mail.example\nPhone: 0491 570 156\n' +
          'Would like to know: Price guide, Contract of sale\nWould like to see the home: Yes',
        '> May I see it?',
        'https://portal.example/homes/12-smith-street-fitzroy-vic-3065/1',
        '--\nSent by Homely for the person named above. Their e-mail address was not checked.\n',
      ].join('\n\n'),
    )
  })

  it('is sent to who asked as well when they wish it', async () => {
    await ask({ wantsCopy: true })
    const sent = await mails()
    expect(sent.map(({ recipient, reply_to }) => [recipient, reply_to])).toEqual([
      ['mia-chen@agency.example', 'mia@mail.example'],
      ['mia@mail.example', null],
    ])
  })

  it('tells a hidden address to the agent and not to who asked', async () => {
    await ask({ listingId: 2, wantsCopy: true })
    const [toAgent, copy] = await mails()
    const { street_address: street = '' } =
      (await database().query<{ street_address: string }>('select street_address from listing where id = 2'))[0] ?? {}
    expect(street).not.toBe('')
    expect(toAgent?.subject).toBe(`Enquiry: ${street}, Fitzroy, VIC 3065`)
    expect(JSON.stringify(copy)).not.toContain(street)
    expect(copy?.subject).toBe('Your enquiry: Fitzroy, VIC 3065')
  })

  it('cannot write markup or headers of its own', async () => {
    await ask({ name: '<b>"Mia" & co</b>', message: '<script>alert(1)</script>\r\nBcc: all@mail.example' })
    const [mail] = await mails()
    expect(mail?.html_body).toContain('&lt;b&gt;&quot;Mia&quot; &amp; co&lt;/b&gt;')
    expect(mail?.html_body).not.toMatch(/<script|<b>/)
    const refused = await ask({ name: 'Mia\r\nBcc: all@mail.example' })
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'name'])
  })

  it('is read again by the reference of its receipt', async () => {
    const { json } = await ask({ topics: ['contract'] })
    const read = await rest.call('getEnquiry', `/listing/enquiry/${json.reference}`)
    expect(read.json).toEqual({
      reference: json.reference,
      kind: 'listing',
      listingId: 1,
      agentId: 1,
      name: 'Mia Okafor',
      email: 'mia@mail.example',
      phone: '0491 570 156',
      message: 'May I see it?',
      topics: ['contract'],
      wantsInspection: false,
      receivedAt: now.toISOString(),
      delivery: 'pending',
    })
    expect(read.headers['cache-control']).toBe('no-store')
  })
})

describe('who asked', () => {
  it('is kept where somebody had signed in, by the kind of every enquiry, and is nobody otherwise', async () => {
    const { cookies, statusCode } = await rest.portal.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      payload: {
        name: 'Mia Okafor',
        email: 'mia@mail.example',
        password: 'three brown wombats',
        idempotencyKey: 'key-of-mia-0000001',
      },
    })
    expect(statusCode).toBe(201)
    const token = cookies.find(({ name }) => name === 'accessToken')?.value
    const headers = { authorization: `Bearer ${token}` }
    const agent = { agentId: 1, reason: 'selling', ...words, idempotencyKey: freshKey() }
    await rest.call('createAgentEnquiry', '/agents/enquiries', { body: agent, headers })
    const home = { listingId: 1, ...words, idempotencyKey: freshKey() }
    await rest.call('createListingEnquiry', '/listing/enquiry', { body: home, headers })
    await ask()
    const rows = await database().query(
      `select enquiry.kind, member.username from enquiry left join member on member.id = member_id order by enquiry.id`,
    )
    expect(rows).toEqual([
      { kind: 'agent', username: 'mia-okafor' },
      { kind: 'listing', username: 'mia-okafor' },
      { kind: 'listing', username: null },
    ])
  })
})

describe('an enquiry that comes twice', () => {
  it('is kept once and answered alike, even at the same moment', async () => {
    const body = { idempotencyKey: freshKey() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(body)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    now = new Date(now.getTime() + 60_000)
    expect((await ask(body)).text).toBe(answers[0]?.text)
    expect([await countOf('enquiry'), await countOf('mail')]).toEqual([1, 1])
  })

  it('is kept once also when two servers take it from two addresses at the same moment', async () => {
    const servers = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map((networkAddress) => ({
      networkAddress,
      store: enquiryStore({ database: database(), clock: () => now, limits, onMailQueued: () => {} }),
    }))
    const idempotencyKey = freshKey()
    const receipts = await Promise.all(
      servers.map(({ store, networkAddress }) =>
        store.keep(enquiry, { idempotencyKey, networkAddress, memberId: null, isHeld: false, mails: [mail] }),
      ),
    )
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect([await countOf('enquiry'), await countOf('mail')]).toEqual([1, 1])
  })

  it('is another one when something else is asked under the same key', async () => {
    const idempotencyKey = freshKey()
    const first = await ask({ idempotencyKey })
    const second = await ask({ idempotencyKey, message: 'And the garage?' })
    expect(second.json.reference).not.toBe(first.json.reference)
    expect(await countOf('mail')).toBe(2)
  })
})

describe('too many enquiries', () => {
  it('from one address are refused until the first of them is an hour old', async () => {
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200)
    now = new Date(now.getTime() + HOUR / 4)
    const refused = await ask({ listingId: 3 })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2700'])
    expect(refused.json.errors).toEqual([
      { message: 'Too many enquiries. Please try again in 45 minutes.', code: 'TOO_MANY_REQUESTS' },
    ])
    now = new Date(now.getTime() + 2700 * 1000)
    expect((await ask()).status).toBe(200)
  })

  it('do not keep a repeat from its answer', async () => {
    const body = { idempotencyKey: freshKey() }
    const first = await ask(body)
    await ask()
    await ask()
    expect((await ask()).status).toBe(429)
    expect((await ask(body)).text).toBe(first.text)
  })

  it('about one home are refused whoever sends them', async () => {
    const store = enquiryStore({ database: database(), clock: () => now, limits, onMailQueued: () => {} })
    for (let sender = 0; sender < 5; sender += 1) {
      await store.keep(enquiry, {
        idempotencyKey: freshKey(),
        networkAddress: `10.1.0.${sender}`,
        memberId: null,
        isHeld: false,
        mails: [mail],
      })
    }
    expect((await ask()).status).toBe(429)
    expect((await ask({ listingId: 3 })).status).toBe(200)
  })

  it('are counted without keeping who sent them', async () => {
    await ask()
    const [row] = await database().query<{ sender_mark: string }>('select sender_mark from enquiry')
    expect(row?.sender_mark).toMatch(/^[\w-]{43}$/)
  })
})

describe('what looks like a program', () => {
  it.each([
    ['a field that people do not see', { website: 'https://shop.example' }],
    ['a text of links', { message: 'http://a.example http://b.example www.c.example' }],
    ['a name that is a link', { name: 'http://a.example' }],
  ])('by %s is answered as ever, kept and sent to nobody', async (_about, change) => {
    expect((await ask(change)).status).toBe(200)
    expect([await countOf('enquiry'), await countOf('mail'), wakes]).toEqual([1, 0, 0])
  })
})

describe('the other enquiries', () => {
  it('to an agent go to the agent', async () => {
    const body = { agentId: 1, reason: 'selling', ...words, idempotencyKey: freshKey() }
    expect((await rest.call('createAgentEnquiry', '/agents/enquiries', { body })).status).toBe(200)
    const [sent] = await mails()
    expect(sent).toMatchObject({ recipient: 'mia-chen@agency.example', subject: 'Enquiry: Mia Chen' })
    expect(sent?.text_body).toContain('About: Selling a home')
  })

  it('of an owner go to the agent with the most homes in the suburb', async () => {
    const body = {
      suburbUri: 'fitzroy-vic-3065',
      streetAddress: '9 Gore Street',
      ...words,
      message: '',
      idempotencyKey: freshKey(),
    }
    expect((await rest.call('createSellerEnquiry', '/listing/enquiries/seller', { body })).status).toBe(200)
    const [sent] = await mails()
    expect(sent?.subject).toBe('Appraisal request: 9 Gore Street, Fitzroy, VIC 3065')
    expect(sent?.recipient).toMatch(/@agency\.example$/)
  })

  it('of an owner go to the people of the portal where no agent has a home', async () => {
    const [suburb] = await database().query<{ id: number; uri: string }>(
      'select id, uri from location where id = (select suburb_id from listing where id = 9)',
    )
    await database().query(
      'delete from listing_agent where listing_id in (select id from listing where suburb_id = $1)',
      [suburb?.id],
    )
    const body = { suburbUri: suburb?.uri, streetAddress: '1 Quiet Lane', ...words, idempotencyKey: freshKey() }
    expect((await rest.call('createSellerEnquiry', '/listing/enquiries/seller', { body })).status).toBe(200)
    expect((await mails())[0]?.recipient).toBe('help@homely.example')
  })
})

describe('what was asked about a home', () => {
  it('is answered to nobody as long as nobody can sign in', async () => {
    await ask()
    const { status, json } = await rest.call('getListingEnquiries', '/listing/1/enquiries')
    expect([status, json.errors[0].code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('is there by pages, the latest first, without what was held back', async () => {
    const store = enquiryStore({ database: database(), clock: () => now, limits, onMailQueued: () => {} })
    for (const [index, isHeld] of [false, true, false].entries()) {
      now = new Date(now.getTime() + 1000)
      const asked = { ...enquiry, message: `Question ${index}` }
      await store.keep(asked, {
        idempotencyKey: freshKey(),
        networkAddress: '10.2.0.1',
        memberId: null,
        isHeld,
        mails: [mail],
      })
    }
    const { total, rows } = await store.aboutListing(1, { skip: 0, take: 20 })
    expect([total, rows.map(({ message }) => message)]).toEqual([2, ['Question 2', 'Question 0']])
    expect((await store.aboutListing(1, { skip: 1, take: 1 })).rows).toHaveLength(1)
  })
})

const enquiry: NewEnquiry = {
  ...words,
  kind: 'listing',
  listingId: 1,
  agentId: 2,
  suburbId: null,
  details: { topics: [], wantsInspection: false },
}

const mail: Mail = { recipient: 'a@agency.example', replyTo: null, subject: 'S', text: 'T', html: 'H' }

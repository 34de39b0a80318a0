import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filledHoneypot } from '#domain/enquiries/check-enquiry.ts'
import {
  type EnquiriesUnderTest,
  enquiriesUnderTest,
  enquirerWords,
  freshKey,
  savedEnquiry,
  storedMail,
} from '#tests/support/enquiries-under-test.ts'

let enquiries: EnquiriesUnderTest
beforeAll(async () => {
  enquiries = await enquiriesUnderTest()
})
afterAll(() => enquiries.close())
beforeEach(() => enquiries.forget())

type Row = { recipient: string; reply_to: string | null; subject: string; text_body: string; html_body: string }

const mails = () => enquiries.database.query<Row>('select * from mail order by id')

describe('an enquiry about a home', () => {
  it('is kept with a mail to its first agent, to be answered to who asks', async () => {
    const { status, json } = await enquiries.ask({ topics: ['priceGuide', 'contract'], wantsInspection: true })
    expect([status, json.receivedAt, enquiries.wakes()]).toEqual([200, enquiries.now().toISOString(), 1])
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
        'Hi Mia Chen,',
        'You have an enquiry from Mia Okafor through Homely. Reply to this email to contact them.',
        'Name: Mia Okafor\nEmail: mia@mail.example\nPhone: 0491 570 156\n' +
          'Would like to know about: Price guide, Contract of sale\nWould like to inspect: Yes',
        '> May I see it?',
        'https://portal.example/homes/12-smith-street-fitzroy-vic-3065/1',
        '-- \nHomely sent this email for the person named above. We haven’t confirmed that the email address is theirs.\n',
      ].join('\n\n'),
    )
  })

  it('is sent to who asked as well when they wish it', async () => {
    await enquiries.ask({ wantsCopy: true })
    const sent = await mails()
    expect(sent.map(({ recipient, reply_to }) => [recipient, reply_to])).toEqual([
      ['mia-chen@agency.example', 'mia@mail.example'],
      ['mia@mail.example', null],
    ])
  })

  it('tells a hidden address to the agent and not to who asked', async () => {
    await enquiries.ask({ listingId: 2, wantsCopy: true })
    const [toAgent, copy] = await mails()
    const { street_address: street = '' } =
      (
        await enquiries.database.query<{ street_address: string }>('select street_address from listing where id = 2')
      )[0] ?? {}
    expect(street).not.toBe('')
    expect(toAgent?.subject).toBe(`Enquiry: ${street}, Fitzroy, VIC 3065`)
    expect(JSON.stringify(copy)).not.toContain(street)
    expect(copy?.subject).toBe('Your enquiry: Fitzroy, VIC 3065')
  })

  it('cannot write markup or headers of its own', async () => {
    await enquiries.ask({ name: '<b>"Mia" & co</b>', message: '<script>alert(1)</script>\r\nBcc: all@mail.example' })
    const [mail] = await mails()
    expect(mail?.html_body).toContain('&lt;b&gt;&quot;Mia&quot; &amp; co&lt;/b&gt;')
    expect(mail?.html_body).not.toMatch(/<script|<b>/)
    const refused = await enquiries.ask({ name: 'Mia\r\nBcc: all@mail.example' })
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'name'])
  })

  it('is read again by the reference of its receipt', async () => {
    const { json } = await enquiries.ask({ topics: ['contract'] })
    const read = await enquiries.call('getEnquiry', `/listing/enquiry/${json.reference}`)
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
      receivedAt: enquiries.now().toISOString(),
      delivery: 'pending',
    })
    expect(read.headers['cache-control']).toBe('no-store')
  })
})

describe('who asked', () => {
  it('is kept where somebody had signed in, by the kind of every enquiry, and is nobody otherwise', async () => {
    const { cookies, statusCode } = await enquiries.portal.app.inject({
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
    const agent = { agentId: 1, reason: 'selling', ...enquirerWords, idempotencyKey: freshKey() }
    await enquiries.call('createAgentEnquiry', '/agents/enquiries', { body: agent, headers })
    const listing = { listingId: 1, ...enquirerWords, idempotencyKey: freshKey() }
    await enquiries.call('createListingEnquiry', '/listing/enquiry', { body: listing, headers })
    await enquiries.ask()
    const rows = await enquiries.database.query(
      `select enquiry.kind, member.username from enquiry left join member on member.id = member_id order by enquiry.id`,
    )
    expect(rows).toEqual([
      { kind: 'agent', username: 'mia-okafor' },
      { kind: 'listing', username: 'mia-okafor' },
      { kind: 'listing', username: null },
    ])
  })
})

describe('what could be written by a program', () => {
  const links = 'https://homely.example/homes/a/1 http://b.example www.c.example'
  it.each([
    ['three links', { message: links }],
    ['a name that is a link', { name: 'http://a.example' }],
  ])('with %s is sent like any other, and reaches the inbox', async (_about, change) => {
    expect((await enquiries.ask(change)).status).toBe(200)
    expect([await enquiries.countOf('enquiry'), await enquiries.countOf('mail'), enquiries.wakes()]).toEqual([1, 1, 1])
    expect(JSON.stringify(await mails())).toContain(Object.values(change)[0])
    expect((await enquiries.store().aboutListing(1, { skip: 0, take: 20 })).total).toBe(1)
  })

  it('has no links and no numbers in the copy, which goes to an address that anybody may type', async () => {
    const { status } = await enquiries.ask({
      name: 'Win at www.prize.example',
      phone: '0491 570 156',
      message: `See ${links} now, or evil.example/pay and call 0400 000 000`,
      wantsCopy: true,
    })
    expect(status).toBe(200)
    const copy = (await mails()).find(({ recipient }) => recipient === 'mia@mail.example')
    expect(copy?.text_body).toContain('> See [left out] [left out] [left out] now, or [left out] and call [left out]')
    expect(JSON.stringify(copy)).not.toMatch(/prize|[abc]\.example|evil|0400|0491/)
  })

  it('has no name of the portal’s', async () => {
    const { status, json } = await enquiries.ask({ name: 'Homely Support' })
    expect([status, json.errors[0]]).toEqual([
      400,
      { field: 'name', code: 'BAD_INPUT', message: 'This name belongs to the portal. Please enter your own.' },
    ])
  })

  it('fills the field that people do not see: the sender is told so, and it arrives when it is sent again', async () => {
    const idempotencyKey = freshKey()
    const refused = await enquiries.ask({ website: 'https://shop.example', idempotencyKey })
    expect([refused.status, refused.json.errors[0]]).toEqual([
      400,
      { field: 'website', code: 'BAD_INPUT', message: filledHoneypot.message },
    ])
    expect([await enquiries.countOf('enquiry'), await enquiries.countOf('mail')]).toEqual([0, 0])
    expect((await enquiries.ask({ website: '', idempotencyKey })).status).toBe(200)
    expect(await enquiries.countOf('mail')).toBe(1)
  })
})

describe('agents who left', () => {
  it('take no enquiries about homes of their office along, and get none of owners', async () => {
    const { database } = enquiries
    await database.exec(`update agent set left_on = '2026-01-01'; update office set email = 'office@agency.example'`)
    try {
      await enquiries.ask()
      const body = { suburbUri: 'fitzroy-vic-3065', streetAddress: '9 Gore Street', ...enquirerWords }
      const asked = { ...body, idempotencyKey: freshKey() }
      await enquiries.call('createSellerEnquiry', '/listing/enquiries/seller', { body: asked })
      expect((await mails()).map(({ recipient }) => recipient)).toEqual([
        'office@agency.example',
        'help@homely.example',
      ])
      expect(await database.query('select agent_id as id from enquiry order by id')).toEqual([{ id: 1 }, { id: null }])
    } finally {
      await database.exec('update agent set left_on = null; update office set email = null')
    }
  })
})

describe('the other enquiries', () => {
  it('to an agent go to the agent', async () => {
    const body = { agentId: 1, reason: 'selling', ...enquirerWords, idempotencyKey: freshKey() }
    expect((await enquiries.call('createAgentEnquiry', '/agents/enquiries', { body })).status).toBe(200)
    const [sent] = await mails()
    expect(sent).toMatchObject({ recipient: 'mia-chen@agency.example', subject: 'Enquiry: Mia Chen' })
    expect(sent?.text_body).toContain('About: Selling a home')
  })

  it('of an owner go to the agent with the most homes in the suburb', async () => {
    const body = {
      suburbUri: 'fitzroy-vic-3065',
      streetAddress: '9 Gore Street',
      ...enquirerWords,
      message: '',
      idempotencyKey: freshKey(),
    }
    expect((await enquiries.call('createSellerEnquiry', '/listing/enquiries/seller', { body })).status).toBe(200)
    const [sent] = await mails()
    expect(sent?.subject).toBe('Appraisal request: 9 Gore Street, Fitzroy, VIC 3065')
    expect(sent?.recipient).toMatch(/@agency\.example$/)
  })

  it('of an owner go to the people of the portal where no agent has a home', async () => {
    const [suburb] = await enquiries.database.query<{ id: number; uri: string }>(
      'select id, uri from location where id = (select suburb_id from listing where id = 9)',
    )
    await enquiries.database.query(
      'delete from listing_agent where listing_id in (select id from listing where suburb_id = $1)',
      [suburb?.id],
    )
    const body = { suburbUri: suburb?.uri, streetAddress: '1 Quiet Lane', ...enquirerWords, idempotencyKey: freshKey() }
    expect((await enquiries.call('createSellerEnquiry', '/listing/enquiries/seller', { body })).status).toBe(200)
    expect((await mails())[0]?.recipient).toBe('help@homely.example')
  })
})

describe('what was asked about a home', () => {
  it('is answered to nobody as long as nobody can sign in', async () => {
    await enquiries.ask()
    const { status, json } = await enquiries.call('getListingEnquiries', '/listing/1/enquiries')
    expect([status, json.errors[0].code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('is there by pages, the latest first', async () => {
    const store = enquiries.store()
    for (const index of [0, 1, 2]) {
      enquiries.pass(1000)
      const asked = { ...savedEnquiry, message: `Question ${index}` }
      await store.keep(asked, {
        idempotencyKey: freshKey(),
        networkAddress: '10.2.0.1',
        memberId: null,
        mails: [storedMail],
      })
    }
    const { total, rows } = await store.aboutListing(1, { skip: 0, take: 20 })
    expect([total, rows.map(({ message }) => message)]).toEqual([3, ['Question 2', 'Question 1', 'Question 0']])
    expect((await store.aboutListing(1, { skip: 1, take: 1 })).rows).toHaveLength(1)
  })
})

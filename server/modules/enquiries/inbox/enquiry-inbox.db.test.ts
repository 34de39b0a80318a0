import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AgentsUnderTest,
  agentsUnderTest,
  ALICE,
  BRUNO,
  EVA,
  STELLA,
  TOM,
} from '#tests/support/agents-under-test.ts'

const MIA = 1
const REFERENCES = [1, 2, 3, 4, 5, 6].map((index) => `5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b1${index}`)
const [ABOUT_HOME = '', ABOUT_TOM = '', OF_SELLER = '', OF_EVA = '', OF_MIA = ''] = REFERENCES

let portal: AgentsUnderTest
beforeAll(async () => {
  portal = await agentsUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  const { database } = portal
  await database.exec('truncate enquiry, enquiry_reply; delete from live_event; update agent set left_on = null')
  await database.exec('update agent set is_principal = false')
  await database.exec('update member set type = 1, agent_id = null')
  await database.exec(`update member set type = 2, agent_id = ${TOM} where id = ${ALICE}`)
  await database.exec(`update agent set email = username || '@agency.example'`)
  await insert(ABOUT_HOME, { kind: 'listing', listingId: 1, agentId: TOM, minutesAgo: 30 })
  await insert(ABOUT_TOM, { kind: 'agent', agentId: TOM, minutesAgo: 20, details: { reason: 'buying' } })
  const details = { streetAddress: '48 Gore Street' }
  await insert(OF_SELLER, { kind: 'seller', agentId: TOM, minutesAgo: 10, suburbId: await fitzroyId(), details })
  await insert(OF_EVA, { kind: 'agent', agentId: EVA, minutesAgo: 4 })
  await insert(OF_MIA, { kind: 'agent', agentId: MIA, minutesAgo: 3 })
})

type Given = {
  kind: string
  agentId: number
  minutesAgo: number
  listingId?: number
  suburbId?: number
  details?: object
}

async function insert(reference: string, given: Given) {
  const { kind, agentId, minutesAgo, listingId = null, suburbId = null, details = {} } = given
  await portal.database.query(
    `insert into enquiry (reference, kind, idempotency_key, fingerprint, listing_id, agent_id, suburb_id, name, email,
       message, details, sender_mark, received_at)
     values ($1::uuid, $2, $1, 'one', $3, $4, $5, 'Mia Okafor', 'mia@mail.example', 'May I see it?', $6::jsonb, 'mark', $7)`,
    [
      reference,
      kind,
      listingId,
      agentId,
      suburbId,
      JSON.stringify(details),
      new Date(portal.now().getTime() - minutesAgo * 60_000),
    ],
  )
}

async function fitzroyId(): Promise<number> {
  const [row] = await portal.database.query<{ id: number }>(`select id from location where uri = 'fitzroy-vic-3065'`)
  return row?.id ?? 0
}

const INBOX = `query Inbox($folder: EnquiryFolder!, $query: String!, $skip: Int!) {
  enquiryInbox(folder: $folder, query: $query, skip: $skip, take: 20) { total unreadCount isOfOffice results { reference home } } }`
const ONE = `query One($reference: ID!) { inboxEnquiry(reference: $reference) {
  kind folder home listingPath reason isRead agent { username } replies { message agentName delivery } } }`
const REPLY = `mutation Reply($reference: ID!, $input: EnquiryReplyInput!) {
  replyToEnquiry(reference: $reference, input: $input) { enquiry { folder isRead replies { message agentName } } } }`

const inbox = (memberId: number | null, { folder = 'waiting', query = '', skip = 0 } = {}) =>
  portal.ask(memberId, INBOX, { folder, query, skip })
const one = (memberId: number | null, reference: string) => portal.ask(memberId, ONE, { reference })
const reply = (memberId: number | null, reference: string, input: { message?: string; idempotencyKey?: string } = {}) =>
  portal.ask(memberId, REPLY, {
    reference,
    input: { message: 'Yes, on Saturday.', idempotencyKey: 'a-key-of-its-own', ...input },
  })
const change = (memberId: number | null, call: string) =>
  portal.ask(memberId, `mutation { ${call} { enquiry { folder isRead } } }`)
const referencesOf = ({ data }: Awaited<ReturnType<typeof inbox>>) =>
  data.enquiryInbox.results.map(({ reference }: { reference: string }) => reference)
const codeOf = ({ errors }: Awaited<ReturnType<typeof inbox>>) => errors?.[0]?.extensions.code
const makePrincipal = () =>
  portal.database.exec(`update agent set is_principal = true where id = ${EVA};
    update member set type = 2, agent_id = ${EVA} where id = ${BRUNO}`)

describe('the inbox of an agent', () => {
  it('has their enquiries, the latest first, and none that is another’s', async () => {
    const answer = await inbox(ALICE)
    expect(referencesOf(answer)).toEqual([OF_SELLER, ABOUT_TOM, ABOUT_HOME])
    expect(answer.data.enquiryInbox).toMatchObject({ total: 3, unreadCount: 3, isOfOffice: false })
    expect(answer.data.enquiryInbox.results.map(({ home: listing }: { home: string }) => listing)).toEqual([
      '48 Gore Street, Fitzroy, VIC 3065',
      '',
      '12 Smith Street, Fitzroy, VIC 3065',
    ])
    expect((await one(ALICE, ABOUT_HOME)).data.inboxEnquiry).toEqual({
      kind: 'listing',
      folder: 'waiting',
      home: '12 Smith Street, Fitzroy, VIC 3065',
      listingPath: '/homes/12-smith-street-fitzroy-vic-3065/1',
      reason: null,
      isRead: false,
      agent: { username: 'tom-ryan' },
      replies: [],
    })
    expect((await one(ALICE, ABOUT_TOM)).data.inboxEnquiry).toMatchObject({ reason: 'buying', listingPath: null })
  })

  it('has in its archive what was held back before the portal held nothing any more', async () => {
    await portal.database.query('update enquiry set is_held = true where reference = $1::uuid', [ABOUT_TOM])
    const url = new URL('../../../platform/database/migrations/054-held-enquiries-archived.sql', import.meta.url)
    await portal.database.exec(await readFile(url, 'utf8'))
    const waiting = await inbox(ALICE)
    expect(referencesOf(waiting)).toEqual([OF_SELLER, ABOUT_HOME])
    expect(waiting.data.enquiryInbox.unreadCount).toBe(2)
    expect(referencesOf(await inbox(ALICE, { folder: 'archived' }))).toEqual([ABOUT_TOM])
  })

  it('is nobody else’s: not of staff, of another agent, of who is no agent', async () => {
    for (const memberId of [BRUNO, STELLA]) {
      expect((await inbox(memberId)).data.enquiryInbox).toBeNull()
      expect((await one(memberId, ABOUT_HOME)).data.inboxEnquiry).toBeNull()
      expect(codeOf(await reply(memberId, ABOUT_HOME))).toBe('NOT_FOUND')
      expect(codeOf(await change(memberId, `archiveEnquiry(reference: "${ABOUT_HOME}", isArchived: true)`))).toBe(
        'NOT_FOUND',
      )
    }
    expect(codeOf(await inbox(null))).toBe('UNAUTHENTICATED')
    expect(codeOf(await reply(null, ABOUT_HOME))).toBe('UNAUTHENTICATED')
    for (const reference of [OF_EVA, 'nonsense', "'"]) {
      expect((await one(ALICE, reference)).data.inboxEnquiry).toBeNull()
      expect(codeOf(await reply(ALICE, reference))).toBe('NOT_FOUND')
    }
    expect(await portal.mails()).toEqual([])
  })

  it('is empty for who left, and their office’s principal answers', async () => {
    await makePrincipal()
    const [eva] = await portal.database.query<{ officeId: number }>(
      `select office_id as "officeId" from agent where id = ${EVA}`,
    )
    const before = await portal.database.query<{ id: number; officeId: number }>(
      `select id, office_id as "officeId" from agent where id in (${TOM}, ${MIA}) order by id`,
    )
    await portal.database.exec(`update agent set office_id = ${eva?.officeId} where id = ${TOM}`)
    await portal.database.exec(`update agent set left_on = '2026-01-01' where id = ${TOM}`)
    expect(referencesOf(await inbox(ALICE))).toEqual([])
    const ofOffice = await inbox(BRUNO)
    expect(referencesOf(ofOffice)).toEqual(expect.arrayContaining([OF_EVA, OF_SELLER, ABOUT_TOM, ABOUT_HOME]))
    expect(ofOffice.data.enquiryInbox.isOfOffice).toBe(true)
    const answered = await reply(BRUNO, ABOUT_HOME)
    const [principal] = await portal.database.query<{ name: string }>(`select name from agent where id = ${EVA}`)
    expect(answered.data.replyToEnquiry.enquiry.replies).toEqual([
      { message: 'Yes, on Saturday.', agentName: principal?.name },
    ])
    for (const { id, officeId } of before)
      await portal.database.exec(`update agent set office_id = ${officeId}, left_on = null where id = ${id}`)
    expect(codeOf(await reply(BRUNO, ABOUT_TOM))).toBe('NOT_FOUND')
  })

  it('is looked through by name, address and words, in which nothing stands for anything else', async () => {
    expect(referencesOf(await inbox(ALICE, { query: 'GORE' }))).toEqual([OF_SELLER])
    expect(referencesOf(await inbox(ALICE, { query: 'smith street' }))).toEqual([ABOUT_HOME])
    expect(referencesOf(await inbox(ALICE, { query: 'okafor' }))).toHaveLength(3)
    for (const query of ['%', '_', '\\', "'", 'nobody', '\u0007xyz'])
      expect(referencesOf(await inbox(ALICE, { query }))).toEqual([])
    expect(codeOf(await inbox(ALICE, { query: 'a'.repeat(61) }))).toBe('BAD_INPUT')
    expect(codeOf(await inbox(ALICE, { skip: -1 }))).toBe('BAD_INPUT')
    expect((await inbox(ALICE, { skip: 2 })).data.enquiryInbox).toMatchObject({
      total: 3,
      results: [{ reference: ABOUT_HOME }],
    })
  })

  it('knows what was read and put away, also back', async () => {
    await change(ALICE, `markEnquiryRead(reference: "${ABOUT_TOM}", isRead: true)`)
    await change(ALICE, `archiveEnquiry(reference: "${OF_SELLER}", isArchived: true)`)
    expect((await inbox(ALICE)).data.enquiryInbox).toMatchObject({ total: 2, unreadCount: 1 })
    expect(referencesOf(await inbox(ALICE, { folder: 'archived' }))).toEqual([OF_SELLER])
    await change(ALICE, `archiveEnquiry(reference: "${OF_SELLER}", isArchived: false)`)
    await change(ALICE, `markEnquiryRead(reference: "${ABOUT_TOM}", isRead: false)`)
    expect((await inbox(ALICE)).data.enquiryInbox).toMatchObject({ total: 3, unreadCount: 3 })
  })
})

describe('a reply', () => {
  it('is mailed to who asked, for answers to the agent, with what they wrote', async () => {
    const answer = await reply(ALICE, ABOUT_HOME, { message: ' Good day\r\nYes & no.\n\n\nTom ' })
    expect(answer.data.replyToEnquiry.enquiry).toEqual({
      folder: 'answered',
      isRead: true,
      replies: [{ message: 'Good day\nYes & no.\n\nTom', agentName: 'Tom Ryan' }],
    })
    const [mail, ...others] = await portal.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'mia@mail.example', subject: 'Re: 12 Smith Street, Fitzroy, VIC 3065' })
    expect(mail?.text_body).toContain('\n\nGood day\n\nYes & no.\n\nTom\n\nYou wrote:\n\n> May I see it?\n\n')
    expect(mail?.html_body).toContain('<p>Yes &amp; no.</p>')
    expect(await portal.database.query('select reply_to from mail')).toEqual([{ reply_to: 'tom-ryan@agency.example' }])
    expect((await inbox(ALICE)).data.enquiryInbox).toMatchObject({ total: 2, unreadCount: 2 })
    expect(referencesOf(await inbox(ALICE, { folder: 'answered' }))).toEqual([ABOUT_HOME])
  })

  it('has no links and no numbers that were typed in the enquiry, for its address is whatever anybody typed', async () => {
    await portal.database.query(
      `update enquiry set name = 'Win at evil.com', message = 'Go to https://evil.com or call 0412 345 678.',
         details = '{"streetAddress": "1 evil.com"}' where reference = $1::uuid`,
      [OF_SELLER],
    )
    await reply(ALICE, OF_SELLER)
    const [mail] = await portal.mails()
    expect(mail?.text_body).toContain('You wrote:\n\n> Go to ')
    for (const text of [mail?.subject, mail?.text_body, mail?.html_body]) expect(text).not.toMatch(/evil\.com|0412/)
  })

  it('under one key is sent once, however often and at once', async () => {
    await Promise.all([1, 2, 3].map(() => reply(ALICE, ABOUT_TOM)))
    expect(await portal.mails()).toHaveLength(1)
    await reply(ALICE, ABOUT_TOM, { idempotencyKey: 'another-key' })
    expect(await portal.mails()).toHaveLength(2)
  })

  it('brings an enquiry back that was put away', async () => {
    await change(ALICE, `archiveEnquiry(reference: "${ABOUT_TOM}", isArchived: true)`)
    expect((await reply(ALICE, ABOUT_TOM)).data.replyToEnquiry.enquiry.folder).toBe('answered')
  })

  it('says what is wrong with it, and nothing is sent', async () => {
    for (const message of ['', ' \n', 'a'.repeat(4001), 'a\u0000b'])
      expect((await reply(ALICE, ABOUT_TOM, { message })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        field: 'message',
      })
    expect(codeOf(await reply(ALICE, ABOUT_TOM, { idempotencyKey: 'short' }))).toBe('BAD_INPUT')
    expect(await portal.mails()).toEqual([])
  })

  it('is one of 20 to an enquiry and of 60 an hour', async () => {
    const fill = (count: number, minutesAgo: number) =>
      portal.database.query(
        `insert into enquiry_reply (enquiry_id, member_id, agent_id, idempotency_key, message, sent_at)
         select (select id from enquiry where reference = $1::uuid), ${ALICE}, ${TOM}, 'key-number-' || $2 || '-' || n, 'Words', $3
         from generate_series(1, $4::int) as n`,
        [ABOUT_HOME, String(minutesAgo), new Date(portal.now().getTime() - minutesAgo * 60_000), count],
      )
    await fill(20, 61)
    expect(codeOf(await reply(ALICE, ABOUT_HOME))).toBe('TOO_MANY_REQUESTS')
    expect(codeOf(await reply(ALICE, ABOUT_TOM))).toBeUndefined()
    await fill(59, 59)
    expect(codeOf(await reply(ALICE, ABOUT_TOM, { idempotencyKey: 'one-too-many' }))).toBe('TOO_MANY_REQUESTS')
  })

  it('is heard of by everybody who answers, once, and an enquiry that comes too', async () => {
    await makePrincipal()
    await portal.database.exec(
      `update agent set office_id = (select office_id from agent where id = ${TOM}) where id = ${EVA}`,
    )
    await reply(ALICE, ABOUT_TOM)
    await reply(ALICE, ABOUT_TOM)
    const heard = () =>
      portal.database.query(`select topics from live_event where kind = 'enquiries.changed' order by id`)
    expect(await heard()).toEqual([{ topics: [`enquiries:${ALICE}`, `enquiries:${BRUNO}`] }])
    await portal.database.exec('delete from live_event')
    const sent = await portal.app.inject({
      method: 'POST',
      url: '/rest/agents/enquiries',
      payload: {
        agentId: TOM,
        reason: 'buying',
        name: 'Jun Park',
        email: 'jun@mail.example',
        message: 'Do you sell flats?',
        wantsCopy: false,
        idempotencyKey: 'an-enquiry-of-jun-park',
      },
    })
    expect(sent.statusCode).toBe(200)
    expect(await heard()).toEqual([{ topics: [`enquiries:${ALICE}`, `enquiries:${BRUNO}`] }])
    expect((await inbox(ALICE)).data.enquiryInbox).toMatchObject({ total: 3, unreadCount: 3 })
  })
})

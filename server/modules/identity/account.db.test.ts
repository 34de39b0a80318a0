import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
let mia: TestBrowser
let noah: TestBrowser
let staff: TestBrowser

const PASSWORD = 'three brown wombats'
const MIA = '/api/user/mia-chen'

const signUp = async (name: string, key: string) => {
  const browser = portal.browser()
  const email = `${name.split(' ')[0]?.toLowerCase()}@homely.example`
  await browser.post('/api/auth/sign-up', { name, email, password: PASSWORD, idempotencyKey: key })
  expect((await browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(email) })).status).toBe(204)
  return browser
}

beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  mia = await signUp('Mia Chen', 'key-of-mia-0000001')
  noah = await signUp('Noah Reid', 'key-of-noah-000001')
  await signUp('Sam Staff', 'key-of-sam-0000001')
  await portal.query(`insert into member_claim (member_id, area, claim)
    select id, 'users_permission', claim from member, (values ('CanViewAnyMember'), ('CanManageAny')) as claims (claim)
    where username = 'sam-staff'`)
  staff = portal.browser()
  await staff.post('/api/auth/sign-in', { email: 'sam@homely.example', password: PASSWORD })
})

const settings = (change: object = {}) => ({
  name: 'Mia Chen',
  displayDescription: 'Looking around.',
  communications: [
    { communicationType: 1, details: 'mia@homely.example' },
    { communicationType: 2, details: '0491 570 156' },
  ],
  theme: 'dark',
  ...change,
})

describe('a member', () => {
  it('is found by name in any case; by number for itself and for staff alone, so that nobody counts through them', async () => {
    const { id } = (await mia.get(MIA)).json
    expect((await portal.browser().get('/api/user/MIA-CHEN')).json.username).toBe('mia-chen')
    const byNumber = async (browser: TestBrowser, path = '') => (await browser.get(`/api/user/${id}${path}`)).status
    expect([
      await byNumber(mia),
      await byNumber(staff),
      await byNumber(noah),
      await byNumber(portal.browser()),
    ]).toEqual([200, 200, 404, 404])
    expect([await byNumber(mia, '/settings'), await byNumber(noah, '/settings')]).toEqual([200, 404])
    expect((await portal.browser().get('/api/user/nobody')).status).toBe(404)
    expect((await staff.get('/api/user/999999')).status).toBe(404)
  })

  it('shows contacts and claims to itself and to staff who may see every member', async () => {
    const seen = async (browser: TestBrowser) => (await browser.get('/api/user/sam-staff')).json
    const claims = { users_permission: ['CanManageAny', 'CanViewAnyMember'] }
    expect(await seen(staff)).toMatchObject({ claims, communications: [{ details: 'sam@homely.example' }] })
    expect(await seen(mia)).toMatchObject({ claims: {}, communications: [] })
    expect(await seen(portal.browser())).toMatchObject({ claims: {}, communications: [] })
    expect((await staff.get(MIA)).json.communications).toHaveLength(1)
  })
})

describe('who may do what with a member', () => {
  const calls = [
    ['settings read', (browser: TestBrowser) => browser.get(`${MIA}/settings`), [401, 200, 403, 200]],
    ['settings change', (browser: TestBrowser) => browser.put(`${MIA}/settings`, settings()), [401, 200, 403, 200]],
    ['picture', (browser: TestBrowser) => browser.delete(`${MIA}/avatar`), [401, 204, 403, 204]],
    ['sessions', (browser: TestBrowser) => browser.get(`${MIA}/sessions`), [401, 200, 403, 403]],
    ['export', (browser: TestBrowser) => browser.get(`${MIA}/export`), [401, 200, 403, 403]],
    [
      'password',
      (browser: TestBrowser) =>
        browser.put(`${MIA}/password`, { currentPassword: PASSWORD, newPassword: 'a heron in reeds' }),
      [401, 204, 403, 403],
    ],
    ['sign out everywhere', (browser: TestBrowser) => browser.delete(`${MIA}/sessions`), [401, 204, 403, 204]],
    ['deletion', (browser: TestBrowser) => browser.delete(MIA, { password: PASSWORD }), [401, 204, 403, 403]],
  ] as const

  it.each(calls)(
    '%s: a visitor, the member, another member and staff get the answers that are stated',
    async (_name, call, expected) => {
      const statuses = [(await call(portal.browser())).status, 0, (await call(noah)).status, (await call(staff)).status]
      const own = await signInAgain()
      statuses[1] = (await call(own)).status
      expect(statuses).toEqual(expected)
    },
  )

  const signInAgain = async () => {
    const browser = portal.browser()
    await browser.post('/api/auth/sign-in', { email: 'mia@homely.example', password: PASSWORD })
    return browser
  }
})

it('an address that staff set is the one of the member once the member confirms it, and staff cannot', async () => {
  const email = 'sam-also@homely.example'
  await staff.put(`${MIA}/settings`, settings({ communications: [{ communicationType: 1, details: email }] }))
  const link = { token: portal.tokenMailedTo(email) }
  expect((await staff.post('/api/auth/confirm-email', link)).status).toBe(403)
  expect((await mia.get(`${MIA}/settings`)).json).toMatchObject({ pendingEmail: email, isEmailConfirmed: true })
  expect((await mia.post('/api/auth/confirm-email', link)).status).toBe(204)
})

it('what staff may is judged by their claims of this moment, not by those of their token', async () => {
  expect((await staff.get(`${MIA}/settings`)).status).toBe(200)
  await portal.query('delete from member_claim')
  expect((await staff.get(`${MIA}/settings`)).status).toBe(403)
  expect((await staff.get(MIA)).json.communications).toEqual([])
  expect((await staff.delete(`${MIA}/sessions`)).status).toBe(403)
})

it('a session that has ended shows nothing more, although its token would still hold', async () => {
  const stolen = mia.copy()
  await mia.post('/api/auth/sign-out')
  for (const url of [MIA, `${MIA}/settings`]) {
    const answer = await stolen.get(url)
    expect([url, answer.status, answer.json.errors[0].code]).toEqual([url, 401, 'SESSION_ENDED'])
  }
})

describe('a deleted account', () => {
  it('leaves nothing that names the member, and its name and address are free', async () => {
    await mia.put(`${MIA}/settings`, settings())
    await portal.browser().post('/api/auth/forgot-password', { email: 'mia@homely.example' })
    await portal.query(`update mail set state = 'sent', sent_at = created_at`)
    await portal.browser().post('/api/auth/forgot-password', { email: 'noah@homely.example' })
    expect((await mia.delete(MIA, { password: 'wrong' })).status).toBe(400)
    expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
    expect(mia.cookieNames()).toEqual(['browser'])
    const rows = await portal.query(`select row_to_json(member)::text as row from member where deleted_at is not null`)
    expect(String(rows[0]?.row)).not.toMatch(/mia|chen|Looking/i)
    expect(await portal.query('select 1 from member_contact')).toEqual([])
    const mails = await portal.query('select distinct recipient from mail order by recipient')
    expect(mails.map(({ recipient }) => recipient)).toEqual(['noah@homely.example', 'sam@homely.example'])
    expect(
      await portal.query(`select 1 from email_link join member on member.id = member_id where deleted_at is not null`),
    ).toEqual([])
    expect((await portal.browser().get(MIA)).status).toBe(404)
    expect(
      (await portal.browser().post('/api/auth/sign-in', { email: 'mia@homely.example', password: PASSWORD })).status,
    ).toBe(401)
    await signUp('Mia Chen', 'key-of-mia-0000009')
    expect((await portal.browser().get(MIA)).status).toBe(200)
  })

  it('deletes mail of an address that it confirmed, and not of one that was only typed', async () => {
    await portal.query(`update mail set state = 'sent', sent_at = created_at`)
    const mailsOfNoah = () => portal.query(`select 1 from mail where recipient = 'noah@homely.example'`)
    const before = (await mailsOfNoah()).length
    const thief = portal.browser()
    const form = { name: 'A Thief', email: 'noah@homely.example', password: PASSWORD }
    await thief.post('/api/auth/sign-up', { ...form, idempotencyKey: 'key-of-thief-00001' })
    await portal.query(`update mail set state = 'sent', sent_at = created_at`)
    expect((await thief.delete('/api/user/a-thief', { password: PASSWORD })).status).toBe(204)
    expect((await mailsOfNoah()).length).toBeGreaterThan(before)
    expect((await noah.delete('/api/user/noah-reid', { password: PASSWORD })).status).toBe(204)
    expect(await mailsOfNoah()).toEqual([])
  })

  it('hands out everything that is kept before', async () => {
    const { json } = await mia.get(`${MIA}/export`)
    expect(json).toMatchObject({
      member: { username: 'mia-chen', name: 'Mia Chen' },
      enquiries: [],
      posts: [],
      followedQuestions: [],
      votes: [],
      events: [],
    })
    expect(json.sessions).toHaveLength(1)
    expect(JSON.stringify(json)).not.toMatch(/argon2|hash/i)
  })

  it('holds hidden homes and days of inspections, all of which are gone with the account', async () => {
    for (const username of ['mia-chen', 'noah-reid']) {
      const of = `from member where username = '${username}'`
      await portal.query(`insert into hidden_listing select id, 2, $1 ${of}`, [portal.now()])
      await portal.query(`insert into inspection_plan select id, '2026-11-21', 3, $1 ${of}`, [portal.now()])
      await portal.query(
        `insert into inspection_stop select id, '2026-11-21', 0, 1, '2026-11-21T10:00:00+11:00', '2026-11-21T10:30:00+11:00' ${of}`,
      )
      await portal.query(`insert into calendar_feed select id, 1 ${of}`)
    }
    await portal.query(
      `insert into hidden_listing select id, 1, $1::timestamptz + interval '1 minute' from member where username = 'mia-chen'`,
      [portal.now()],
    )
    const { json } = await mia.get(`${MIA}/export`)
    expect(json.hiddenListings).toEqual([1, 2])
    expect(json.inspectionPlans).toMatchObject([{ date: '2026-11-21', stops: [{ listingId: 1 }] }])
    expect(Date.parse(json.inspectionPlans[0].stops[0].startsAt)).toBe(Date.parse('2026-11-21T10:00:00+11:00'))
    expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
    const kept = await Promise.all(
      ['hidden_listing', 'inspection_plan', 'inspection_stop', 'calendar_feed'].map(
        async (table) => (await portal.query(`select 1 from ${table}`)).length,
      ),
    )
    expect(kept).toEqual([1, 1, 1, 1])
  })

  it('holds what the member replied to enquiries, which stays with who asked', async () => {
    await portal.query(
      `insert into enquiry (reference, kind, idempotency_key, fingerprint, agent_id, name, email, message, sender_mark, received_at)
       values ('5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10', 'agent', 'key', 'one', 1, 'Jun Park', 'jun@mail.example', 'Hello', 'mark', $1)`,
      [portal.now()],
    )
    await portal.query(
      `insert into enquiry_reply (enquiry_id, member_id, agent_id, idempotency_key, message, sent_at)
       select enquiry.id, member.id, 1, 'key-of-reply', 'Good day.', $1 from enquiry, member where username = 'mia-chen'`,
      [portal.now()],
    )
    const { json } = await mia.get(`${MIA}/export`)
    expect(json.enquiryReplies).toEqual([
      { enquiry: '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10', message: 'Good day.', sentAt: expect.any(String) },
    ])
    expect(JSON.stringify(json)).not.toMatch(/Jun Park|jun@mail/)
    expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
    expect(await portal.query('select message from enquiry_reply')).toEqual([{ message: 'Good day.' }])
  })

  it('holds what staff decided about its posts and its writing, and its appeals, whose words go with the account', async () => {
    await portal.query(
      `insert into post (id, kind, location_id, author_id, title, status, written_at, published_at, is_appealed)
       select 7001, 'question', location.id, member.id, 'Is it loud at night?', 'rejected', $1, $1, true
       from member, (select min(id) as id from location where type = 'suburb') location where username = 'mia-chen'`,
      [portal.now()],
    )
    await portal.query(
      `insert into post_decision (post_id, member_id, decision, status_before, reason, decided_at)
       select given.post_id, case when given.post_id is null then member.id end, given.decision, 'published', given.reason, $1
       from member, (values (7001, 'reject', 'It advertises.'), (7001, 'appeal', 'My words.'), (null, 'closeWriting', 'All of it.'))
         as given (post_id, decision, reason) where username = 'mia-chen'`,
      [portal.now()],
    )
    const { json } = await mia.get(`${MIA}/export`)
    expect(json.decisions).toMatchObject([
      { postId: 7001, decision: 'reject', reason: 'It advertises.' },
      { postId: 7001, decision: 'appeal', reason: 'My words.' },
      { postId: null, decision: 'closeWriting', reason: 'All of it.' },
    ])
    expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
    expect(await portal.query('select decision, reason from post_decision order by id')).toEqual([
      { decision: 'reject', reason: 'It advertises.' },
      { decision: 'appeal', reason: 'Removed' },
    ])
    expect(await portal.query('select title, content, status from post')).toEqual([
      { title: 'Removed', content: '', status: 'rejected' },
    ])
    await portal.query('delete from post')
  })

  it('holds whom the member follows, and nobody follows or is told of who is gone', async () => {
    const follow = (by: string, whom: string) =>
      portal.query(
        `insert into follow select one.id, other.id, null, $3 from member one, member other where one.username = $1 and other.username = $2`,
        [by, whom, portal.now()],
      )
    await follow('mia-chen', 'noah-reid')
    await follow('noah-reid', 'mia-chen')
    await portal.query('insert into follow select id, null, 1, $1 from member where username = any ($2::text[])', [
      portal.now(),
      ['mia-chen', 'noah-reid'],
    ])
    await portal.query(
      `insert into location_follower select location.id, member.id, $1 from location, member
       where uri = 'fitzroy-vic-3065' and username = any ($2::text[])`,
      [portal.now(), ['mia-chen', 'noah-reid']],
    )
    const { json } = await mia.get(`${MIA}/export`)
    expect(json.followedLocations).toMatchObject([{ locationUniqueUri: 'fitzroy-vic-3065', isByEmail: true }])
    const [agent] = await portal.query('select username from agent where id = 1')
    expect(json.follows).toMatchObject([
      { ...agent, isAgent: true },
      { username: 'noah-reid', isAgent: false },
    ])
    expect((await mia.delete(MIA, { password: PASSWORD })).status).toBe(204)
    const followers = await portal.query('select follower_count as agents from agent where id = 1')
    const left = await portal.query(
      "select follower_count as followers, following_count as following from member where username = 'noah-reid'",
    )
    expect([followers, left]).toEqual([[{ agents: 1 }], [{ followers: 0, following: 1 }]])
    expect(await portal.query('select count(*) as places from location_follower')).toEqual([{ places: 1 }])
  })

  it('holds what was counted of the member, and nothing of another', async () => {
    const count = (username: string, type: number) =>
      portal.query(
        `insert into member_event (member_id, listing_id, event_type, page_type, count, received_at)
         select id, 1, $2, 'searchResults', 3, $3 from member where username = $1`,
        [username, type, portal.now()],
      )
    await count('mia-chen', 27)
    await count('noah-reid', 24)
    const counted = { type: 27, pageType: 'searchResults', listingId: 1, agentId: null, count: 3 }
    expect((await mia.get(`${MIA}/export`)).json.events).toEqual([
      { ...counted, receivedAt: '2026-11-20T01:00:00.000Z' },
    ])
  })
})

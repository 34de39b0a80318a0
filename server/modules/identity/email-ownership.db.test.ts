import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())

const PASSWORD = 'three brown wombats'
const HERON = 'a heron in the reeds'
const DAY = 86_400

async function signUp(name: string): Promise<TestBrowser> {
  const browser = portal.browser()
  const email = `${name}@homely.example`
  const form = { name, email, password: PASSWORD, idempotencyKey: `key-of-${name}-0000001` }
  expect((await browser.post('/api/auth/sign-up', form)).status).toBe(201)
  return browser
}
const confirm = (browser: TestBrowser, email: string) =>
  browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(email) })

async function confirmed(name: string): Promise<TestBrowser> {
  const browser = await signUp(name)
  expect((await confirm(browser, `${name}@homely.example`)).status).toBe(204)
  return browser
}
const changeEmail = (browser: TestBrowser, name: string, email: string) =>
  browser.put(`/api/user/${name}/settings`, {
    name,
    displayDescription: '',
    communications: [{ communicationType: 1, details: email }],
    theme: 'system',
    currentPassword: PASSWORD,
  })
const signIn = async (email: string, password: string, browser = portal.browser()) =>
  (await browser.post('/api/auth/sign-in', { email, password })).headers.location ?? null
const forgotten = (email: string) => portal.browser().post('/api/auth/forgot-password', { email })
const reset = (email: string, password: string) =>
  portal.browser().post('/api/auth/reset-password', { token: portal.tokenMailedTo(email), password })
const undo = (email: string, password: string) =>
  portal.browser().post('/api/auth/undo-email-change', { token: portal.tokenMailedTo(email), password })
const refreshes = async (browser: TestBrowser) => (await browser.post('/api/auth/token/refresh')).status
const emailOf = async (browser: TestBrowser, name: string) => {
  const { communications, isEmailConfirmed, pendingEmail } = (await browser.get(`/api/user/${name}/settings`)).json
  return [communications[0].details, isEmailConfirmed, pendingEmail]
}
const clearMails = async () => {
  await portal.query('delete from mail')
  portal.mails.length = 0
}
const give = (username: string, claims: readonly (readonly [string, string])[]) =>
  Promise.all(
    claims.map(([area, claim]) =>
      portal.query(
        'insert into member_claim (member_id, area, claim) select id, $2, $3 from member where username = $1',
        [username, area, claim],
      ),
    ),
  )

beforeEach(() => portal.forget())

describe('staff who may manage every member', () => {
  let staff: TestBrowser
  let mia: TestBrowser
  beforeEach(async () => {
    mia = await confirmed('mia')
    staff = await confirmed('sam')
    await give('sam', [
      ['users_permission', 'CanManageAny'],
      ['users_permission', 'CanViewAnyMember'],
    ])
    await clearMails()
  })

  it('get into no account by way of its address', async () => {
    const changed = await changeEmail(staff, 'mia', 'sams-second@homely.example')
    expect([changed.status, changed.json.communications[0].details]).toEqual([200, 'mia@homely.example'])
    expect(portal.mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['sams-second@homely.example', 'Confirm your new email address'],
      ['mia@homely.example', 'Your email address is being changed'],
    ])
    // Sam reads the mail at the new address, but is not Mia.
    const token = portal.tokenMailedTo('sams-second@homely.example')
    const tries = [staff, portal.browser()].map((browser) => browser.post('/api/auth/confirm-email', { token }))
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 401])
    await clearMails()
    await forgotten('sams-second@homely.example')
    expect(portal.mails).toEqual([])
    expect(await signIn('sams-second@homely.example', PASSWORD)).toBeNull()
    expect(await emailOf(mia, 'mia')).toEqual(['mia@homely.example', true, 'sams-second@homely.example'])
    expect([await refreshes(mia), await signIn('mia@homely.example', PASSWORD)]).toEqual([200, '/api/user/mia'])
  })

  it('change a member at the wish of that member, who confirms it', async () => {
    await changeEmail(staff, 'mia', 'new@homely.example')
    expect((await confirm(mia, 'new@homely.example')).status).toBe(204)
    expect(await emailOf(mia, 'mia')).toEqual(['new@homely.example', true, null])
  })

  it('manage no member with claims that they lack, by no call', async () => {
    await give('mia', [['listings_permission', 'CanBoost']])
    const calls = [
      () => changeEmail(staff, 'mia', 'sams-second@homely.example'),
      () => staff.put('/api/user/mia/avatar', { picture: 'aGVsbG8=' }),
      () => staff.delete('/api/user/mia/avatar'),
      () => staff.delete('/api/user/mia/sessions'),
    ]
    for (const call of calls) expect((await call()).status).toBe(403)
    expect([portal.mails, await emailOf(mia, 'mia')]).toEqual([[], ['mia@homely.example', true, null]])
    expect((await staff.get('/api/user/mia/settings')).status).toBe(200)
    await give('sam', [['listings_permission', 'CanBoost']])
    expect((await staff.delete('/api/user/mia/sessions')).status).toBe(204)
  })
})

describe('a change of address', () => {
  it('is confirmed once, within a day, by who asked for it; then nothing older opens the account', async () => {
    const mia = await confirmed('mia')
    const elsewhere = portal.browser()
    await signIn('mia@homely.example', PASSWORD, elsewhere)
    await forgotten('mia@homely.example')
    const oldReset = portal.tokenMailedTo('mia@homely.example')
    await changeEmail(mia, 'mia', 'late@homely.example')
    portal.passSeconds(DAY)
    await refreshes(mia)
    expect((await confirm(mia, 'late@homely.example')).status).toBe(400)
    await changeEmail(mia, 'mia', 'new@homely.example')
    expect((await confirm(await confirmed('noah'), 'new@homely.example')).status).toBe(403)
    expect([
      (await confirm(mia, 'new@homely.example')).status,
      (await confirm(mia, 'new@homely.example')).status,
    ]).toEqual([204, 400])
    expect([await refreshes(elsewhere), await refreshes(mia)]).toEqual([401, 200])
    const used = await portal.browser().post('/api/auth/reset-password', { token: oldReset, password: HERON })
    expect(used.status).toBe(400)
    expect([await signIn('mia@homely.example', PASSWORD), await signIn('new@homely.example', PASSWORD)]).toEqual([
      null,
      '/api/user/mia',
    ])
  })

  it('is undone from the old address for seven days, whatever the thief did meanwhile', async () => {
    const thief = await confirmed('mia')
    await changeEmail(thief, 'mia', 'thief@homely.example')
    await confirm(thief, 'thief@homely.example')
    await forgotten('thief@homely.example')
    await reset('thief@homely.example', HERON)
    await signIn('thief@homely.example', HERON, thief)
    portal.passSeconds(6 * DAY)
    await signIn('thief@homely.example', HERON, thief)
    expect((await undo('mia@homely.example', 'two herons by the lake')).status).toBe(204)
    expect(await refreshes(thief)).toBe(401)
    expect(await signIn('thief@homely.example', HERON)).toBeNull()
    expect(await signIn('mia@homely.example', HERON)).toBeNull()
    expect(await signIn('mia@homely.example', 'two herons by the lake')).toBe('/api/user/mia')
    expect((await undo('mia@homely.example', HERON)).status).toBe(400)
  })

  it('is undone no more after seven days', async () => {
    const mia = await confirmed('mia')
    await changeEmail(mia, 'mia', 'new@homely.example')
    await confirm(mia, 'new@homely.example')
    portal.passSeconds(7 * DAY)
    expect((await undo('mia@homely.example', HERON)).status).toBe(400)
  })

  it('that was passed on twice is undone by the first, and the second cannot stop it', async () => {
    const thief = await confirmed('mia')
    await changeEmail(thief, 'mia', 'second@homely.example')
    await confirm(thief, 'second@homely.example')
    portal.passSeconds(60)
    await changeEmail(thief, 'mia', 'third@homely.example')
    await confirm(thief, 'third@homely.example')
    portal.passSeconds(60)
    expect((await undo('second@homely.example', HERON)).status).toBe(204)
    expect((await undo('mia@homely.example', 'two herons by the lake')).status).toBe(204)
    expect(await signIn('mia@homely.example', 'two herons by the lake')).toBe('/api/user/mia')
    expect((await undo('second@homely.example', HERON)).status).toBe(400)
  })

  it('before it is confirmed is stopped by the same link', async () => {
    const thief = await confirmed('mia')
    await changeEmail(thief, 'mia', 'thief@homely.example')
    expect((await undo('mia@homely.example', HERON)).status).toBe(204)
    const back = portal.browser()
    await signIn('mia@homely.example', HERON, back)
    expect(await emailOf(back, 'mia')).toEqual(['mia@homely.example', true, null])
    expect((await confirm(back, 'thief@homely.example')).status).toBe(400)
  })

  it('does not tell whether the address has an account; the mail does, and no link leads there', async () => {
    const mia = await confirmed('mia')
    await confirmed('noah')
    await clearMails()
    const taken = await changeEmail(mia, 'mia', 'noah@homely.example')
    const free = await changeEmail(mia, 'mia', 'free@homely.example')
    expect([taken.status, { ...taken.json, pendingEmail: '' }]).toEqual([
      free.status,
      { ...free.json, pendingEmail: '' },
    ])
    const toNoah = portal.mails.find(({ recipient }) => recipient === 'noah@homely.example')
    expect([toNoah?.subject, toNoah?.text.includes('token=')]).toEqual(['You already have a Homely account', false])
    expect(portal.mails.filter(({ recipient }) => recipient === 'mia@homely.example')).toHaveLength(2)
  })

  it('to an address that somebody else confirms first is refused at its confirmation', async () => {
    const mia = await confirmed('mia')
    await changeEmail(mia, 'mia', 'noah@homely.example')
    const token = portal.tokenMailedTo('noah@homely.example')
    await confirmed('noah')
    const late = await mia.post('/api/auth/confirm-email', { token })
    expect([late.status, late.json.errors[0].message]).toEqual([400, 'This email address belongs to another account.'])
  })

  it('reserves the old address for as long as it can be undone', async () => {
    const mia = await confirmed('mia')
    await changeEmail(mia, 'mia', 'new@homely.example')
    await confirm(mia, 'new@homely.example')
    const other = portal.browser()
    const form = { name: 'Other', email: 'mia@homely.example', password: HERON, idempotencyKey: 'key-of-other-00001' }
    await other.post('/api/auth/sign-up', form)
    await undo('mia@homely.example', PASSWORD)
    expect(await signIn('mia@homely.example', PASSWORD)).toBe('/api/user/mia')
  })
})

describe('an address that was never confirmed', () => {
  it('gives the account that was made with it to nobody but its maker', async () => {
    const maker = await signUp('victim')
    await clearMails()
    // The holder of the address asks for a new password: there is no account of theirs.
    await forgotten('victim@homely.example')
    expect(portal.mails.map(({ subject }) => subject)).toEqual(['No account to choose a password for'])
    expect(portal.tokenMailedTo('victim@homely.example')).toBe('')
    // They sign up and confirm: an account of their own, which the maker of the first does not open.
    const holder = portal.browser()
    const form = {
      name: 'Holder',
      email: 'victim@homely.example',
      password: HERON,
      idempotencyKey: 'key-of-holder-0001',
    }
    expect((await holder.post('/api/auth/sign-up', form)).headers.location).toBe('/api/user/holder')
    expect((await confirm(maker, 'victim@homely.example')).status).toBe(403)
    expect((await confirm(holder, 'victim@homely.example')).status).toBe(204)
    await forgotten('victim@homely.example')
    await reset('victim@homely.example', 'two herons by the lake')
    expect(await signIn('victim@homely.example', 'two herons by the lake')).toBe('/api/user/holder')
    expect(await signIn('victim@homely.example', PASSWORD)).toBe('/api/user/victim')
    expect((await maker.post('/api/user/victim/email/confirmation')).status).toBe(204)
    expect(portal.mails.at(-1)?.subject).toBe('You already have a Homely account')
  })

  it('is told nothing when its account moves to another address, and cannot call it back', async () => {
    const maker = await signUp('victim')
    await clearMails()
    await changeEmail(maker, 'victim', 'mine@homely.example')
    expect(portal.mails.map(({ recipient }) => recipient)).toEqual(['mine@homely.example'])
  })

  it('is confirmed by a link that is mailed again, the older one then being of no use', async () => {
    const mia = await signUp('mia')
    const first = portal.tokenMailedTo('mia@homely.example')
    expect(await emailOf(mia, 'mia')).toEqual(['mia@homely.example', false, null])
    await mia.post('/api/user/mia/email/confirmation')
    expect((await mia.post('/api/auth/confirm-email', { token: first })).status).toBe(400)
    expect((await confirm(mia, 'mia@homely.example')).status).toBe(204)
    expect(await emailOf(mia, 'mia')).toEqual(['mia@homely.example', true, null])
    await clearMails()
    await mia.post('/api/user/mia/email/confirmation')
    expect(portal.mails).toEqual([])
  })

  it('gets five such mails an hour at most, and no name of who typed it', async () => {
    const mia = await signUp('mia')
    for (let time = 0; time < 8; time++) await mia.post('/api/user/mia/email/confirmation')
    expect(portal.mails).toHaveLength(5)
    expect(portal.mails.map(({ text }) => text).join('')).not.toMatch(/\bmia\b(?!@)/)
  })
})

describe('sign-ups from one network address', () => {
  it('are sixty an hour whose email address is not confirmed, and five times as many in all', async () => {
    const signUpOf = (number: number) => {
      const email = `person-${number}@homely.example`
      const form = { name: 'Person', email, password: PASSWORD, idempotencyKey: `key-of-person-${number}-01` }
      return portal.browser().post('/api/auth/sign-up', form)
    }
    const browsers: TestBrowser[] = []
    for (let number = 0; number < 60; number += 1) browsers.push(await signUp(`member-${number}`))
    expect([(await signUpOf(1)).status, (await signUpOf(1)).status]).toEqual([429, 429])
    const [first] = browsers
    if (first === undefined) throw new Error('Nobody signed up')
    expect((await confirm(first, 'member-0@homely.example')).status).toBe(204)
    expect([(await signUpOf(1)).status, (await signUpOf(2)).status]).toEqual([201, 429])
    await portal.query(`update auth_attempt set attempts = 300 where kind = 'sign-up from address'`)
    await portal.query(`update auth_attempt set attempts = 0 where kind = 'unconfirmed sign-up from address'`)
    expect((await signUpOf(2)).status).toBe(429)
  })
})

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'

let portal: IdentityUnderTest
let mia: TestBrowser
let noah: TestBrowser
let staff: TestBrowser

const PASSWORD = 'three brown wombats'
const MIA = '/api/user/mia-chen'

async function signUp(name: string): Promise<TestBrowser> {
  const browser = portal.browser()
  const email = `${name.split(' ')[0]?.toLowerCase()}@homely.example`
  await browser.post('/api/auth/sign-up', {
    name,
    email,
    password: PASSWORD,
    idempotencyKey: `key-of-${name}-000001`.replace(' ', '-'),
  })
  expect((await browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(email) })).status).toBe(204)
  return browser
}

beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  mia = await signUp('Mia Chen')
  noah = await signUp('Noah Reid')
  await signUp('Sam Staff')
  await portal.query(`insert into member_claim (member_id, area, claim)
    select id, 'users_permission', 'CanManageAny' from member where username = 'sam-staff'`)
  staff = portal.browser()
  await staff.post('/api/auth/sign-in', { email: 'sam@homely.example', password: PASSWORD })
})

const contact = (communicationType: number, details: string) => ({ communicationType, details })
const settings = (communications = [contact(1, 'mia@homely.example')]) => ({
  name: 'Mia Chen',
  displayDescription: 'Looking around.',
  theme: 'dark',
  communications,
})

it('what staff change of a member is in their log, what the member changes is not', async () => {
  const actions = await staffActionsDuring(portal, async () => {
    await mia.delete(`${MIA}/avatar`)
    await noah.delete(`${MIA}/avatar`)
    await staff.delete(`${MIA}/avatar`)
    await staff.delete(`${MIA}/sessions`)
    await staff.put(`${MIA}/settings`, settings())
  })
  const kinds = ['removeMemberPicture', 'endMemberSessions', 'changeMemberSettings']
  expect(actions.map(({ kind }) => kind)).toEqual(kinds)
})

it('a change of an address that staff begin and that fails is counted all the same, and is not in their log', async () => {
  await portal.query(`alter table member_contact add constraint refused check (details <> '0491 570 999') not valid`)
  const communications = [contact(1, 'new@homely.example'), contact(2, '0491 570 999')]
  const actions = await staffActionsDuring(portal, async () => {
    expect((await staff.put(`${MIA}/settings`, settings(communications))).status).toBe(500)
  })
  await portal.query('alter table member_contact drop constraint refused')
  expect(actions).toEqual([])
  const counted = await portal.query(`select attempts from auth_attempt where kind = 'email change of member'`)
  expect(counted).toEqual([{ attempts: 1 }])
})

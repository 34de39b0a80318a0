import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'

const PASSWORD = 'three brown wombats'
const MIA = '/api/user/mia-chen'

let portal: IdentityUnderTest

beforeAll(async () => {
  portal = await identityUnderTest()
  await portal.forget()
})
afterAll(() => portal.close())

async function signUp(name: string, email: string): Promise<TestBrowser> {
  const browser = portal.browser()
  await browser.post('/api/auth/sign-up', {
    name,
    email,
    password: PASSWORD,
    idempotencyKey: `key-of-${name.slice(0, 3)}-0000001`,
  })
  await browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(email) })
  return browser
}

it('staff who logged in more than 30 minutes ago read of others, and change them once they have logged in again', async () => {
  const mia = await signUp('Mia Chen', 'mia@homely.example')
  await signUp('Sam Staff', 'sam@homely.example')
  await portal.query(`insert into member_claim (member_id, area, claim)
    select id, 'users_permission', claim from member, (values ('CanViewAnyMember'), ('CanManageAny')) as claims (claim)
    where username = 'sam-staff'`)
  const staff = portal.browser()
  const signIn = () => staff.post('/api/auth/sign-in', { email: 'sam@homely.example', password: PASSWORD })
  await signIn()
  const outcome = async (browser: TestBrowser) => {
    const { status, json } = await browser.delete(`${MIA}/avatar`)
    return status === 204 ? status : [status, json.errors[0].code]
  }
  portal.passSeconds(30 * 60)
  await staff.post('/api/auth/token/refresh')
  expect(await outcome(staff)).toBe(204)
  portal.passSeconds(1)
  expect(await outcome(staff)).toEqual([403, 'SIGN_IN_AGAIN'])
  expect((await staff.get(`${MIA}/settings`)).status).toBe(200)
  expect(await outcome(mia)).not.toEqual([403, 'SIGN_IN_AGAIN'])
  await signIn()
  expect(await outcome(staff)).toBe(204)
})

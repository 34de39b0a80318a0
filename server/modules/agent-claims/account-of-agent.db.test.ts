import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())

const PASSWORD = 'three brown wombats'

it('with the account go the claims, and the profile can be claimed again', async () => {
  const browser = portal.browser()
  await browser.post('/api/auth/sign-up', {
    name: 'Mia Chen',
    email: 'mia@homely.example',
    password: PASSWORD,
    idempotencyKey: 'key-of-mia-00000000001',
  })
  await browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo('mia@homely.example') })
  const [mia] = await portal.query("select id, username from member where email = 'mia@homely.example'")
  const path = `/api/user/${String(mia?.username)}`
  await portal.query('update member set type = 2, agent_id = 1 where id = $1', [mia?.id])
  await portal.query('update agent set is_claimed = true where id = 1')
  await portal.query(
    `insert into agent_claim (member_id, agent_id, proof, licence_number, licence_state, requested_at, state, decided_at)
     values ($1, 1, 'licence', '012345L', 'VIC', $2, 'approved', $2)`,
    [mia?.id, portal.now()],
  )
  const { json: exported } = await browser.get(`${path}/export`)
  expect(exported.agentClaims).toEqual([
    {
      agentId: 1,
      proof: 'licence',
      licenceNumber: '012345L',
      licenceState: 'VIC',
      state: 'approved',
      requestedAt: portal.now().toISOString(),
      reason: '',
    },
  ])
  expect((await browser.delete(path, { password: PASSWORD })).status).toBe(204)
  expect(await portal.query('select * from agent_claim')).toEqual([])
  expect(await portal.query('select is_claimed from agent where id = 1')).toEqual([{ is_claimed: false }])
})

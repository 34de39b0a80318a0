import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

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

const PROFILES = `query Profiles($agent: String!, $account: String!) {
  byAgent: profile(username: $agent) { ...known }
  byAccount: profile(username: $account) { ...known }
}
fragment known on Profile { username name isAgent displayDescription agent { id } }`

it('a profile has the one URL of the agent while an account manages it, and keeps it when the account goes', async () => {
  const browser = portal.browser()
  const signUp = { name: 'Mia Chen', email: 'mia@homely.example', password: PASSWORD }
  await browser.post('/api/auth/sign-up', { ...signUp, idempotencyKey: 'key-of-mia-00000000002' })
  const known = async () => {
    const payload = { query: PROFILES, variables: { agent: 'mia-of-the-office', account: 'mia-chen' } }
    return (await portal.app.inject({ method: 'POST', url: '/graphql', payload })).json().data
  }
  const agent = {
    username: 'mia-of-the-office',
    name: 'Mia Chen',
    isAgent: true,
    displayDescription: '',
    agent: { id: 1 },
  }
  const local = { ...agent, username: 'mia-chen', isAgent: false, agent: null }
  expect(await known()).toEqual({ byAgent: agent, byAccount: local })
  expect((await browser.get('/api/user/mia-chen')).json).not.toHaveProperty('agentUsername')

  await portal.query("update member set type = 2, agent_id = 1, display_description = 'Here since 2009.'")
  const managed = { ...agent, displayDescription: 'Here since 2009.' }
  expect(await known()).toEqual({ byAgent: managed, byAccount: managed })
  expect((await browser.get('/api/user/mia-chen')).json).toMatchObject({
    username: 'mia-chen',
    agentUsername: 'mia-of-the-office',
  })

  expect((await browser.delete('/api/user/mia-chen', { password: PASSWORD })).status).toBe(204)
  expect(await known()).toEqual({ byAgent: agent, byAccount: null })
})

it('nobody signs up under the name of an agent, so that nobody is found in their place', async () => {
  const [agent] = await portal.query('select name from agent where id = 2')
  const browser = portal.browser()
  const signUp = { name: String(agent?.name), email: 'namesake@homely.example', password: PASSWORD }
  await browser.post('/api/auth/sign-up', { ...signUp, idempotencyKey: 'key-of-tom-00000000001' })
  expect(await portal.query('select username from member')).toEqual([{ username: 'tom-ryan-2' }])
})

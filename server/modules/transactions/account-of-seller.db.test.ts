import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())

const PASSWORD = 'three brown wombats'
const INSERT = `
  insert into agent_transaction (agent_id, entered_by, idempotency_key, status, type, street_address, suburb_id, price, completed_on,
    property_type, bedrooms, proof_kind, proof_reference, reason, entered_at, waits_since)
  select 1, $1, 'key-of-past-sale-' || $2, $2, 'sale', $3, location.id, 640000, '2014-09-20', 'Unit', null, 'contractOfSale',
    'Contract 2014/388', case $2 when 'removed' then 'No.' else '' end, $4, $4
  from location where uri = 'fitzroy-vic-3065'`

it('with the account go the past sales that nobody accepted, and completed ones stay', async () => {
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
  for (const [status, street] of [
    ['completed', '1 Moor Street'],
    ['available', '2 Moor Street'],
    ['removed', '3 Moor Street'],
  ]) {
    await portal.query(INSERT, [mia?.id, status, street, portal.now()])
  }
  const { json: exported } = await browser.get(`${path}/export`)
  expect(exported.pastSales).toHaveLength(3)
  expect(exported.pastSales[1]).toEqual({
    id: expect.any(Number),
    agentId: 1,
    status: 'available',
    type: 'sale',
    streetAddress: '2 Moor Street',
    suburb: 'fitzroy-vic-3065',
    price: 640_000,
    completedOn: '2014-09-20',
    propertyType: 'Unit',
    bedrooms: null,
    proofKind: 'contractOfSale',
    proofReference: 'Contract 2014/388',
    reason: '',
    enteredAt: portal.now().toISOString(),
  })
  expect((await browser.delete(path, { password: PASSWORD })).status).toBe(204)
  expect(await portal.query('select street_address, entered_by from agent_transaction')).toEqual([
    { street_address: '1 Moor Street', entered_by: null },
  ])
})

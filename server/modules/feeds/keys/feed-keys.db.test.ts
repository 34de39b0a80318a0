import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { insertRows } from '#tests/support/insert-rows.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'
import { type Answer, testSupport } from '#tests/support/portal-under-test.ts'
import { createSmallWorld, type SmallWorld } from '#tests/support/small-world.ts'

/** Mia and Tom, a principal, are of office 1, Eva of office 2. */
const members: Record<string, CallingMember> = {
  mia: { memberId: 1, claims: {}, agentId: 1 },
  tom: { memberId: 2, claims: {}, agentId: 2 },
  eva: { memberId: 3, claims: {}, agentId: 3 },
  staff: { memberId: 5, claims: { multiloaders_permission: ['CanStoreAFile'] }, agentId: null },
  otherStaff: { memberId: 6, claims: { multiloaders_permission: ['CanViewFiles'] }, agentId: null },
}

let world: SmallWorld
let app: FastifyInstance
beforeAll(async () => {
  world = await createSmallWorld()
  for (const { memberId: id } of Object.values(members)) {
    await insertRows(world.database, 'member', {
      id,
      username: `member-${id}`,
      name: `Member ${id}`,
      created_at: '2026-01-01',
    })
  }
  const identify = async ({ headers }: { headers: object }) => {
    const member = members[String(Reflect.get(headers, 'x-member'))]
    return member === undefined ? null : { ...member, signedInAt: world.parts.clock() }
  }
  app = await buildApp({ ...world.parts, support: testSupport, identify })
})
afterAll(async () => {
  await app.close()
  await world.close()
})
beforeEach(() =>
  world.database.exec(`truncate feed_key cascade; update office set merged_into_id = null;
    update agent set is_principal = id = 2, left_on = null`),
)

async function ask(who: string | null, query: string): Promise<Answer> {
  const headers = { 'x-member': who ?? '' }
  return (await app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers })).json<Answer>()
}
const create = (who: string, officeId: number | null = null, name = 'Office software') =>
  ask(
    who,
    `mutation { createFeedKey(officeId: ${officeId}, name: ${JSON.stringify(name)}) { secret key { id name createdBy } } }`,
  )
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

it('principals and staff who store files make keys of an office, and nobody else', async () => {
  expect((await create('tom')).data.createFeedKey.key).toMatchObject({ name: 'Office software', createdBy: 'Member 2' })
  expect((await create('tom', 1)).errors).toBeUndefined()
  expect((await create('staff', 2)).errors).toBeUndefined()
  expect(codeOf(await create('tom', 2))).toBe('FORBIDDEN')
  expect(codeOf(await create('mia', 1))).toBe('FORBIDDEN')
  expect(codeOf(await create('staff'))).toBe('FORBIDDEN')
  expect(codeOf(await create('staff', 999))).toBe('FORBIDDEN')
  expect(codeOf(await create('otherStaff', 1))).toBe('FORBIDDEN')
  const see = async (who: string) => (await ask(who, '{ officeFeed { office { id } keys { name } } }')).data.officeFeed
  expect((await see('tom')).keys).toHaveLength(2)
  expect(await see('eva')).toBeNull()
  await world.database.exec(`update agent set left_on = '2026-01-01' where id = 2`)
  expect(await see('tom')).toBeNull()
})

it('of a key only its hash is stored', async () => {
  const { secret } = (await create('tom')).data.createFeedKey
  expect(secret).toMatch(/^hfk_[\w-]{43}$/)
  const [row] = await world.database.query<{ hash: string; all: string }>(
    `select encode(key_hash, 'hex') as hash, feed_key::text as all from feed_key`,
  )
  expect(row?.hash).toBe(createHash('sha256').update(secret).digest('hex'))
  expect(row?.all).not.toContain(secret)
})

it('a key is revoked once, by those of its office', async () => {
  const { id } = (await create('tom')).data.createFeedKey.key
  const revoke = (who: string, key = id) =>
    ask(who, `mutation { revokeFeedKey(keyId: "${key}") { key { revokedAt } } }`)
  expect(codeOf(await revoke('eva'))).toBe('NOT_FOUND')
  expect(codeOf(await revoke('tom', '999'))).toBe('NOT_FOUND')
  expect(codeOf(await revoke('tom', 'x'))).toBe('NOT_FOUND')
  const { revokedAt } = (await revoke('tom')).data.revokeFeedKey.key
  expect(revokedAt).toBe('2026-11-20T02:00:00.000Z')
  await world.database.exec(`update feed_key set revoked_at = '2026-11-19'`)
  expect((await revoke('staff')).data.revokeFeedKey.key.revokedAt).toBe('2026-11-19T00:00:00.000Z')
})

it('keys that staff make and revoke are in their log, those of principals are not', async () => {
  const actions = await staffActionsDuring(world.database, async () => {
    await create('tom')
    const { id } = (await create('staff', 2)).data.createFeedKey.key
    await ask('staff', `mutation { revokeFeedKey(keyId: "${id}") { key { id } } }`)
    await ask('staff', `mutation { revokeFeedKey(keyId: "${id}") { key { id } } }`)
  })
  const staff = { staff: 5, thing: 'office 2', reason: '' }
  expect(actions).toEqual([
    { ...staff, kind: 'createFeedKey' },
    { ...staff, kind: 'revokeFeedKey' },
  ])
})

it('the keys of an office that was merged are those of the one that took it over', async () => {
  const { id } = (await create('staff', 2)).data.createFeedKey.key
  await world.database.exec('update office set merged_into_id = 1 where id = 2')
  expect((await ask('tom', '{ officeFeed { keys { id } } }')).data.officeFeed.keys).toEqual([{ id }])
})

it('a name is needed, and 20 keys are enough', async () => {
  expect((await create('tom', null, '  ')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'name' })
  expect(codeOf(await create('tom', null, 'x'.repeat(101)))).toBe('BAD_INPUT')
  for (let count = 0; count < 20; count += 1) expect((await create('tom')).errors).toBeUndefined()
  expect(codeOf(await create('tom'))).toBe('CONFLICT')
  await world.database.exec(`update feed_key set revoked_at = '2026-11-19' where id = (select min(id) from feed_key)`)
  expect((await create('tom')).errors).toBeUndefined()
})

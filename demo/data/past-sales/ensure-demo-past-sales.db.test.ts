import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureDemoMembers } from '#demo/data/members/ensure-demo-members.ts'
import { checkPastSale, type PastSale } from '#domain/transactions/past-sale.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { ensureDemoPastSales } from './ensure-demo-past-sales.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

const state = { version: 1, seed: 'test', date: '2026-11-20', firstListingId: 1, lastListingId: 14 }
const ensure = () => ensureDemoPastSales(world.database, state, SMALL_WORLD_NOW)

it('has Agnes wait for two and others have theirs checked, once, each by the rules of what may be entered', async () => {
  await ensureDemoMembers(world.database, SMALL_WORLD_NOW)
  await world.database.exec('update agent set is_claimed = true')
  const added = await ensure()
  expect(added).toBeGreaterThan(8)
  expect(await ensure()).toBe(0)
  const ofAgnes = await world.database.query<{ status: string }>(
    `select status from agent_transaction where entered_by = (select id from member where username = 'agnes') order by id`,
  )
  expect(ofAgnes.map(({ status }) => status)).toEqual(['completed', 'available', 'available'])
  const [waiting] = await world.database.query(
    "select count(*) as count from agent_transaction where status = 'available'",
  )
  expect(waiting).toEqual({ count: 2 })
  const sales = await world.database.query<PastSale>(
    `select sale.type, sale.street_address as "streetAddress", location.uri as "suburbUri", sale.price,
       sale.completed_on as "completedOn", sale.property_type as "propertyType", sale.bedrooms, sale.proof_kind as "proofKind",
       sale.proof_reference as "proofReference"
     from agent_transaction as sale join location on location.id = sale.suburb_id`,
  )
  expect(sales.flatMap((sale) => checkPastSale(sale, '2026-11-20'))).toEqual([])
})

import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { copy } from './copy-rows.ts'

/** Puts the past sales of the mocks into the server's database in place of those that are there; agents and members come before. */
export async function seedPastSales(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from agent_transaction')
    await copy(
      database,
      'agent_transaction',
      world.pastSales.getAll().map((sale) => ({
        id: sale.id,
        agent_id: sale.agentId,
        entered_by: sale.enteredBy,
        idempotency_key: sale.idempotencyKey,
        status: sale.status,
        type: sale.type,
        street_address: sale.streetAddress,
        suburb_id: sale.suburbId,
        price: sale.price,
        completed_on: sale.completedOn,
        property_type: sale.propertyType,
        bedrooms: sale.bedrooms,
        proof_kind: sale.proofKind,
        proof_reference: sale.proofReference,
        reason: sale.reason,
        version: sale.version,
        entered_at: sale.waitsSince,
        waits_since: sale.waitsSince,
      })),
    )
    const highest = Math.max(1, ...world.pastSales.getAll().map(({ id }) => id))
    await database.query("select setval(pg_get_serial_sequence('agent_transaction', 'id'), $1)", [highest])
  })
}

import type { Database } from '#server/platform/database/database.ts'

type Table = 'company' | 'office'

/** Both are held until the end of the transaction, in the order of their numbers. */
export async function lockBoth(database: Database, table: Table, ids: readonly number[]): Promise<void> {
  await database.query(`select id from ${table} where id = any($1::int[]) order by id for update`, [ids])
}

/** From then on all that was merged into it is of the other one too, so that one step leads there. */
export async function setMerged(database: Database, table: Table, id: number, intoId: number): Promise<void> {
  await database.query(
    `update ${table} set merged_into_id = $2, revision = revision + case when id = $1 then 1 else 0 end
     where id = $1 or merged_into_id = $1`,
    [id, intoId],
  )
}

export async function setClosedAt(database: Database, id: number, closedAt: Date | null): Promise<void> {
  await database.query('update office set closed_at = $2, revision = revision + 1 where id = $1', [id, closedAt])
}

/** What is read by the number of one office alone: who stopped its emails, and where it is told of uploads unless the other one has that. */
export async function moveSettings(database: Database, id: number, intoId: number): Promise<void> {
  await database.query(
    `insert into confirmation_email_stop (member_id, office_id)
     select member_id, $2 from confirmation_email_stop where office_id = $1 on conflict do nothing`,
    [id, intoId],
  )
  await database.query(
    'update feed_webhook set office_id = $2 where office_id = $1 and not exists (select from feed_webhook where office_id = $2)',
    [id, intoId],
  )
}

export async function moveOffices(database: Database, companyId: number, intoId: number): Promise<void> {
  await database.query('update office set company_id = $2 where company_id = $1', [companyId, intoId])
}

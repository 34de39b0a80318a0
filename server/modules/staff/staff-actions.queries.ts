import type { StaffActionKind, StaffThing } from '#domain/staff/staff-actions.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ActionsOf, LatestAction, NewStaffAction, StaffActionRow } from './staff-action-record.ts'

export async function insertAction(
  database: Database,
  { staffId, kind, thing, thingId, reason, changes, now }: Required<NewStaffAction> & { thing: StaffThing; now: Date },
): Promise<void> {
  await database.query(
    `insert into staff_action (staff_id, kind, thing, thing_id, reason, changes, acted_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
    [staffId, kind, thing, thingId, reason, JSON.stringify(changes), now],
  )
}

const SELECT = `
  select action.id, action.staff_id as "staffId", member.name as by, action.kind, action.thing, action.thing_id as "thingId",
    action.reason, action.changes, action.acted_at as at
  from staff_action action left join member on member.id = action.staff_id and member.deleted_at is null`

const LATEST_FIRST = `action.kind = any($1::text[]) and ($2::bigint is null or action.id < $2::bigint) order by action.id desc limit $3`

export function findActions(
  database: Database,
  of: ActionsOf,
  { kinds, before, limit }: { kinds: readonly StaffActionKind[]; before: number | null; limit: number },
): Promise<StaffActionRow[]> {
  const page = [kinds, before, limit]
  return 'staffId' in of
    ? database.query(`${SELECT} where action.staff_id = $4 and ${LATEST_FIRST}`, [...page, of.staffId])
    : database.query(`${SELECT} where action.thing = $4 and action.thing_id = $5 and ${LATEST_FIRST}`, [
        ...page,
        of.thing,
        of.thingId,
      ])
}

export async function findLatest(
  database: Database,
  { kind, thing, thingId }: { kind: StaffActionKind; thing: StaffThing; thingId: number },
): Promise<LatestAction | null> {
  const [row] = await database.query<LatestAction>(
    `${SELECT} where action.thing = $1 and action.thing_id = $2 and action.kind = $3 order by action.id desc limit 1`,
    [thing, thingId, kind],
  )
  return row ?? null
}

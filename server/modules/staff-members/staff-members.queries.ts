import { asList } from '#domain/staff/manage-members.ts'
import type { Claims } from '#domain/permissions/claims.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Sets all claims of a member; the number of changes of the account afterwards. */
export async function setClaims(database: Database, memberId: number, claims: Claims): Promise<number> {
  const wanted = asList(claims).flatMap(({ area, claims: names }) => names.map((claim) => ({ area, claim })))
  await database.query('delete from member_claim where member_id = $1', [memberId])
  await database.query(
    `insert into member_claim (member_id, area, claim)
     select $1, area, claim from unnest($2::text[], $3::text[]) as wanted (area, claim)`,
    [memberId, wanted.map(({ area }) => area), wanted.map(({ claim }) => claim)],
  )
  return countChange(database, 'update member set staff_revision = staff_revision + 1 where id = $1', [memberId])
}

/** Closes an account from a moment on, or opens it; the number of changes of the account afterwards. */
export const setClosedAt = (database: Database, memberId: number, closedAt: Date | null): Promise<number> =>
  countChange(database, 'update member set closed_at = $2, staff_revision = staff_revision + 1 where id = $1', [
    memberId,
    closedAt,
  ])

async function countChange(database: Database, text: string, values: readonly unknown[]): Promise<number> {
  const [row] = await database.query<{ revision: number }>(`${text} returning staff_revision as revision`, values)
  return row?.revision ?? 0
}

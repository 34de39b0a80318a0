import type { Database } from '#server/platform/database/database.ts'

/** The picture of a member in its current version; null for another version and where there is no picture. */
export async function findMemberPicture(
  database: Database,
  memberId: number,
  version: number,
): Promise<Uint8Array | null> {
  const [row] = await database.query<{ picture: Uint8Array }>(`select avatar_picture as picture ${OF_VERSION}`, [
    memberId,
    version,
  ])
  return row?.picture ?? null
}

/** Whether a member has a picture and this is its current version. */
export async function hasMemberPicture(database: Database, memberId: number, version: number): Promise<boolean> {
  return (await database.query(`select 1 ${OF_VERSION}`, [memberId, version])).length > 0
}

const OF_VERSION =
  'from member where id = $1 and avatar_version = $2 and deleted_at is null and avatar_picture is not null'

import type { Database } from '#server/platform/database/database.ts'

type Until = { receivingSince: Date; finishedUntil: Date }

/** Uploads whose files nobody needs any more. */
export const filesToClear = (
  database: Database,
  { receivingSince, finishedUntil }: Until,
  most: number,
): Promise<{ id: string; isWhole: boolean; fileNames: string[] }[]> =>
  database.query(
    `select id, state <> 'receiving' as "isWhole", file_names as "fileNames" from feed_upload
     where (state = 'receiving' and received_at < $1)
       or (state in ('done', 'failed') and finished_at < $2 and file_names <> '{}')
     limit $3`,
    [receivingSince, finishedUntil, most],
  )

export const clearFileNames = (database: Database, id: string): Promise<unknown> =>
  database.query(`update feed_upload set file_names = '{}' where id = $1`, [id])

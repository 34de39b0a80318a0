import type { AdPlacement } from '#domain/ads/ad-slots.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AdRow, NewAd } from './ad-record.ts'

const columns = `id, placement, advertiser, text, action, href, script,
  started_at as "startedAt", ends_at as "endsAt", is_over as "isOver"`

export const selectRunning = (database: Database, now: Date): Promise<AdRow[]> =>
  database.query<AdRow>(`select ${columns} from ad where not is_over and ends_at > $1 order by placement`, [now])

export const selectLatest = (database: Database, now: Date, limit: number): Promise<AdRow[]> =>
  database.query<AdRow>(
    `select ${columns} from ad order by (not is_over and ends_at > $1) desc, started_at desc, id desc limit $2`,
    [now, limit],
  )

export async function selectAd(database: Database, id: number): Promise<AdRow | null> {
  const [row] = await database.query<AdRow>(`select ${columns} from ad where id = $1`, [id])
  return row ?? null
}

/** Makes room where the time of the one that stands there has passed. */
export const clearPassed = (database: Database, placement: AdPlacement, now: Date): Promise<unknown> =>
  database.query(`update ad set is_over = true where placement = $1 and not is_over and ends_at <= $2`, [
    placement,
    now,
  ])

/** Null where another stands. */
export async function insertAd(database: Database, ad: NewAd): Promise<AdRow | null> {
  const { placement, advertiser, text, action, href, script, startedAt, endsAt } = ad
  const [row] = await database.query<AdRow>(
    `insert into ad (placement, advertiser, text, action, href, script, started_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (placement) where not is_over do nothing returning ${columns}`,
    [placement, advertiser, text, action, href, script, startedAt, endsAt],
  )
  return row ?? null
}

/** Null for one that has ended. */
export async function endRunning(database: Database, id: number, now: Date): Promise<AdRow | null> {
  const [row] = await database.query<AdRow>(
    `update ad set is_over = true, ends_at = $2 where id = $1 and not is_over and ends_at > $2 returning ${columns}`,
    [id, now],
  )
  return row ?? null
}

import { timeZoneOf } from '#domain/lookups/states.ts'
import { normaliseSearchParameters } from '#domain/search/normalise-search.ts'
import type { AlertRecord } from '#mocks/world/alerts.ts'
import type { World } from '#mocks/world/world.ts'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Puts the alerts of the mocks into the server's database in place of those that are there, with what they found; their members and
 * the listings come before. What new listings find them by (alert_place) is left out: nothing is listed in these suites.
 */
export async function seedAlerts(database: Database, world: World): Promise<void> {
  await database.transaction(async () => {
    await database.query('delete from alert')
    for (const alert of world.alerts.getAll()) await addAlert(database, world, alert)
    const listingIds = new Set(world.listings.getAll().map(({ id }) => id))
    const matches = world.alertMatches.getAll().filter(({ listingId }) => listingIds.has(listingId))
    for (const { id, alertId, listingId, kind, reason, isSeen, matchedAt } of matches) {
      const seenAt = isSeen ? matchedAt : null
      await database.query(INSERT_MATCH, [alertId, listingId, kind, reason, id, matchedAt, seenAt])
    }
    await database.query("select setval(pg_get_serial_sequence('alert', 'id'), (select max(id) from alert))")
  })
}

async function addAlert(database: Database, world: World, alert: AlertRecord): Promise<void> {
  const { id, memberId, name, search, frequency, isByEmail, isByPush, isPartlyInRange, isPaused } = alert
  const { idempotencyKey, createdAt, deletedAt } = alert
  const places = world.places.getAll()
  const [first] = search.locationSearchContext.searchLocations.flatMap(
    ({ uri }) => places.find((place) => place.uri.endsWith(uri)) ?? [],
  )
  // Every alert of the mocks looks in one suburb and around it.
  const area = {
    kind: 'places',
    suburbIds: first ? [first.id] : [],
    regionIds: [],
    streetIds: [],
    includesSurrounding: true,
  }
  await database.query(INSERT_ALERT, [
    id,
    memberId,
    name,
    JSON.stringify(normaliseSearchParameters(search)),
    JSON.stringify(area),
    frequency,
    isByEmail,
    isByPush,
    isPartlyInRange,
    isPaused,
    timeZoneOf(first?.stateCode),
    idempotencyKey,
    createdAt,
    deletedAt,
  ])
}

const INSERT_ALERT = `
  insert into alert
    (id, member_id, name, search, area, frequency, is_by_email, is_by_push, is_partly_in_range, is_paused, time_zone,
     idempotency_key, created_at, deleted_at)
  values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13, $14)`

const INSERT_MATCH = `
  insert into alert_match (alert_id, listing_id, kind, reason, event_id, matched_at, seen_at)
  values ($1, $2, $3, $4, $5, $6, $7)`

import type { Database } from '#server/platform/database/database.ts'

/**
 * Counts that a host did not answer a delivery, once for all that were under way together: those claimed before the last count say
 * nothing new. From the second time in a row on nothing is sent there for half a minute, then for twice as long each time, up to an
 * hour.
 */
export const recordNoResponse = async (
  database: Database,
  { host, claimedAt }: { host: string; claimedAt: Date },
  now: Date,
): Promise<void> => void (await database.query(RECORD_NO_RESPONSE, [host, now, claimedAt]))

// At the first count the rest ends as it begins.
const RECORD_NO_RESPONSE = `
  insert into push_host (host, failing_since, failures, resting_until) values ($1, $2::timestamptz, 1, $2::timestamptz)
  on conflict (host) do update set
    failures = push_host.failures + 1,
    resting_until = $2::timestamptz
      + least(interval '1 hour', interval '30 seconds' * power(2, least(push_host.failures, 12) - 1))
  where push_host.resting_until <= $3`

/** Forgets that a host did not answer. */
export const clearNoResponse = async (database: Database, host: string): Promise<void> =>
  void (await database.query('delete from push_host where host = $1', [host]))

/**
 * Removes the devices of hosts that have not answered since a moment, counted ten times or more, and forgets hosts that no device has. Where
 * no other device was reached since, the fault may be the portal's own.
 */
export async function leaveDeadHosts(database: Database, before: Date): Promise<void> {
  await database.query(LEAVE_DEAD, [before])
  await database.query(
    'delete from push_host where not exists (select from push_subscription where push_subscription.host = push_host.host)',
  )
}

const LEAVE_DEAD = `
  delete from push_subscription using push_host
  where push_subscription.host = push_host.host and failing_since <= $1 and failures >= 10
    and exists (select from push_subscription other where other.last_success_at > push_host.failing_since)`

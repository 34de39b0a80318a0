import { confirmationLimits } from '#domain/listing/listing-confirmation.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { askNext, expiredNext, isStillExpired } from './confirmations.queries.ts'
import type { ConfirmationsParts } from './listing-confirmations.ts'

declare module '#server/platform/events/domain-event.ts' {
  interface DomainEventDetails {
    /** The agency of the listing is asked whether it is still as shown. */
    'confirmation.asked': Record<string, never>
  }
}

type Parts = Pick<ConfirmationsParts, 'clock' | 'database' | 'events' | 'listingChanges'>

const AT_ONCE = 100

/**
 * Takes those off the market that nobody confirmed in time, and asks the agencies of those that were confirmed long ago: each once,
 * whenever and however often it runs, and whoever ends it.
 */
async function askAgencies(parts: Parts): Promise<void> {
  const limits = confirmationLimits(parts.clock())
  await inTurn((after) => expire(parts, after, limits.askedUntil))
  await inTurn((after) => ask(parts, after, limits.confirmedUntil))
}

async function inTurn(next: (after: number) => Promise<readonly number[]>): Promise<void> {
  let done = await next(0)
  while (done.length === AT_ONCE) done = await next(done.at(-1) ?? 0)
}

const ask = ({ database, clock, events }: Parts, after: number, confirmedUntil: Date): Promise<readonly number[]> =>
  database.transaction(async () => {
    const ids = await askNext(database, { after, confirmedUntil, now: clock(), limit: AT_ONCE })
    if (ids.length > 0)
      await events.append(...ids.map((subjectId) => ({ kind: 'confirmation.asked' as const, subjectId, details: {} })))
    return ids
  })

async function expire(
  { database, listingChanges }: Parts,
  after: number,
  askedUntil: Date,
): Promise<readonly number[]> {
  const ids = await expiredNext(database, { after, askedUntil, limit: AT_ONCE })
  for (const id of ids)
    await database.transaction(async () => {
      if (await isStillExpired(database, id, askedUntil))
        await listingChanges.changeState(id, { state: 'removed', reason: 'expired' })
    })
  return ids
}

/** By night, so that what is asked for is in the emails of the morning. */
export const askingJob = (parts: Parts): JobHandler => ({
  name: 'listing-confirmations.ask',
  isForAll: true,
  schedule: { cron: '20 15 * * *', timeZone: 'UTC' },
  handle: () => askAgencies(parts),
})

import { LRUCache } from 'lru-cache'
import type { EventConsumer, EventLog } from '#server/platform/events/domain-event.ts'
import { eventLog } from '#server/platform/events/event-log.ts'
import type { CountedJobs } from '#server/platform/jobs/job-queue.ts'
import { type LiveChannel, liveChannel } from '#server/platform/live/live-channel.ts'
import { type MailQueue, mailQueue } from '#server/platform/mail/mail-queue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type PictureIntake, pictureIntake } from '#server/platform/pictures/picture-intake.ts'
import type { ObjectStore } from '#server/platform/storage/object-store.ts'
import { sharedWork } from '#server/platform/work/request-work.ts'

/** What every module is given. */
export type PlatformServices = {
  database: Database
  clock: () => Date
  version: string
  jobs: CountedJobs
  objects: ObjectStore
  events: EventLog
  live: LiveChannel
  mail: MailQueue
  pictures: PictureIntake
  /** What `load` gave for a key within the last minute, for statistics that are the same for every visitor. */
  shortCache<T extends object>(key: string, load: () => Promise<T>): Promise<T>
}

const LIFE_MS = 60_000

/** What every module is given, over one database and one clock. */
export const platformServices = ({
  database,
  clock,
  version,
  jobs,
  objects,
  consumers,
}: PlatformParts): PlatformServices => ({
  database,
  clock,
  version,
  jobs,
  objects,
  events: eventLog({ database, clock, jobs, consumers }),
  live: liveChannel({ database, clock }),
  mail: mailQueue({ database, clock, jobs }),
  pictures: pictureIntake(),
  shortCache: shortCache(clock),
})

export type PlatformParts = Omit<PlatformServices, 'events' | 'live' | 'mail' | 'pictures' | 'shortCache'> & {
  /** Those who follow changes. */
  consumers: () => readonly EventConsumer[]
}

function shortCache(clock: () => Date): PlatformServices['shortCache'] {
  const kept = new LRUCache<string, Promise<object>>({
    max: 500,
    ttl: LIFE_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  })
  return (key, load) => {
    const known = kept.get(key)
    // A key is only ever asked for with one kind of value.
    if (known !== undefined) return known as ReturnType<typeof load>
    const loading = sharedWork(load)
    kept.set(key, loading)
    loading.catch(() => kept.delete(key))
    return loading
  }
}

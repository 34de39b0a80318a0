import type { NotificationChannel } from '#domain/notifications/notification-kinds.ts'
import { PENDING_LIFE } from '#domain/notifications/notification-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DomainEventKind, EventConsumer } from '#server/platform/events/domain-event.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { PUSH_LIFE_MS } from '#server/platform/push/push-queue.ts'
import {
  type EventNotificationKind,
  newsJobOf,
  type NewsJob,
  type NotificationKind,
  type NotificationSource,
  type NotifiedSection,
} from './notification-record.ts'
import { addPending, membersWithPending, pendingEvents, takePending } from './pending-notifications.queries.ts'

/** What happened longer ago, in milliseconds, is not sent: the server was away for days. */
const lives = { email: PENDING_LIFE, push: PUSH_LIFE_MS } as const satisfies Record<NotificationChannel, number>

/** Records for each recipient what is to be sent, and has it sent if that is kept. */
export const eventConsumer = <Event extends DomainEventKind, Section extends NotifiedSection>(
  { database, jobs }: { database: Database; jobs: JobQueue },
  { name, events: kinds, recipients }: EventNotificationKind<Event, Section>,
): EventConsumer<Event> => ({
  name,
  kinds,
  async handle(events) {
    const toMail = new Set<number>()
    const toPush = new Set<number>()
    for (const event of events) {
      for (const added of await addPending(database, name, event, await recipients(event))) {
        if (!added.isAtOnce) continue
        if (added.isByEmail) toMail.add(added.memberId)
        if (added.isByPush) toPush.add(added.memberId)
      }
    }
    if (toMail.size + toPush.size === 0) return
    await jobs.send(newsJobOf(name), { memberIds: [...toMail], pushedMemberIds: [...toPush] } satisfies NewsJob)
  },
})

/** A kind that sends what its consumer recorded. */
export const kindOfEvents = <Event extends DomainEventKind, Section extends NotifiedSection>(
  database: Database,
  kind: EventNotificationKind<Event, Section>,
): NotificationKind<Section> => ({
  ...kind,
  email: sourceOf(database, kind, 'email'),
  push: sourceOf(database, kind, 'push'),
})

function sourceOf<Event extends DomainEventKind, Section extends NotifiedSection>(
  database: Database,
  { name: kind, read }: EventNotificationKind<Event, Section>,
  channel: NotificationChannel,
): NotificationSource<Section> {
  const oldest = (now: Date) => new Date(now.getTime() - lives[channel])
  return {
    membersDue: ({ now, lostBefore }) =>
      membersWithPending(database, { kind, channel, after: oldest(now), until: lostBefore }),
    // What comes after this waits for the next message.
    async due(memberId, now) {
      const events = await pendingEvents<Event>(database, { kind, channel, memberId, after: oldest(now), now })
      if (events.length === 0) return null
      const sectionsOf = await read(events)
      const eventIds = events.map(({ id }) => id)
      return async () => {
        const taken = await takePending(database, { kind, channel, memberId, eventIds, now })
        return sectionsOf(
          events.filter(({ id }) => taken.has(id)),
          { memberId, channel },
        )
      }
    },
  }
}

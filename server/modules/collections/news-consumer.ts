import type { NewsJob } from '#server/modules/notifications/notification-record.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DomainEvent, EventConsumer } from '#server/platform/events/domain-event.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { LiveChannel } from '#server/platform/live/live-channel.ts'
import { publishToMembers } from './collection-turn.ts'
import { contributorsWith, recordNews, type RecordedNews } from './news.queries.ts'

/** The job that has members notified of what just became of their homes. */
export const COLLECTION_NEWS_JOB = 'collections.news'

export type NewsConsumerParts = { database: Database; live: LiveChannel; jobs: JobQueue }

type FollowedKind = 'listing.priceChanged' | 'listing.statusChanged'

/**
 * Records what became of saved homes for those who want to be told of it, and has the open pages of all who take part read them again
 * (docs/product.md, section 15.31).
 */
export const newsConsumer = ({ database, live, jobs }: NewsConsumerParts): EventConsumer<FollowedKind> => ({
  name: 'collections',
  kinds: ['listing.priceChanged', 'listing.statusChanged'],
  async handle(changes) {
    const toWrite = new Set<number>()
    const toPush = new Set<number>()
    for (const change of changes) {
      for (const { memberId, isToBeWritten, isToBePushed } of await recordNews(database, newsOf(change))) {
        if (isToBeWritten) toWrite.add(memberId)
        if (isToBePushed) toPush.add(memberId)
      }
    }
    // In the transaction of the news: mails, devices and pages hear of them if they are kept, and only then.
    if (toWrite.size > 0 || toPush.size > 0) {
      await jobs.send(COLLECTION_NEWS_JOB, { memberIds: [...toWrite], pushedMemberIds: [...toPush] } satisfies NewsJob)
    }
    await publishToMembers(
      live,
      await contributorsWith(database, [...new Set(changes.map(({ subjectId }) => subjectId))]),
    )
  },
})

function newsOf(event: DomainEvent<FollowedKind>): RecordedNews {
  const news = { listingId: event.subjectId, eventId: event.id, occurredAt: event.occurredAt }
  switch (event.kind) {
    case 'listing.priceChanged':
      return { ...news, priceBefore: event.details.before, stateBefore: null }
    case 'listing.statusChanged':
      return { ...news, priceBefore: null, stateBefore: event.details.before }
  }
}

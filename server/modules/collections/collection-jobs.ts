import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { COLLECTION_NEWS_JOB } from './news-consumer.ts'
import type { NewsTeller } from './news-teller.ts'
import { NEWS_MAIL_JOB, NEWS_PUSH_JOB } from './news-ways.ts'

type Parts = {
  mailer: NewsTeller
  pusher: NewsTeller
  /** Removes what is kept for a time. */
  purge: () => Promise<void>
}

/** What is done for collections in the background. */
export const collectionJobs = ({ mailer, pusher, purge }: Parts): readonly JobHandler[] => [
  {
    name: COLLECTION_NEWS_JOB,
    handle: async (data) => {
      await mailer.tellSoon(memberIdsIn(data, 'memberIds'))
      await pusher.tellSoon(memberIdsIn(data, 'pushedMemberIds'))
    },
  },
  { name: NEWS_MAIL_JOB, handle: (data) => mailer.tellMember(memberIdIn(data)) },
  { name: NEWS_PUSH_JOB, handle: (data) => pusher.tellMember(memberIdIn(data)) },
  {
    name: 'collections.due',
    handle: async () => {
      await mailer.tellWhoIsDue()
      await pusher.tellWhoIsDue()
    },
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
  },
  { name: 'collections.purge', handle: purge, isForAll: true, schedule: { cron: '50 3 * * *', timeZone: 'UTC' } },
]

function memberIdIn(data: object): number {
  const memberId: unknown = Reflect.get(data, 'memberId')
  if (typeof memberId !== 'number') throw new Error('A job of collections names no member')
  return memberId
}

function memberIdsIn(data: object, name: 'memberIds' | 'pushedMemberIds'): number[] {
  const memberIds: unknown = Reflect.get(data, name)
  if (!Array.isArray(memberIds)) throw new Error('A job of news names no members')
  return memberIds.filter((memberId) => typeof memberId === 'number')
}

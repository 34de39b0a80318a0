import type { Random } from '#demo/data/random/random.ts'
import { type Facts, newSpeech, say } from '#demo/data/texts/grammar.ts'
import { moderated, refusals } from './moderated-lines.ts'
import { laterOf } from './moments.ts'
import type { SharedRuns } from './shared-runs.ts'
import type { DraftPost } from './draft-post.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is held waits for staff, so it was written lately. */
const HELD_DAYS = 9

type Fault = keyof typeof moderated

const faults: Readonly<Record<Fault, number>> = { insult: 45, link: 22, contactDetails: 18, advertisement: 15 }

type Circumstances = {
  random: Random
  /** Gathered for the few that need them. */
  factsOf: () => Facts
  runs: SharedRuns
  now: Date
  share: number
  staffId: number | null
}

/** A post as it is once rules and staff have read it: some are held, refused or withdrawn by their authors. */
export function asModerated(post: DraftPost, { random, factsOf, runs, now, share, staffId }: Circumstances): DraftPost {
  if (!random.chance(share)) return post
  const outcome = random.weighted({ held: 18, rejected: 52, withdrawn: 30 })
  if (outcome === 'withdrawn') return { ...post, status: 'withdrawn' }
  const fault = random.weighted<Fault>(faults)
  const words = freshWords(fault, factsOf(), random, runs)
  if (words === null) return { ...post, status: 'withdrawn' }
  const content = random.chance(0.5) && post.kind === 'locationReview' ? `${post.content} ${words}` : words
  const holdReasons = fault === 'advertisement' ? ['newAccount'] : [fault]
  if (outcome === 'rejected') {
    const decisionReason = random.pick(refusals[fault])
    const decidedAt = new Date(Math.min(now.getTime(), post.writtenAt.getTime() + random.between(0.1, 2) * DAY_MS))
    const decision = { moderatorId: staffId, reason: decisionReason, decidedAt }
    return { ...post, content, status: 'rejected', publishedAt: null, holdReasons, decisionReason, decision }
  }
  const lately = new Date(now.getTime() - random.between(0.1, HELD_DAYS) * DAY_MS)
  const writtenAt = laterOf(post.writtenAt, lately)
  return { ...post, content, status: 'held', holdReasons, writtenAt, publishedAt: null, waitsSince: writtenAt }
}

const TRIES = 6

function freshWords(fault: Fault, facts: Facts, random: Random, runs: SharedRuns): string | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const words = say(newSpeech(random, facts), moderated[fault])
    if (words === null || runs.isFull(words)) continue
    runs.add(words)
    return words
  }
  return null
}

const reasons = ['notTrue', 'offensive', 'offTopic', 'advertising', 'privateDetails'] as const
const REPORTED_DAYS = 12

/** A published post that some members reported lately. */
export function asReported(post: DraftPost, memberIds: readonly number[], now: Date, random: Random): DraftPost {
  const reports = random
    .shuffled(memberIds.filter((id) => id !== post.authorId))
    .slice(0, random.whole(1, 2))
    .map((memberId) => ({
      memberId,
      reason: random.pick(reasons),
      reportedAt: new Date(
        Math.max(post.writtenAt.getTime(), now.getTime() - random.between(0.1, REPORTED_DAYS) * DAY_MS),
      ),
    }))
  return { ...post, reports, waitsSince: reports[0]?.reportedAt ?? null }
}

/** A post that its author changed: it said less before, or said it with a slip. */
export function asEdited(post: DraftPost, now: Date, random: Random): DraftPost {
  const editedAt = new Date(Math.min(now.getTime(), post.writtenAt.getTime() + random.between(0.01, 30) * DAY_MS))
  const sentences = post.content.split(/(?<=[.!?]) /)
  const before = sentences.length > 1 ? sentences.slice(0, -1).join(' ') : `${post.content} (more later)`
  return { ...post, editedAt, version: { title: post.title, content: before, replacedAt: editedAt } }
}

import { decisionsFor, kindsToRead, moderatedKinds } from '#domain/posts/moderated-kinds.ts'
import { moderationErrors as errors } from '#domain/posts/moderation-errors.copy.ts'
import { canAppeal, type ModerationDecision, type ModerationState, revisionOf } from '#domain/posts/moderation.ts'
import type { PostKind } from '#domain/posts/post-limits.ts'
import { isDecidable } from '#domain/posts/post-states.ts'
import type { LocationReviewsServices } from '#server/modules/location-reviews/location-reviews-services.ts'
import type { PostsServices } from '#server/modules/posts/posts-services.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { countDecided, countWaiting, findCase, pageOfCases, stepsOf } from './moderation-cases.queries.ts'
import type { CasePage, CaseRecord, CaseRow, DecisionRecord, StepRow } from './moderation-record.ts'

type Wanted = { kinds: readonly PostKind[] | null; state: ModerationState; skip: number; take: number }

/** Posts as staff read them. */
export type ModerationCases = {
  /** Throws FORBIDDEN for who reads none of these kinds. */
  page(member: CallingMember, wanted: Wanted): Promise<CasePage>
  /** Null where there is none that the member may read. */
  byId(member: CallingMember, id: number): Promise<CaseRecord | null>
  /** What staff decided about a post of a member; null where they decided nothing. */
  decisionOn(memberId: number, id: number): Promise<DecisionRecord | null>
}

export function moderationCases({
  database,
  posts,
  reviewPhotos,
}: Pick<PlatformServices, 'database'> &
  Pick<PostsServices, 'posts'> &
  Pick<LocationReviewsServices, 'reviewPhotos'>): ModerationCases {
  async function records(member: CallingMember, rows: readonly CaseRow[]): Promise<CaseRecord[]> {
    const ids = rows.map(({ postId }) => postId)
    const [reasons, steps, versions, photos] = await Promise.all([
      posts.reportReasonsOf(ids),
      stepsOf(database, ids),
      posts.versionsOf(ids),
      reviewPhotos.ofReviews(rows.flatMap(({ kind, postId }) => (kind === 'locationReview' ? postId : []))),
    ])
    return rows.map((row) => {
      const ofPost = steps.filter(({ postId }) => postId === row.postId)
      return {
        ...row,
        photos: photos.get(row.postId) ?? [],
        reportReasons: row.reportCount === 0 ? [] : (reasons.get(row.postId) ?? []),
        versions: versions.filter(({ postId }) => postId === row.postId),
        steps: ofPost,
        about: aboutOf(row),
        path: moderatedKinds[row.kind].path(row),
        decisions:
          isDecidable(row.status) && row.authorId !== member.memberId ? decisionsFor(member.claims, row.kind) : [],
        revision: revisionOf({ steps: ofPost, editedAt: row.editedAt }),
      }
    })
  }

  return {
    async page(member, { kinds: wanted, state, skip, take }) {
      const readable = kindsToRead(member.claims, null)
      if (readable.length === 0) throw new PortalError('FORBIDDEN', errors.notStaff)
      const kinds = kindsToRead(member.claims, wanted)
      const [counts, rows] = await Promise.all([
        countWaiting(database, readable),
        pageOfCases(database, { kinds, state, skip, take }),
      ])
      const waiting = counts.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0)
      const total = state === 'waiting' ? waiting : await countDecided(database, kinds)
      const countOf = (kind: PostKind) => counts.find((each) => each.kind === kind)?.count ?? 0
      return {
        total,
        paging: { skip, take },
        counts: readable.map((kind) => ({ kind, count: countOf(kind) })),
        results: await records(member, rows),
      }
    },
    async byId(member, id) {
      const readable = kindsToRead(member.claims, null)
      if (readable.length === 0) throw new PortalError('FORBIDDEN', errors.notStaff)
      const row = await findCase(database, id)
      if (row === null || !readable.includes(row.kind)) return null
      return (await records(member, [row]))[0] ?? null
    },
    async decisionOn(memberId, id) {
      const row = await findCase(database, id)
      if (row === null || row.authorId !== memberId) return null
      const steps = await stepsOf(database, [id])
      const last = steps.findLast(isDecision)
      if (last === undefined) return null
      const end = steps.at(-1)
      return {
        row,
        path: moderatedKinds[row.kind].path(row),
        decision: last.type,
        reason: last.reason,
        decidedAt: last.at,
        appeal: row.isAppealed && end?.type === 'appeal' ? end.reason : null,
        canAppeal: canAppeal(
          row.status,
          steps.map(({ type }) => type),
        ),
      }
    },
  }
}

const isDecision = (step: StepRow): step is StepRow & { type: ModerationDecision } => step.type !== 'appeal'

const aboutOf = ({ postId, threadId, threadTitle, locationName, agentName }: CaseRow): string =>
  agentName ?? (postId === threadId ? locationName : threadTitle) ?? ''

import type { AuthorRelation, TopicRating } from '#domain/location-reviews/location-review-types.ts'
import type { VersionRow } from '#server/modules/posts/post-version-record.ts'
import type { ModerationDecision, ModerationStep } from '#domain/posts/moderation.ts'
import type { PostKind } from '#domain/posts/post-limits.ts'
import type { PostStatus } from '#domain/posts/post-states.ts'

export type CaseRow = {
  postId: number
  kind: PostKind
  status: PostStatus
  title: string
  content: string
  rating: number | null
  statistics: TopicRating[]
  authorRelation: AuthorRelation | null
  sinceYear: number | null
  pros: string[]
  cons: string[]
  evidence: string | null
  isVerified: boolean | null
  holdReasons: string[]
  reportCount: number
  isAppealed: boolean
  writtenAt: Date
  publishedAt: Date | null
  editedAt: Date | null
  authorId: number | null
  /** That of the account as it is now, else the one that was given. */
  authorName: string
  authorUsername: string | null
  publishedCount: number
  rejectedCount: number
  isWritingClosed: boolean
  /** The question or discussion that heads its page, or the post itself. */
  threadId: number
  threadKind: PostKind
  threadTitle: string
  locationUri: string | null
  locationName: string | null
  agentUsername: string | null
  agentName: string | null
  /** Whether everybody sees what it replies to; true where it replies to nothing. */
  isParentShown: boolean
}

export type StepRow = {
  id: number
  postId: number
  type: ModerationStep
  by: string | null
  reason: string
  at: Date
}

export type CaseRecord = CaseRow & {
  photos: { identifier: string; version: number; caption: string; width: number; height: number }[]
  reportReasons: string[]
  versions: VersionRow[]
  steps: StepRow[]
  about: string
  path: string
  /** What who reads it may decide. */
  decisions: readonly ModerationDecision[]
  revision: string
}

export type CasePage = {
  total: number
  paging: { skip: number; take: number }
  counts: { kind: PostKind; count: number }[]
  results: CaseRecord[]
}

/** What staff decided about a post last. */
export type DecisionRecord = {
  row: CaseRow
  path: string
  decision: ModerationDecision
  reason: string
  decidedAt: Date
  appeal: string | null
  canAppeal: boolean
}

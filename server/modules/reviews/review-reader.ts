import { hasClaim } from '#domain/permissions/claims.ts'
import type { ReviewSort } from '#domain/reviews/review-types.ts'
import type { AgentRecord } from '#server/modules/offices/office-record.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { OwnReviews, Paging, ReviewPage, ReviewRow, ReviewView } from './review-record.ts'
import {
  countPublished,
  findReview,
  helpfulOf,
  pendingByAuthor,
  publishedByIds,
  reviewsByAuthor,
  type ReviewSelection,
  selectPublished,
  summaryOfAuthor,
} from './review-reader.queries.ts'
import { reviewView } from './review-view.ts'
import type { ReviewsSupport } from './reviews-support.ts'

/** Reads reviews as each may see them. */
export type ReviewReader = {
  /** The published reviews of an agent that fit. */
  page(
    agent: AgentRecord,
    selection: Omit<ReviewSelection, 'agentId'>,
    paging: Paging & { sortBy: ReviewSort },
  ): Promise<ReviewPage>
  /** A published review; null for any other. */
  published(id: number): Promise<ReviewView | null>
  /** Published reviews by number; unknown numbers and all others are left out. */
  publishedByIds(ids: readonly number[]): Promise<Map<number, ReviewView>>
  /** A review for who may see it; null for others and for none. */
  byId(id: number, viewer: CallingMember | null): Promise<ReviewView | null>
  own(agent: AgentRecord, member: CallingMember): Promise<OwnReviews>
  /** What they wrote that nobody else sees yet. */
  pending(member: CallingMember): Promise<ReviewView[]>
  summaryOf(memberId: number): Promise<{ count: number; mean: number | null; helpfulCount: number }>
  /** The same rows with agents and suburbs, for one who may see them. */
  views(rows: readonly ReviewRow[], viewer: CallingMember | null): Promise<ReviewView[]>
}

/** Whether somebody decides about reviews. */
export const managesReviews = (member: Pick<CallingMember, 'claims'> | null): boolean =>
  hasClaim(member?.claims ?? null, 'agents_permission', 'CanManageAnyAgentReview')

/** Reviews in the database. */
export function reviewReader({ database, offices, places }: ReviewsSupport): ReviewReader {
  async function views(rows: readonly ReviewRow[], viewer: CallingMember | null): Promise<ReviewView[]> {
    const suburbIds = [...new Set(rows.flatMap(({ suburbId }) => suburbId ?? []))]
    const suburbs = new Map((await places.byIds(suburbIds)).map((suburb) => [suburb.id, suburb]))
    const agentIds = [...new Set(rows.map(({ agentId }) => agentId))]
    const agents = new Map(
      (await Promise.all(agentIds.map(offices.agent))).flatMap((each) => (each ? [[each.id, each]] : [])),
    )
    const isStaff = managesReviews(viewer)
    return rows.flatMap((row) => {
      const agent = agents.get(row.agentId)
      if (agent === undefined) return []
      const isAuthor = viewer !== null && row.authorId === viewer.memberId
      const suburb = row.suburbId === null ? null : (suburbs.get(row.suburbId) ?? null)
      return [reviewView({ row, agent, suburb }, { isAuthor, isStaff })]
    })
  }

  return {
    views,
    async page(agent, wanted, { sortBy, skip, take }) {
      const selection = { ...wanted, agentId: agent.id }
      const [total, rows] = await Promise.all([
        countPublished(database, selection),
        selectPublished(database, selection, { sortBy, skip, take }),
      ])
      return { agent, total, paging: { skip, take }, results: await views(rows, null) }
    },
    async published(id) {
      const row = await findReview(database, id)
      return row?.status === 'published' ? ((await views([row], null))[0] ?? null) : null
    },
    async publishedByIds(ids) {
      const found = ids.length === 0 ? [] : await views(await publishedByIds(database, ids), null)
      return new Map(found.map((view) => [view.row.id, view]))
    },
    async byId(id, viewer) {
      const row = await findReview(database, id)
      if (row === null) return null
      const [view] = await views([row], viewer)
      if (view === undefined) return null
      return row.status === 'published' || view.viewer.isAuthor || view.viewer.isStaff ? view : null
    },
    async own(agent, member) {
      const self = member.agentId === null ? null : await offices.agent(member.agentId)
      const [rows, helpful] = await Promise.all([
        reviewsByAuthor(database, agent.id, member.memberId),
        helpfulOf(database, agent.id, member.memberId),
      ])
      return {
        reviews: await views(rows, member),
        helpfulIds: helpful.map(String),
        isAgent: self?.id === agent.id,
        canWrite: self?.office.id !== agent.office.id,
      }
    },
    pending: async (member) => views(await pendingByAuthor(database, member.memberId), member),
    summaryOf: (memberId) => summaryOfAuthor(database, memberId),
  }
}

import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { deadLetterErrors as errors } from '#domain/staff/dead-letters.copy.ts'
import { type DeadLetterAct, kindOfDeadLetterAct, mayLookAfterJobs } from '#domain/staff/dead-letters.ts'
import type { StaffServices } from '#server/modules/staff/staff-services.ts'
import {
  type ConsumerState,
  consumerStates,
  countDeadLetters,
  type DeadLetterRow,
  deleteDeadLetters,
  findDeadLetters,
  requestRetries,
} from '#server/platform/events/dead-letters.queries.ts'
import { RETRY_JOB } from '#server/platform/events/retry-dead-letters.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { QueueState } from '#server/platform/jobs/job-queue.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { requireRecentSignIn } from '#server/platform/rest/recent-sign-in.ts'

type Acting = { ids: readonly number[]; act: DeadLetterAct; reason: string }

/** What the portal does later, and what it could not do (docs/product.md, section 30). Throws FORBIDDEN without the claim. */
export type StaffJobs = {
  report(staff: CallingMember): Promise<{ queues: QueueState[]; consumers: ConsumerState[] }>
  deadLetters(
    staff: CallingMember,
    consumer: string | null,
    paging: { skip: number; take: number },
  ): Promise<{ total: number; results: DeadLetterRow[] }>
  /** Throws BAD_INPUT without a reason. Answers with how many it was done, and how many others settled before. */
  act(staff: CallingMember, acting: Acting): Promise<{ done: number; settled: number }>
}

type Parts = Pick<PlatformServices, 'clock' | 'database' | 'jobs'> & StaffServices

export const staffJobsOver = ({ clock, database, jobs, staffActions }: Parts): StaffJobs => ({
  async report(staff) {
    requireStaff(staff)
    const [queues, consumers] = await Promise.all([jobs.states(), consumerStates(database)])
    return { queues, consumers }
  },
  async deadLetters(staff, consumer, paging) {
    requireStaff(staff)
    const [total, results] = await Promise.all([
      countDeadLetters(database, consumer),
      findDeadLetters(database, consumer, paging),
    ])
    return { total, results }
  },
  async act(staff, { ids: asked, act, reason: given }) {
    requireStaff(staff)
    requireRecentSignIn(staff, clock())
    const reason = decisionReasonOf(given)
    if (reason === null)
      throw new PortalError('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), { field: 'reason' })
    const ids = [...new Set(asked)]
    const done = await database.transaction(async () => {
      const changed =
        act === 'retry' ? await requestRetries(database, ids, clock()) : await deleteDeadLetters(database, ids)
      for (const thingId of changed)
        await staffActions.recordAct(staff, { kind: kindOfDeadLetterAct(act), thingId, reason })
      if (act === 'retry' && changed.length > 0) await jobs.send(RETRY_JOB, {})
      return changed.length
    })
    return { done, settled: ids.length - done }
  },
})

function requireStaff({ claims }: CallingMember): void {
  if (!mayLookAfterJobs(claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
}

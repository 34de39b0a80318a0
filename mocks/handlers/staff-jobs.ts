import { decisionReasonOf } from '#domain/reviews/check-review.ts'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { deadLetterErrors as errors } from '#domain/staff/dead-letters.copy.ts'
import { type DeadLetterAct, kindOfDeadLetterAct, mayLookAfterJobs, shownError } from '#domain/staff/dead-letters.ts'
import type { MockPortal } from '../portal.ts'
import { type Paging, pageOf, Refusal } from '../refusal.ts'
import { find, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { requireCaller, requireRecentSignIn } from './sessions.ts'
import { recordStaffAction } from './staff-actions.ts'

type Acting = { ids: readonly number[]; act: DeadLetterAct; reason: string }

export const staffJobsQueries = ({ world }: MockPortal, headers: Headers) => ({
  // The mocks do everything at once.
  workReport() {
    requireStaff(world, headers)
    const deadLetters = world.deadLetters.getAll().length
    return { queues: [], consumers: [{ name: 'alerts', behind: 0, failures: 0, deadLetters }] }
  },
  deadLetters({ consumer, paging }: { consumer?: string | null; paging: Paging }) {
    requireStaff(world, headers)
    const found = world.deadLetters.getAll().filter((letter) => consumer == null || letter.consumer === consumer)
    return pageOf(found, paging, (letter) => ({
      ...letter,
      error: shownError(letter.error),
      occurredAt: letter.occurredAt.toISOString(),
      createdAt: letter.createdAt.toISOString(),
    }))
  },
})

export const staffJobsMutations = ({ world }: MockPortal, headers: Headers) => ({
  actOnDeadLetters({ input: { ids: asked, act, reason: given } }: { input: Acting }) {
    const { id: staffId } = requireStaff(world, headers)
    requireRecentSignIn(world, headers)
    const reason = decisionReasonOf(given)
    if (reason === null) throw new Refusal('BAD_INPUT', errors.reason(LEAST_REASON, LONGEST_REASON), 'reason')
    const ids = [...new Set(asked)]
    const open = ids.filter((id) => find(world.deadLetters, { id })?.isRetrying === false)
    for (const id of open) {
      if (act === 'retry') update(world.deadLetters, { id }, { isRetrying: true })
      else remove(world.deadLetters, { id })
      recordStaffAction(world, { staffId, kind: kindOfDeadLetterAct(act), thingId: id, reason })
    }
    return { done: open.length, settled: ids.length - open.length }
  },
})

function requireStaff(world: World, headers: Headers) {
  const caller = requireCaller(world, headers)
  if (!mayLookAfterJobs(caller.claims)) throw new Refusal('FORBIDDEN', errors.notStaff)
  return caller
}

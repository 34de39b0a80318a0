import { LARGEST_BATCH, mayManageMembers } from '#domain/staff/manage-members.ts'
import { manageMembersErrors as errors } from '#domain/staff/manage-members.copy.ts'
import { checkedKey } from '#server/platform/graphql/checked-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { lockMembers } from './found-members.queries.ts'
import {
  findBatch,
  findBatchByKey,
  finishBatch,
  insertBatch,
  insertMembers,
  setOutcome,
  takeWaiting,
  unfinishedBatches,
} from './staff-batches.queries.ts'
import type { MemberFilter, StaffBatchKind, StaffBatchRow } from './staff-member-record.ts'
import { checkedFilter, requiredReason, requireManager, type StaffMembers } from './staff-members.ts'

const BATCH_JOB = 'staff.batch'

/** How many members are done in one transaction. */
const AT_ONCE = 20

type NewBatch = {
  kind: StaffBatchKind
  memberIds: readonly number[] | null
  filter: MemberFilter | null
  expected: number
  reason: string
  idempotencyKey: string | null
}

/** What staff do to many members. Who was done stays so when the server is killed, and the rest goes on where it ended. */
export type StaffBatches = {
  /** Throws FORBIDDEN, BAD_INPUT, or CONFLICT where there are not as many members as expected. */
  start(staff: CallingMember, asked: NewBatch): Promise<StaffBatchRow>
  one(staff: CallingMember, id: number): Promise<StaffBatchRow | null>
  /** Does what is left of a batch. */
  work(id: number): Promise<void>
}

type Parts = Pick<PlatformServices, 'clock' | 'database' | 'jobs'> & { staffMembers: StaffMembers }

export function staffBatchesOver({ database, clock, jobs, staffMembers }: Parts): StaffBatches {
  const required = async (id: number): Promise<StaffBatchRow> => {
    const row = await findBatch(database, id)
    if (row === null) throw new Error(`There is no batch ${id}`)
    return row
  }
  /** How many members were done in one transaction. */
  const workPiece = (id: number) =>
    database.transaction(async () => {
      const { staffId, kind, reason } = await required(id)
      const memberIds = await takeWaiting(database, id, AT_ONCE)
      await lockMembers(database, [staffId, ...memberIds])
      for (const memberId of memberIds) {
        const outcome = await staffMembers.actOf(staffId, kind, { memberId, reason })
        await setOutcome(database, { batchId: id, memberId, outcome })
      }
      if (memberIds.length === 0) await finishBatch(database, id, clock())
      return memberIds.length
    })
  return {
    async start(staff, asked) {
      requireManager(staff, clock())
      const reason = requiredReason(asked.reason)
      const who = whoOf(asked)
      const { memberId: staffId } = staff
      const { kind, expected } = asked
      const key = checkedKey(asked.idempotencyKey)
      const id = await database.transaction(async () => {
        const now = clock()
        const made = await insertBatch(database, { staffId, key, kind, reason, total: expected, now })
        if (made === null) return null
        requireExpected(await insertMembers(database, made, who), expected)
        await jobs.send(BATCH_JOB, { id: made })
        return made
      })
      if (id !== null) return required(id)
      const first = await findBatchByKey(database, staffId, key)
      if (first?.kind === kind && first.reason === reason && first.total === expected) return first
      throw new PortalError('BAD_INPUT', errors.otherBatch, { field: 'idempotencyKey' })
    },
    async one({ claims }, id) {
      if (!mayManageMembers(claims)) throw new PortalError('FORBIDDEN', errors.notStaff)
      return findBatch(database, id)
    },
    async work(id) {
      let done: number
      do done = await workPiece(id)
      while (done > 0)
    },
  }
}

export const batchJobs = (parts: Pick<PlatformServices, 'database'> & { staffBatches: StaffBatches }): JobHandler[] => [
  { name: BATCH_JOB, handle: (data) => parts.staffBatches.work(Number(Reflect.get(data, 'id'))) },
  {
    // For what a job did not come to the end of, as when its last retry failed.
    name: 'staff.unfinishedBatches',
    isForAll: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    async handle() {
      for (const id of await unfinishedBatches(parts.database)) await parts.staffBatches.work(id)
    },
  },
]

function whoOf({ memberIds, filter }: NewBatch): { memberIds: readonly number[] } | { filter: MemberFilter } {
  if (memberIds !== null && filter === null) return { memberIds: [...new Set(memberIds)] }
  if (memberIds === null && filter !== null) return { filter: checkedFilter(filter) }
  throw new PortalError('BAD_INPUT', errors.oneOf, { field: 'memberIds' })
}

function requireExpected(found: number, expected: number): void {
  if (found === 0) throw new PortalError('BAD_INPUT', errors.nobody, { field: 'memberIds' })
  if (found > LARGEST_BATCH) throw new PortalError('BAD_INPUT', errors.tooMany, { field: 'filter' })
  if (found !== expected) throw new PortalError('CONFLICT', errors.otherMembers)
}

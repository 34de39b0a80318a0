import { sessionStore } from '#server/modules/identity/session-store.ts'
import { secretsFrom } from '#server/modules/identity/secrets.ts'
import { staffActionsOver } from '#server/modules/staff/staff-actions.ts'
import { staffBatchesOver } from '#server/modules/staff-members/staff-batches.ts'
import { type StaffMembers, staffMembersOver } from '#server/modules/staff-members/staff-members.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { silentLog } from '#tests/support/database.ts'

/** Does what is left of the batch 1 in a folder, and says whom it works on. */
const [, , folder = ''] = process.argv
const database = await openDatabase({ folder, log: silentLog })
const clock = () => new Date()
const sessions = sessionStore(database, secretsFrom('a secret of tests with many letters'))
const members = staffMembersOver({
  database,
  clock,
  staffActions: staffActionsOver({ database, clock }),
  // Of identity they end sessions, and nothing else.
  identity: { identity: { sessions } } as Parameters<typeof staffMembersOver>[0]['identity'],
})
const told: StaffMembers = {
  ...members,
  async actOf(staffId, kind, act) {
    process.stdout.write(`${act.memberId}\n`)
    return members.actOf(staffId, kind, act)
  },
}
await staffBatchesOver({ database, clock, jobs: noJobs, staffMembers: told }).work(1)
await database.close()

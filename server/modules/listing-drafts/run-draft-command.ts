import { type BasedCommand, readinessOf, storedCommand } from '#domain/listing-drafts/draft-command.ts'
import type { PlatformServices } from '#server/platform/modules/platform-services.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { DraftRow } from './listing-draft-record.ts'
import { conflict, type ListingDrafts } from './listing-drafts.ts'
import { recordCommand } from './listing-drafts.queries.ts'

type Parts = Pick<PlatformServices, 'clock' | 'database'>

/**
 * Runs a command of a draft that nobody changed meanwhile, once; one that answers false has changed nothing. Throws NOT_FOUND and CONFLICT.
 */
export const runDraftCommand = (
  { database, clock }: Parts,
  drafts: ListingDrafts,
  member: CallingMember,
  { id, ...asked }: BasedCommand & { id: string },
  work: (row: DraftRow) => Promise<boolean>,
): Promise<DraftRow> =>
  database.transaction(
    async () => {
      const row = await drafts.locked(member, id)
      const readiness = readinessOf(row, asked)
      if (readiness === 'conflict') throw conflict()
      if (readiness === 'done' || !(await work(row))) return row
      await recordCommand(database, { id, command: storedCommand(asked), memberId: member.memberId, now: clock() })
      return drafts.locked(member, id)
    },
    { isRepeatable: true },
  )

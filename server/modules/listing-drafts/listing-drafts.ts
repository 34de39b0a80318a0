import { type DraftFiles, type DraftInput, draftOfInput, type StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import { MOST_DRAFTS } from '#domain/listing-drafts/draft-state.ts'
import { listingDraftErrors as errors } from '#domain/listing-drafts/listing-draft-errors.copy.ts'
import { type ListingEditor, mayEditListingsOf } from '#domain/permissions/listing-drafts.ts'
import { isUuid } from '#domain/text/uuid.ts'
import type { OfficeRecord } from '#server/modules/offices/office-record.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { draftChanges } from './draft-changes.ts'
import { type DraftLog, draftLog } from './draft-log.ts'
import type { DraftPage, DraftRow, ListingOfficeRecord } from './listing-draft-record.ts'
import type { ListingDraftsParts } from './listing-drafts-parts.ts'
import { filesOf, markFiles, noFiles } from './uploads/draft-files.ts'
import {
  countDrafts,
  findDraft,
  findDrafts,
  hasContent,
  insertDraft,
  lockOffice,
  updateDraft,
} from './listing-drafts.queries.ts'

type Saving = { id: string; officeId: number | null; baseRevision: number; content: DraftInput }

/** Drafts of listings, for those who type in the listings of their office; to all others they are not there (docs/product.md, section 31.1). */
export type ListingDrafts = DraftLog & {
  /** The one that is named, else their own; null where they may not. */
  officeOf(member: CallingMember, officeId: number | null): Promise<ListingOfficeRecord | null>
  page(
    member: CallingMember,
    officeId: number | null,
    paging: { skip: number; take: number },
  ): Promise<DraftPage | null>
  one(member: CallingMember, id: string): Promise<DraftRow | null>
  /** In a transaction: held until its end. Throws NOT_FOUND. */
  locked(member: CallingMember, id: string): Promise<DraftRow>
  /** Keeps what was typed. What is there already is no conflict. Throws BAD_INPUT, CONFLICT and NOT_FOUND. */
  save(member: CallingMember, saving: Saving): Promise<DraftRow>
}

export function listingDrafts(parts: ListingDraftsParts): ListingDrafts {
  const { database, clock, offices, agents } = parts
  const log = draftLog(parts)

  async function officeIdOf(member: CallingMember, officeId: number | null): Promise<number | null> {
    const editor = await editorOf(parts, member)
    const wanted = officeId ?? editor.officeId
    return wanted !== null && mayEditListingsOf(editor, wanted) ? wanted : null
  }

  async function officeRecordOf(member: CallingMember, officeId: number | null): Promise<OfficeRecord | null> {
    const wanted = await officeIdOf(member, officeId)
    return wanted === null ? null : offices.office(wanted)
  }

  async function visible(member: CallingMember, id: string, isLocked: boolean): Promise<DraftRow | null> {
    const row = isUuid(id) ? await findDraft(database, id, { isLocked }) : null
    return row !== null && mayEditListingsOf(await editorOf(parts, member), row.officeId) ? row : null
  }

  async function locked(member: CallingMember, id: string): Promise<DraftRow> {
    const row = await visible(member, id, true)
    if (row === null) throw notThere()
    return row
  }

  async function begin(member: CallingMember, { id, officeId, content }: Saving): Promise<void> {
    const office = await officeRecordOf(member, officeId)
    if (office === null) throw new PortalError('NOT_FOUND', errors.noOffice, { field: 'officeId' })
    const stored = storedContent(content, noFiles)
    if ((await countDrafts(database, office.id)).unpublished >= MOST_DRAFTS)
      throw new PortalError('BAD_INPUT', errors.tooMany(MOST_DRAFTS))
    await insertDraft(database, { id, content: stored, memberId: member.memberId, now: clock() }, office.id)
    await log.recordDraft(member, { id, officeId: office.id }, 'saveListingDraft')
  }

  async function change(member: CallingMember, row: DraftRow, { baseRevision, content }: Saving): Promise<void> {
    const stored = storedContent(content, await filesOf(database, row))
    if (await hasContent(database, row.id, stored)) return
    if (row.revision !== baseRevision) throw conflict()
    await updateDraft(database, { id: row.id, content: stored, memberId: member.memberId, now: clock() })
    await markFiles(database, row.id, [stored, row.publishedContent], clock())
    await log.recordDraft(member, row, 'saveListingDraft', draftChanges(row.content, stored))
  }

  return {
    locked,
    ...log,
    async officeOf(member, officeId) {
      const office = await officeRecordOf(member, officeId)
      return office && { office, agentIds: await agents.ofOffice(office.id) }
    },
    async page(member, officeId, paging) {
      const wanted = await officeIdOf(member, officeId)
      if (wanted === null) return null
      const { all } = await countDrafts(database, wanted)
      return { totalCount: all, rows: await findDrafts(database, wanted, paging) }
    },
    one: (member, id) => visible(member, id, false),
    save: (member, saving) =>
      database.transaction(async () => {
        const { id, baseRevision } = saving
        if (!isUuid(id)) throw new PortalError('BAD_INPUT', errors.wrongId, { field: 'id' })
        if (baseRevision === 0 && (await findDraft(database, id)) === null) {
          const officeId = await officeIdOf(member, saving.officeId)
          if (officeId !== null) await lockOffice(database, officeId)
        }
        // Another request may have begun it meanwhile.
        const isNew = (await findDraft(database, id, { isLocked: true })) === null
        if (isNew && baseRevision > 0) throw notThere()
        if (isNew) await begin(member, saving)
        else await change(member, await locked(member, id), saving)
        return locked(member, id)
      }),
  }
}

const editorOf = async (
  { agents }: Pick<ListingDraftsParts, 'agents'>,
  { agentId, claims }: CallingMember,
): Promise<ListingEditor> => ({ claims, officeId: agentId === null ? null : await agents.officeOfAgent(agentId) })

const notThere = () => new PortalError('NOT_FOUND', errors.notThere, { field: 'id' })
/** Somebody else changed the draft. */
export const conflict = () => new PortalError('CONFLICT', errors.changedMeanwhile, { field: 'baseRevision' })

function storedContent(content: DraftInput, files: DraftFiles): StoredDraft {
  const read = draftOfInput(content, files)
  if ('content' in read) return read.content
  const message = read.gone === 'statement' ? errors.documentGone : errors.pictureGone
  throw new PortalError('BAD_INPUT', message, { field: read.gone })
}

import type {
  PortalDraft,
  ReadDraftOutput,
  RunCommandInput,
  RunCommandOutput,
  SaveDraftInput,
  SaveDraftOutput,
} from '#machines/listing-editor/draft-answers.ts'
import { ChangeListingDraftStateDocument } from '#src/api/generated/documents/change-listing-draft-state.ts'
import { DeleteListingDraftDocument } from '#src/api/generated/documents/delete-listing-draft.ts'
import { ListingDraftDocument } from '#src/api/generated/documents/listing-draft.ts'
import { PublishListingDraftDocument } from '#src/api/generated/documents/publish-listing-draft.ts'
import { SaveListingDraftDocument } from '#src/api/generated/documents/save-listing-draft.ts'
import type { ListingDraftContentInput, ListingEditor_DraftFragment } from '#src/api/generated/graphql.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'

export async function readDraft(execute: ExecuteDocument, id: string): Promise<ReadDraftOutput> {
  const { listingDraft } = await execute(ListingDraftDocument, { id })
  return listingDraft ? portalDraftOf(listingDraft) : null
}

type Draft = { id: string; officeId: number | null }

/** Saves what was typed; rejects when no answer came. */
export async function saveDraft(
  execute: ExecuteDocument,
  { id, officeId }: Draft,
  { content, revision }: SaveDraftInput,
): Promise<SaveDraftOutput> {
  try {
    const input = { id, officeId, baseRevision: revision, content: inputOf(content) }
    const { saveListingDraft } = await execute(SaveListingDraftDocument, { input })
    return { ok: true, draft: portalDraftOf(saveListingDraft.draft) }
  } catch (problem) {
    // Of a new one it says that its member may begin none.
    if (revision === 0 && isMissing(problem)) return { ok: false, reason: 'REFUSED', message: problem.message }
    return failureOf(problem, () => readDraft(execute, id))
  }
}

const isMissing = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && problem.code === 'NOT_FOUND'

/** Publishes it, says what became of it or deletes it; rejects when no answer came. */
export async function runCommand(
  execute: ExecuteDocument,
  id: string,
  { command, revision: baseRevision }: RunCommandInput,
): Promise<RunCommandOutput> {
  try {
    if (command.kind === 'publish') {
      const { publishListingDraft } = await execute(PublishListingDraftDocument, { id, baseRevision })
      const { draft, problems } = publishListingDraft
      return { ok: true, draft: portalDraftOf(draft), problems }
    }
    if (command.kind === 'delete') {
      const { deleteListingDraft } = await execute(DeleteListingDraftDocument, { id, baseRevision })
      const { draft } = deleteListingDraft
      return { ok: true, draft: draft ? portalDraftOf(draft) : null, problems: [] }
    }
    const { state, completedOn, completedPrice } = command
    const { draft, problems } = (
      await execute(ChangeListingDraftStateDocument, {
        input: {
          id,
          baseRevision,
          state,
          completedOn: completedOn === '' ? null : completedOn,
          completedPrice: completedPrice === '' ? null : completedPrice,
        },
      })
    ).changeListingDraftState
    return { ok: true, draft: portalDraftOf(draft), problems }
  } catch (problem) {
    if (command.kind === 'delete' && isMissing(problem)) return { ok: true, draft: null, problems: [] }
    return failureOf(problem, () => readDraft(execute, id))
  }
}

async function failureOf(problem: unknown, readCurrent: () => Promise<ReadDraftOutput>) {
  if (!(problem instanceof ApiProblem) || isPassingProblem(problem)) throw problem
  const { code, message } = problem
  if (code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED') return { ok: false, reason: 'SESSION_ENDED' } as const
  if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return { ok: false, reason: 'REFUSED', message } as const
  const current = code === 'CONFLICT' ? await readCurrent() : null
  return current === null
    ? ({ ok: false, reason: 'DELETED' } as const)
    : ({ ok: false, reason: 'CHANGED', current } as const)
}

const portalDraftOf = ({ office, ...draft }: ListingEditor_DraftFragment): PortalDraft => ({
  ...draft,
  officeId: office.id,
})

const inputOf = ({
  photos,
  floorPlans,
  statement,
  ...content
}: SaveDraftInput['content']): ListingDraftContentInput => ({
  ...content,
  features: [...content.features],
  inspections: [...content.inspections],
  agentUsernames: [...content.agentUsernames],
  photos: photos.map(({ identifier, caption }) => ({ identifier, caption })),
  floorPlans: floorPlans.map(({ identifier, caption }) => ({ identifier, caption })),
  statement: statement?.identifier ?? null,
})

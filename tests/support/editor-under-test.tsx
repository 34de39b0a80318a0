import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type DraftContent, emptyDraft } from '#domain/listing-drafts/listing-draft.ts'
import { ChangeListingDraftStateDocument } from '#src/api/generated/documents/change-listing-draft-state.ts'
import { ListingDraftDocument } from '#src/api/generated/documents/listing-draft.ts'
import { documentHash, type ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import { ListingEditorProvider } from '#src/features/listing-editor/editor/listing-editor.provider.tsx'

export const EDITED_ID = '11111111-2222-4333-8444-555555555555'

/** A draft as the portal answers it. */
export const answeredDraft = (content: Partial<DraftContent>, rest: object = {}) => ({
  id: EDITED_ID,
  revision: 1,
  office: { id: 1 },
  state: 'draft',
  hasUnpublishedChanges: true,
  listingPath: null,
  completedOn: null,
  completedPrice: null,
  changedAt: '2026-11-29T01:00:00Z',
  changedBy: 'Agnes Keane',
  suburb: null,
  content: { ...emptyDraft('sale'), ...content },
  ...rest,
})

/** Shows parts of the editor of a draft; answers what it asked of the portal to change its state. */
export function renderEditor(draft: ReturnType<typeof answeredDraft> | null, parts: ReactNode): unknown[] {
  const asked: unknown[] = []
  const answers = new Map<string, (variables: unknown) => object>([
    [documentHash(ListingDraftDocument), () => ({ listingDraft: draft })],
    [
      documentHash(ChangeListingDraftStateDocument),
      (variables) => {
        asked.push(variables)
        return { changeListingDraftState: { draft, problems: [] } }
      },
    ],
  ])
  const execute: ExecuteDocument = async (document, variables) => {
    const answer = answers.get(documentHash(document))
    if (answer === undefined) throw new Error('Nothing else is asked for here.')
    // Each answer has the shape of its document.
    return answer(variables) as never
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExecuteProvider value={execute}>
        <ListingEditorProvider id={EDITED_ID} officeId={null} fresh={null}>
          {parts}
        </ListingEditorProvider>
      </ExecuteProvider>
    </QueryClientProvider>,
  )
  return asked
}

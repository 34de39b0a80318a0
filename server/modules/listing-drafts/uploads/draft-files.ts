import { type DraftFiles, filesOfDrafts, type StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import { listingDocumentUrl } from '#domain/listing/listing-document.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DraftRow } from '../listing-draft-record.ts'
import { documentsOfDraft, markNamedFiles, picturesOfDraft } from './draft-files.queries.ts'

export const noFiles: DraftFiles = { pictures: [], documents: [] }

/** The files that were uploaded for a draft, and those that it names from before. */
export async function filesOf(
  database: Database,
  { id, content, publishedContent }: Pick<DraftRow, 'content' | 'id' | 'publishedContent'>,
): Promise<DraftFiles> {
  const named = filesOfDrafts(publishedContent === null ? [content] : [content, publishedContent])
  const pictures = await picturesOfDraft(database, id)
  const documents = await documentsOfDraft(database, id)
  return {
    pictures: [...named.pictures, ...pictures.map((picture) => ({ ...picture, version: 1, caption: '' }))],
    documents: [
      ...named.documents,
      ...documents.map((document) => ({ ...document, url: listingDocumentUrl(document.identifier) })),
    ],
  }
}

/** Marks which of its files a draft names; the others are removed after a while. */
export async function markFiles(
  database: Database,
  draftId: string,
  contents: readonly (StoredDraft | null)[],
  now: Date,
): Promise<void> {
  const { pictures, documents } = filesOfDrafts(contents.filter((content) => content !== null))
  const identifiers = (files: readonly { identifier: string }[]) => files.map(({ identifier }) => identifier)
  await markNamedFiles(database, draftId, { pictures: identifiers(pictures), documents: identifiers(documents) }, now)
}

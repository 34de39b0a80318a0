import { draftUploadErrors as errors } from '#domain/listing-drafts/draft-upload-errors.copy.ts'
import { LONGEST_FILE_NAME } from '#domain/listing-drafts/draft-upload-limits.ts'
import { listingDocumentUrl } from '#domain/listing/listing-document.ts'
import { listingPictureIdentifier } from '#domain/listing/listing-picture.ts'
import { nameWithin } from '#domain/text/name-within.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal, required } from '../refusal.ts'
import { mockDraftId } from '../world/listing-drafts.ts'
import { update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { visibleDraft } from './listing-drafts.ts'
import { requirePicture } from './pictures.ts'
import type { RestOperations } from './rest/rest.ts'

/** Files that agents upload for the listings that they type in. */
export const listingDraftFileOperations = ({ world }: MockPortal) =>
  ({
    uploadListingPicture({ params: { id }, body: { picture }, member }) {
      const draft = required(visibleDraft(world, member, id), errors.noDraft, 'id')
      requirePicture(picture)
      const identifier = listingPictureIdentifier(mockDraftId(fileCount(world)))
      const photo = { identifier, caption: '', width: 1200, height: 800 }
      update(world.listingDrafts, { id: draft.id }, { pictures: [...draft.pictures, { ...photo, version: 1 }] })
      return { ...photo, version: 1 }
    },
    uploadListingDocument({ params: { id }, body: { document, fileName }, member }) {
      const draft = required(visibleDraft(world, member, id), errors.noDraft, 'id')
      const name = nameWithin(LONGEST_FILE_NAME, fileName)
      if (name === null) throw new Refusal('BAD_INPUT', errors.fileName(LONGEST_FILE_NAME), 'fileName')
      if (!document.startsWith(PDF)) throw new Refusal('BAD_INPUT', errors.noPdf, 'document')
      const identifier = mockDraftId(fileCount(world))
      const added = { identifier, fileName: name, url: listingDocumentUrl(identifier) }
      update(world.listingDrafts, { id: draft.id }, { documents: [...draft.documents, added] })
      return added
    },
  }) satisfies Partial<RestOperations>

/** "%PDF-" in base64, as far as its sixth sign. */
const PDF = 'JVBERi'

const fileCount = ({ listingDrafts }: World): number =>
  listingDrafts.getAll().reduce((sum, { pictures, documents }) => sum + pictures.length + documents.length, 1)

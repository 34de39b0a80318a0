import { createHash, randomUUID } from 'node:crypto'
import { pictureErrors } from '#domain/images/picture-errors.copy.ts'
import { draftUploadErrors as errors } from '#domain/listing-drafts/draft-upload-errors.copy.ts'
import {
  LARGEST_SIDE,
  LONGEST_FILE_NAME,
  MOST_DOCUMENTS_A_DAY,
  MOST_PICTURES_A_DAY,
} from '#domain/listing-drafts/draft-upload-limits.ts'
import type { DraftDocument } from '#domain/listing-drafts/listing-draft.ts'
import { listingDocumentKey, listingDocumentUrl } from '#domain/listing/listing-document.ts'
import { listingPictureIdentifier, listingPictureKey } from '#domain/listing/listing-picture.ts'
import { nameWithin } from '#domain/text/name-within.ts'
import type { Photo } from '#server/generated/schema-types.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { readPictureHeader } from '#server/platform/pictures/read-picture-header.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import type { ListingDraftsParts } from '../listing-drafts-parts.ts'
import type { ListingDrafts } from '../listing-drafts.ts'
import {
  documentsSince,
  insertDocument,
  insertPicture,
  picturesSince,
  type UploadCount,
} from './draft-files.queries.ts'

/** Files for drafts (docs/product.md, section 31.9). Throws BAD_INPUT, NOT_FOUND and TOO_MANY_REQUESTS. */
export type DraftUploads = {
  picture(member: CallingMember, draftId: string, base64: string): Promise<Photo>
  document(member: CallingMember, draftId: string, file: { document: string; fileName: string }): Promise<DraftDocument>
}

const DAY_MS = 24 * 3_600_000
const WANTED = { width: LARGEST_SIDE, height: LARGEST_SIDE, quality: 80, fit: 'inside' } as const

export function draftUploads(parts: ListingDraftsParts, drafts: ListingDrafts): DraftUploads {
  const { database, clock, objects, pictures } = parts

  async function requireDraft(member: CallingMember, id: string): Promise<string> {
    const draft = await drafts.one(member, id)
    if (draft === null) throw new PortalError('NOT_FOUND', errors.noDraft, { field: 'id' })
    return draft.id
  }

  return {
    async picture(member, id, base64) {
      const draftId = await requireDraft(member, id)
      const now = clock()
      const { memberId } = member
      requireRoom(await picturesSince(database, memberId, new Date(now.getTime() - DAY_MS)), MOST_PICTURES_A_DAY, now)
      const file = Buffer.from(base64, 'base64')
      const taken = await pictures.take(file, `member ${memberId}`, WANTED)
      if (!taken.ok) throw new PortalError('BAD_INPUT', pictureErrors[taken.reason], { field: 'picture' })
      const size = readPictureHeader(taken.picture)
      if (size === null) throw new Error('The intake made a picture whose size cannot be read')
      const { width, height } = size
      const identifier = listingPictureIdentifier(randomUUID())
      const digest = createHash('sha256').update(file).digest('hex')
      // Before its object is written, so that none is ever without a row.
      await insertPicture(database, { identifier, draftId, digest, width, height, memberId, now })
      await objects.write(listingPictureKey(identifier), taken.picture)
      return { identifier, version: 1, caption: '', width, height }
    },
    async document(member, id, { document, fileName }) {
      const draftId = await requireDraft(member, id)
      const now = clock()
      const { memberId } = member
      requireRoom(await documentsSince(database, memberId, new Date(now.getTime() - DAY_MS)), MOST_DOCUMENTS_A_DAY, now)
      const name = nameWithin(LONGEST_FILE_NAME, fileName)
      if (name === null) throw new PortalError('BAD_INPUT', errors.fileName(LONGEST_FILE_NAME), { field: 'fileName' })
      const file = Buffer.from(document, 'base64')
      if (!file.subarray(0, 5).equals(PDF)) throw new PortalError('BAD_INPUT', errors.noPdf, { field: 'document' })
      const identifier = randomUUID()
      await insertDocument(database, { identifier, draftId, fileName: name, memberId, now })
      await objects.write(listingDocumentKey(identifier), file)
      return { identifier, fileName: name, url: listingDocumentUrl(identifier) }
    },
  }
}

const PDF = Buffer.from('%PDF-')

function requireRoom({ count, firstAt }: UploadCount, most: number, now: Date): void {
  if (count < most || firstAt === null) return
  const retryAfterSeconds = Math.ceil((firstAt.getTime() + DAY_MS - now.getTime()) / 1000)
  throw new PortalError('TOO_MANY_REQUESTS', errors.tooMany(most), { retryAfterSeconds })
}

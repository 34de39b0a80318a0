import type { Operations } from '#server/platform/rest/operations.ts'
import type { DraftUploads } from './draft-uploads.ts'

export const draftUploadOperations = ({
  draftUploads,
}: {
  draftUploads: DraftUploads
}): Operations<'uploadListingDocument' | 'uploadListingPicture'> => ({
  uploadListingPicture: ({ params: { id }, body: { picture } }, { member }) =>
    draftUploads.picture(member, id, picture),
  uploadListingDocument: ({ params: { id }, body }, { member }) => draftUploads.document(member, id, body),
})

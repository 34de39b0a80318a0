import { UUID_PATTERN } from '../text/uuid.ts'

const pattern = new RegExp(String.raw`^review-photo-(?:(\d{1,9})|(${UUID_PATTERN}))$`)

/** The name of a photo for its author and staff: whoever has it sees the photo, published or not. */
export const ownPhotoIdentifier = (key: string): string => `review-photo-${key}`

/** The name of a photo for everybody, as long as its review is published. */
export const publicPhotoIdentifier = (id: number): string => `review-photo-${id}`

/** What names a photo: the key of its upload or its number; null for the name of something else. */
export function reviewPhotoNamed(identifier: string): { key: string } | { id: number } | null {
  const [, id, key] = pattern.exec(identifier) ?? []
  if (key !== undefined) return { key }
  return id === undefined ? null : { id: Number(id) }
}

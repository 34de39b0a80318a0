/** The name of a photo for its author and staff: whoever has it sees the photo, published or not. */
export const ownPhotoIdentifier = (key: string): string => `review-photo-${key}`

/** The name of a photo for everybody, as long as its review is published. */
export const publicPhotoIdentifier = (id: number): string => `review-photo-${id}`

/** What names a photo: the key of its upload or its number; null for the name of something else. */
export function reviewPhotoNamed(identifier: string): { key: string } | { id: number } | null {
  const [, id, key] = /^review-photo-(?:(\d{1,9})|([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))$/.exec(identifier) ?? []
  if (key !== undefined) return { key }
  return id === undefined ? null : { id: Number(id) }
}

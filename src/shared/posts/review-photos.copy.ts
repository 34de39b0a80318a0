/** What the photos of a review are called. */
export const reviewPhotosCopy = {
  photos: (title: string) => `Photos in “${title}”`,
  photo: (place: number, title: string) => `Photo ${place} in “${title}”`,
} as const

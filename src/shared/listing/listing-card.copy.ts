export const listingCardCopy = {
  promoted: 'Promoted',
  photos: (count: number) => (count === 1 ? 'photo' : 'photos'),
  noPhotos: 'No photos yet',
} as const

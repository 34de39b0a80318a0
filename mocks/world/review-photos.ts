/** A photo that a member uploaded, and the review that it is in. */
export type ReviewPhotoRecord = {
  id: number
  key: string
  memberId: number
  postId: number | null
  place: number | null
  caption: string
  width: number
  height: number
}

const [LENA, OMAR] = [1, 2]

export const photoKey = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

const photo = (id: number, memberId: number) => ({ id, key: photoKey(id), memberId, width: 1200, height: 800 })

/** Lena's review of Fitzroy has two; one of hers and one of Omar's are in none. */
export const reviewPhotosOf = (): ReviewPhotoRecord[] => [
  { ...photo(1, LENA), postId: 101, place: 1, caption: 'Gertrude Street on a Sunday' },
  { ...photo(2, LENA), postId: 101, place: 2, caption: '' },
  { ...photo(3, LENA), postId: null, place: null, caption: '' },
  { ...photo(4, OMAR), postId: null, place: null, caption: '' },
]

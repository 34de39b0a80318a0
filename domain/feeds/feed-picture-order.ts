/** The order of pictures of one kind by their ids: `m` is the main photo, `aa` comes after `z`, and floor plans are numbered. */
export function compareFeedPictureIds(one: string, other: string): number {
  return placeOf(one) - placeOf(other)
}

const LETTERS = 26
const beforeA = 'a'.charCodeAt(0) - 1

function placeOf(id: string): number {
  if (id === 'm') return 0
  if (/^\d+$/u.test(id)) return Number(id)
  return [...id].reduce((place, letter) => place * LETTERS + letter.charCodeAt(0) - beforeA, 0)
}

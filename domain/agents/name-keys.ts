import { slugify } from '#domain/text/slug.ts'

/** A name as it is compared with what is typed: without marks, in lower case, its words parted by single spaces. */
export const nameKey = (name: string): string => slugify(name).replaceAll('-', ' ')

/** The same with the last word first, so that a family name that is typed finds it. */
export function familyKey(name: string): string {
  const words = nameKey(name).split(' ')
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim()
}

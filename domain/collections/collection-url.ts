import { LONGEST_SLUG, slugify } from '../text/slug.ts'

/** The page of a collection, with the words of its name; `collection` where no letter or digit of it is left. */
export const collectionUrl = ({ uri, name }: { uri: string; name: string }): string =>
  `/collections/${uri}/${collectionSlug(name)}`

/** The words of a name as the address has them, at most 120 characters. */
const collectionSlug = (name: string): string => slugify(name).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'collection'

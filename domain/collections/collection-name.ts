import { nameWithin } from '../text/name-within.ts'
import { LONGEST_COLLECTION_NAME } from './collection-limits.ts'

/** The name of a collection, 1 to 100 printable characters; null for a text that is none (docs/product.md, section 15.26). */
export const collectionNameOf = (text: string): string | null => nameWithin(LONGEST_COLLECTION_NAME, text)

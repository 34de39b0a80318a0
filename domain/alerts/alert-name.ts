import { nameWithin } from '../text/name-within.ts'
import { LONGEST_ALERT_NAME } from './alert-limits.ts'

/** The name of an alert, 1 to 100 printable characters; null for a text that is none (docs/product.md, section 15.7). */
export const alertNameOf = (text: string): string | null => nameWithin(LONGEST_ALERT_NAME, text)

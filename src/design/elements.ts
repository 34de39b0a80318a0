import type { ReactElement } from 'react'

/**
 * Children among which no text is bare. A translator of the page moves texts into elements of its own, and React then fails to
 * put anything before them (tools/lint/text-beside-conditions.ts).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]

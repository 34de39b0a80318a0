import { onIntent } from '#src/shared/runtime/later-code.ts'

/** What keeps homes hidden: for whoever hides some, and for members. */
export const hidingCode = onIntent(() => import('./hiding.ts'))

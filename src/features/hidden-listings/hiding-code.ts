import { deferredCode } from '#src/api/code/deferred-code.ts'

/** What keeps homes hidden: for whoever hides some, and for members. */
export const hidingCode = deferredCode(() => import('./hiding.ts'))

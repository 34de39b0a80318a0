import type { KeptReply } from '#machines/enquiry-reply/enquiry-reply.machine.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

const KEY = /^[\w-]{8,100}$/

/** What was typed in reply to an enquiry and not yet sent, in this browser. */
export const keptReply = (reference: string): StoredValue<KeptReply | null> =>
  storedValue(`enquiryReply:${reference}`, (found) => {
    // Each part is looked at before it is taken.
    const { message, idempotencyKey } = Object(found) as Record<keyof KeptReply, unknown>
    const isGood = typeof message === 'string' && typeof idempotencyKey === 'string' && KEY.test(idempotencyKey)
    return isGood ? { message, idempotencyKey } : null
  })

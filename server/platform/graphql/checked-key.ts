import { IDEMPOTENCY_KEY_RULE, isIdempotencyKey } from '#domain/text/idempotency-key.ts'
import { keyOrNew } from '#server/platform/http/idempotency-key.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** The key to work under, a new one where none is given. Throws BAD_INPUT for one that is too short, too long or not printable. */
export function checkedKey(given: string | null | undefined): string {
  const key = keyOrNew(given)
  if (isIdempotencyKey(key)) return key
  throw new PortalError('BAD_INPUT', IDEMPOTENCY_KEY_RULE, { field: 'idempotencyKey' })
}

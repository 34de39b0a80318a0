import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'

/** Throws CONFLICT where a change was made from another version than the one that is kept; null is made from any. */
export function requireVersion(kept: number, base: number | null): void {
  if (base !== null && base !== kept) throw new PortalError('CONFLICT', collectionErrors.changedMeanwhile)
}

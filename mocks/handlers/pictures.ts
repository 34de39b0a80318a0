import { pictureErrors } from '#domain/images/picture-errors.copy.ts'
import { Refusal } from '../refusal.ts'

/** By the first characters of the file in base64; the mocks look no further. */
export function requirePicture(base64: string): void {
  if (/^(?:\/9j\/|iVBORw0KGgo|UklGR)/.test(base64)) return
  throw new Refusal('BAD_INPUT', pictureErrors.UNREADABLE, 'picture')
}

import { passwordError, passwordErrorText } from '#domain/members/password-rule.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Throws BAD_INPUT at `field` unless a member may have this new password: the rule that pages know, and the long list that only the server has. */
export function requireGoodPassword(password: string, member: { name: string; email: string }, field: string): void {
  const mistake = passwordError(password, member) ?? (isCommonPassword(password) ? 'TOO_COMMON' : null)
  if (mistake !== null) throw new PortalError('BAD_INPUT', passwordErrorText[mistake], { field })
}

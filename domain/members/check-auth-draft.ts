import { EMAIL_RULE, normalisedEmail } from './email-address.ts'
import { memberName, memberNameError } from './member-name.ts'
import { passwordError, passwordErrorText } from './password-rule.ts'

export type AuthFields = { name: string; email: string; password: string }
export type AuthFieldError = { field: keyof AuthFields; message: string }

/** What is wrong with a form before it is sent, in the order of its fields; empty for nothing. */
export function authErrors(
  form: 'signIn' | 'signUp' | 'forgotPassword',
  { name, email, password }: AuthFields,
): AuthFieldError[] {
  const errors: AuthFieldError[] = []
  const nameError = form === 'signUp' ? memberNameError(memberName(name)) : null
  if (nameError !== null) errors.push({ field: 'name', message: nameError })
  if (normalisedEmail(email) === null) {
    errors.push({ field: 'email', message: EMAIL_RULE })
  }
  if (form === 'signIn' && password === '') {
    errors.push({ field: 'password', message: 'Please enter your password.' })
  }
  const weakness = form === 'signUp' ? passwordError(password, { name, email }) : null
  if (weakness !== null) errors.push({ field: 'password', message: passwordErrorText[weakness] })
  return errors
}

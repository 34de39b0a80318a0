import { normalisedEmail } from './email-address.ts'
import { passwordMistake, passwordMistakeText } from './password-rule.ts'

export type AuthFields = { name: string; email: string; password: string }
export type AuthFieldMistake = { field: keyof AuthFields; message: string }

/** What is wrong with a form before it is sent, in the order of its fields; empty for nothing. */
export function authMistakes(
  form: 'signIn' | 'signUp' | 'forgotPassword',
  { name, email, password }: AuthFields,
): AuthFieldMistake[] {
  const mistakes: AuthFieldMistake[] = []
  if (form === 'signUp' && name.trim() === '') mistakes.push({ field: 'name', message: 'Please enter your name.' })
  if (normalisedEmail(email) === null) {
    mistakes.push({ field: 'email', message: 'Please enter a whole e-mail address, such as mia@example.org.' })
  }
  if (form === 'signIn' && password === '') {
    mistakes.push({ field: 'password', message: 'Please enter your password.' })
  }
  const mistake = form === 'signUp' ? passwordMistake(password, { name, email }) : null
  if (mistake !== null) mistakes.push({ field: 'password', message: passwordMistakeText[mistake] })
  return mistakes
}

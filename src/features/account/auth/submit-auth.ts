import { authErrors } from '#domain/members/check-auth-draft.ts'
import type { AuthDraft, FieldError, SubmitInput, SubmitOutput } from '#machines/auth-modal/auth-modal.machine.ts'
import type { IdentityClient, SignedInAt } from '#src/api/rest/identity-client.ts'
import type { RestResult } from '#src/api/rest/rest-result.ts'
import { authCopy } from '#src/features/account/account.copy.ts'
import { logAuthFailure } from '#src/features/account/account-error.ts'

type Client = Pick<IdentityClient, 'signIn' | 'signUp' | 'forgotPassword'>

/** Checks a form and sends it; rejects when nobody can tell what became of it. */
export async function submitAuth(
  client: Client,
  { form, draft, idempotencyKey }: SubmitInput,
  { signal, hasSessionCookie }: { signal: AbortSignal; hasSessionCookie: () => boolean },
): Promise<SubmitOutput> {
  const errors = authErrors(form, draft)
  if (errors.length > 0) return { ok: false, errors }
  const { name, email, password } = draft
  const called = { signal }
  const result =
    form === 'signUp'
      ? await client.signUp({ name: name.trim(), email: email.trim(), password, idempotencyKey }, called)
      : form === 'signIn'
        ? await client.signIn({ email: email.trim(), password }, called)
        : await client.forgotPassword({ email: email.trim() }, called)
  if (result.ok && form !== 'forgotPassword' && !hasSessionCookie()) {
    return { ok: false, errors: [{ field: null, message: authCopy.cookiesNeeded }] }
  }
  return outcomeOf(form, result)
}

function outcomeOf(form: string, result: RestResult<SignedInAt | true>): SubmitOutput {
  if (result.ok) return { ok: true, location: result.data === true ? null : result.data.location }
  logAuthFailure(form, result.problem)
  const { status, message } = result.problem
  if (status === null || status >= 500) throw new Error(message)
  const errors = result.problem.errors.map((error) => ({ field: fieldOf(error.field), message: error.message }))
  return { ok: false, errors: errors.length > 0 ? errors : [{ field: null, message }] }
}

const fields: readonly string[] = ['name', 'email', 'password'] satisfies (keyof AuthDraft)[]

// Just found among the fields of the form.
const fieldOf = (field: string | undefined): FieldError['field'] =>
  field !== undefined && fields.includes(field) ? (field as keyof AuthDraft) : null

import { authErrors } from '#domain/members/check-auth-draft.ts'
import type { AuthDraft, FieldError, SubmitInput, SubmitOutput } from '#machines/auth-modal/auth-modal.machine.ts'
import { anonymousLegacy } from '#src/api/rest/clients.ts'
import { headerOf, type RestResult, resultOf } from '#src/api/rest/rest-result.ts'
import { authCopy } from '#src/features/account/account.copy.ts'
import { logAuthFailure } from '#src/features/account/account-error.ts'

/** Checks a form and sends it; rejects when nobody can tell what became of it. */
export async function submitAuth(
  { form, draft, idempotencyKey }: SubmitInput,
  { signal: asked, hasSessionCookie }: { signal: AbortSignal; hasSessionCookie: () => boolean },
): Promise<SubmitOutput> {
  const errors = authErrors(form, draft)
  if (errors.length > 0) return { ok: false, errors }
  const result = await send({ form, draft, idempotencyKey }, asked)
  if (result.ok && form !== 'forgotPassword' && !hasSessionCookie()) {
    return { ok: false, errors: [{ field: null, message: authCopy.cookiesNeeded }] }
  }
  return outcomeOf(form, result)
}

/** Answers where the member of a new session is read. */
function send(
  { form, draft, idempotencyKey }: SubmitInput,
  asked: AbortSignal,
): Promise<RestResult<string | undefined>> {
  const { name, password } = draft
  const email = draft.email.trim()
  if (form === 'forgotPassword')
    return resultOf((signal) => anonymousLegacy.POST('/auth/forgot-password', { body: { email }, signal }), asked)
  const begin = (signal: AbortSignal) => {
    if (form === 'signIn') return anonymousLegacy.POST('/auth/sign-in', { body: { email, password }, signal })
    const body = { name: name.trim(), email, password, idempotencyKey }
    return anonymousLegacy.POST('/auth/sign-up', { body, signal })
  }
  return headerOf('location', begin, asked)
}

function outcomeOf(form: string, result: RestResult<string | undefined>): SubmitOutput {
  if (result.ok) return { ok: true, location: result.data ?? null }
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

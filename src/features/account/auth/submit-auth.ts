import { authErrors } from '#domain/members/check-auth-draft.ts'
import type { AuthDraft, FieldError, SubmitInput, SubmitOutput } from '#machines/auth-modal/auth-modal.machine.ts'
import { anonymousLegacy } from '#src/api/rest/clients.ts'
import { headerOf, type RestResult, resultOf } from '#src/api/rest/rest-result.ts'
import { authCopy } from '#src/features/account/account.copy.ts'
import { logAuthFailure } from '#src/features/account/account-error.ts'

/** Checks a form and sends it; rejects when nobody can tell what became of it. */
export async function submitAuth(
  { form, draft, idempotencyKey, isCodeAsked }: SubmitInput,
  { signal: asked, hasSessionCookie }: { signal: AbortSignal; hasSessionCookie: () => boolean },
): Promise<SubmitOutput> {
  const errors = authErrors(form, draft)
  if (errors.length > 0) return { ok: false, errors }
  const result = await send({ form, draft, idempotencyKey }, asked)
  if (result.ok && form !== 'forgotPassword' && !hasSessionCookie()) {
    return { ok: false, errors: [{ field: null, message: authCopy.cookiesNeeded }] }
  }
  return outcomeOf({ form, isCodeAsked }, result)
}

/** Answers where the member of a new session is read. */
function send(
  { form, draft, idempotencyKey }: Omit<SubmitInput, 'isCodeAsked'>,
  asked: AbortSignal,
): Promise<RestResult<string | undefined>> {
  const { name, password } = draft
  const email = draft.email.trim()
  if (form === 'forgotPassword')
    return resultOf((signal) => anonymousLegacy.POST('/auth/forgot-password', { body: { email }, signal }), asked)
  const begin = (signal: AbortSignal) => {
    if (form === 'signIn') return anonymousLegacy.POST('/auth/sign-in', { body: credentialsOf(draft), signal })
    const body = { name: name.trim(), email, password, idempotencyKey }
    return anonymousLegacy.POST('/auth/sign-up', { body, signal })
  }
  return headerOf('location', begin, asked)
}

function credentialsOf({ email, password, code }: AuthDraft) {
  return { email: email.trim(), password, ...(code.trim() !== '' && { code: code.trim() }) }
}

type Asked = Pick<SubmitInput, 'form' | 'isCodeAsked'>

function outcomeOf({ form, isCodeAsked }: Asked, result: RestResult<string | undefined>): SubmitOutput {
  if (result.ok) return { ok: true, location: result.data ?? null }
  logAuthFailure(form, result.problem)
  const { code, status, message } = result.problem
  const isCodeNeeded = code === 'SECOND_FACTOR_NEEDED' || code === 'WRONG_CODE'
  if (isCodeNeeded && form === 'signUp') return { ok: false, errors: [{ field: null, message: authCopy.hasAccount }] }
  // The first time nothing is wrong yet.
  if (code === 'SECOND_FACTOR_NEEDED' && !isCodeAsked) return { ok: false, errors: [], isCodeNeeded }
  if (status === null || status >= 500) throw new Error(message)
  const errors = result.problem.errors.map((error) => ({ field: fieldOf(error.field), message: error.message }))
  return { ok: false, errors: errors.length > 0 ? errors : [{ field: null, message }], isCodeNeeded }
}

const fields: readonly string[] = ['name', 'email', 'password', 'code'] satisfies (keyof AuthDraft)[]

// Just found among the fields of the form.
const fieldOf = (field: string | undefined): FieldError['field'] =>
  field !== undefined && fields.includes(field) ? (field as keyof AuthDraft) : null

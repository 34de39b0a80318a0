import { useSelector } from '@xstate/react'
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import type { AuthDraft, AuthForm as FormName } from '#machines/auth-modal/auth-modal.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { PasswordField } from '#src/shared/session/password-field.tsx'
import { authCopy } from '#src/features/account/account.copy.ts'
import type { AuthActor } from './auth-actor.ts'
import * as styles from './auth-window.css.ts'
import { SocialButtons } from './social-buttons.tsx'

type Props = {
  actor: AuthActor
  /** Where the form is part of a page: the browser sends it to that page's path while no script runs; a provider comes back to the page. */
  page?: { returnTo: string; socialReturnTo: string }
}

/** One of the forms; what is wrong stands beside its field, and the first such field gets the focus. */
export function AuthForm({ actor, page }: Props) {
  const { form, draft, errors, isCodeAsked } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const isInPage = page !== undefined
  useEffect(() => {
    const first = element.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])')
    if (!first || isInPage) return
    // The dialog, which opens right after, would take its close button first.
    first.autofocus = true
    first.focus()
  }, [isInPage])
  useTypedBefore(actor, element)
  useFocusOnRefusal(actor, element)

  const choose = (chosen: FormName) => actor.send({ type: 'form.chosen', form: chosen })
  const text = (field: keyof AuthDraft) => ({
    id: `${id}${field}`,
    name: field,
    value: draft[field],
    readOnly: isBusy,
    required: true,
    error: errors.find((error) => error.field === field)?.message,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      actor.send({ type: 'draft.changed', draft: { ...draft, [field]: currentTarget.value } }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'form.submitted' })
  }
  const general = errors.filter(({ field }) => field === null)
  return (
    <Stack gap={16}>
      {form !== 'forgotPassword' && <SocialButtons form={form} actor={actor} returnTo={page?.socialReturnTo} />}
      <form ref={element} noValidate method="post" action={page && pageOf[form]} onSubmit={submit}>
        {page && <input type="hidden" name="returnTo" value={page.returnTo} />}
        <Stack gap={16}>
          {general.length > 0 && <Notice tone="danger">{general.map(({ message }) => message).join(' ')}</Notice>}
          {form === 'forgotPassword' && <Text>{authCopy.forgotIntroduction}</Text>}
          {form === 'signUp' && <TextField {...text('name')} label={authCopy.name} autoComplete="name" />}
          <TextField
            {...text('email')}
            label={authCopy.email}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          {form === 'signIn' && (
            <PasswordField {...text('password')} label={authCopy.password} autoComplete="current-password" />
          )}
          {form === 'signIn' && isCodeAsked && (
            <TextField
              {...text('code')}
              label={authCopy.code}
              hint={authCopy.codeHint}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={40}
            />
          )}
          {form === 'signUp' && (
            <PasswordField
              {...text('password')}
              label={authCopy.password}
              hint={authCopy.passwordHint}
              autoComplete="new-password"
            />
          )}
          {form === 'signUp' && <Terms />}
          <Button type="submit" isWide size="large" isBusy={isBusy}>
            {isBusy ? authCopy.submitting[form] : authCopy.submit[form]}
          </Button>
        </Stack>
      </form>
      <OtherForms form={form} onChoose={choose} />
    </Stack>
  )
}

/** In tabs of their own: what was typed stays. */
const Terms = () => (
  <Text size="small" tone="inkSoft">
    <span>{authCopy.agreeing}</span>{' '}
    <Link href="/terms-of-use" target="_blank" rel="noopener">
      {authCopy.terms}
    </Link>{' '}
    <span>{authCopy.and}</span>{' '}
    <Link href="/privacy-policy" target="_blank" rel="noopener">
      {authCopy.privacy}
    </Link>
  </Text>
)

/** Without scripts there is no page that mails a link. */
const pageOf: Readonly<Record<FormName, string | undefined>> = {
  signIn: '/user/sign-in',
  signUp: '/user/sign-up',
  forgotPassword: undefined,
}

/** Keeps what was typed into the page before its script ran. */
function useTypedBefore(actor: AuthActor, element: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { draft } = actor.getSnapshot().context
    const typed = (['name', 'email', 'password', 'code'] as const).flatMap((field) => {
      const value = element.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value ?? ''
      return value !== '' && value !== draft[field] ? [[field, value]] : []
    })
    if (typed.length > 0) actor.send({ type: 'draft.changed', draft: { ...draft, ...Object.fromEntries(typed) } })
  }, [actor, element])
}

/** After a refusal the first field at fault gets the focus, or the code that was not asked for before; not later, while the visitor types. */
function useFocusOnRefusal(actor: AuthActor, element: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let wasBusy = false
    const subscription = actor.subscribe((snapshot) => {
      const isBusy = snapshot.hasTag('busy')
      if (wasBusy && !isBusy) {
        requestAnimationFrame(() => fieldToMend(element.current)?.focus())
      }
      wasBusy = isBusy
    })
    return () => subscription.unsubscribe()
  }, [actor, element])
}

function fieldToMend(form: HTMLFormElement | null): HTMLInputElement | null {
  const atFault = form?.querySelector<HTMLInputElement>('input[aria-invalid]')
  if (atFault) return atFault
  const code = form?.querySelector<HTMLInputElement>('input[name="code"]')
  return code?.value === '' ? code : null
}

function OtherForms({ form, onChoose }: { form: FormName; onChoose: (form: FormName) => void }) {
  const wayTo = (other: FormName, words: string) => (
    <Button variant="quiet" size="small" onClick={() => onChoose(other)}>
      {words}
    </Button>
  )
  return (
    <Inline gap={8} justifyContent="space-between" className={styles.otherForm}>
      {form === 'signIn' && wayTo('forgotPassword', authCopy.toForgotPassword)}
      {form === 'signIn' && wayTo('signUp', authCopy.toSignUp)}
      {form === 'signUp' && wayTo('signIn', authCopy.toSignIn)}
      {form === 'forgotPassword' && wayTo('signIn', authCopy.backToLogIn)}
    </Inline>
  )
}

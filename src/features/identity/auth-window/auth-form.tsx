import { useSelector } from '@xstate/react'
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { SHORTEST_PASSWORD } from '#domain/members/password-rule.ts'
import type { AuthDraft, AuthForm as FormName } from '#machines/auth-modal/auth-modal.machine.ts'
import { Button } from '#src/design/components/button.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Text } from '#src/design/components/text.tsx'
import { TextField } from '#src/design/components/text-field.tsx'
import { PasswordField } from '#src/property/session/password-field.tsx'
import type { AuthActor } from './auth-actor.ts'
import * as styles from './auth-window.css.ts'
import { SocialButtons } from './social-buttons.tsx'

const actions: Record<FormName, [plain: string, busy: string]> = {
  signIn: ['Log in', 'Logging in…'],
  signUp: ['Sign up', 'Signing up…'],
  forgotPassword: ['E-mail me a link', 'Sending…'],
}

type Props = { actor: AuthActor }

/** One of the forms; what is wrong stands beside its field, and the first such field gets the focus. */
export function AuthForm({ actor }: Props) {
  const { form, draft, problems } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  useEffect(() => {
    const first = element.current?.querySelector<HTMLInputElement>('input')
    if (!first) return
    // The dialog, which opens right after, would take its close button first.
    first.autofocus = true
    first.focus()
  }, [])
  useFocusOnRefusal(actor, element)

  const choose = (chosen: FormName) => actor.send({ type: 'form.chosen', form: chosen })
  const text = (field: keyof AuthDraft) => ({
    id: `${id}${field}`,
    name: field,
    value: draft[field],
    readOnly: isBusy,
    required: true,
    error: problems.find((problem) => problem.field === field)?.message,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      actor.send({ type: 'draft.changed', draft: { ...draft, [field]: currentTarget.value } }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'form.submitted' })
  }
  const [plain, busy] = actions[form]
  const general = problems.filter(({ field }) => field === null)
  return (
    <Stack gap={16}>
      {form !== 'forgotPassword' && <SocialButtons form={form} actor={actor} />}
      <form ref={element} noValidate method="post" onSubmit={submit}>
        <Stack gap={16}>
          {general.length > 0 && <Notice tone="danger">{general.map(({ message }) => message).join(' ')}</Notice>}
          {form === 'forgotPassword' && (
            <Text>Tell us the e-mail address of your account. We send a link to choose a new password.</Text>
          )}
          {form === 'signUp' && <TextField {...text('name')} label="Your name" autoComplete="name" />}
          <TextField
            {...text('email')}
            label="E-mail"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          {form === 'signIn' && (
            <PasswordField {...text('password')} label="Password" autoComplete="current-password" />
          )}
          {form === 'signUp' && (
            <PasswordField
              {...text('password')}
              label="Password"
              hint={`At least ${SHORTEST_PASSWORD} characters; a few words are fine.`}
              autoComplete="new-password"
            />
          )}
          <Button type="submit" isWide size="large" isBusy={isBusy}>
            {isBusy ? busy : plain}
          </Button>
        </Stack>
      </form>
      <OtherForms form={form} onChoose={choose} />
    </Stack>
  )
}

/** After a refusal the first field at fault gets the focus; not later, while the visitor types. */
function useFocusOnRefusal(actor: AuthActor, element: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let wasBusy = false
    const subscription = actor.subscribe((snapshot) => {
      const isBusy = snapshot.hasTag('busy')
      if (wasBusy && !isBusy) {
        requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('input[aria-invalid]')?.focus())
      }
      wasBusy = isBusy
    })
    return () => subscription.unsubscribe()
  }, [actor, element])
}

function OtherForms({ form, onChoose }: { form: FormName; onChoose: (form: FormName) => void }) {
  const wayTo = (other: FormName, words: string) => (
    <Button look="quiet" size="small" onClick={() => onChoose(other)}>
      {words}
    </Button>
  )
  return (
    <Inline gap={8} justifyContent="space-between" className={styles.otherForm}>
      {form === 'signIn' && wayTo('forgotPassword', 'Forgot your password?')}
      {form === 'signIn' && wayTo('signUp', 'New here? Sign up')}
      {form === 'signUp' && wayTo('signIn', 'Have an account? Log in')}
      {form === 'forgotPassword' && wayTo('signIn', 'Back to log in')}
    </Inline>
  )
}

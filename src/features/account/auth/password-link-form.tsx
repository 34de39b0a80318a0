import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { passwordError, passwordErrorText } from '#domain/members/password-rule.ts'
import type { RestResult } from '#src/api/rest/rest-result.ts'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { PasswordField } from '#src/shared/session/password-field.tsx'
import { UsernameOfPassword } from '#src/shared/session/username-of-password.tsx'
import { authCopy, linkPagesCopy } from '#src/features/account/account.copy.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { logAuthFailure } from '#src/features/account/account-error.ts'

type Save = (body: { token: string; password: string }) => Promise<RestResult<unknown>>

type Props = {
  copy: { title: string; introduction?: string; submit: string; done: string; noToken: string }
  save: Save
  /** What helps where the page was opened without its link. */
  withoutToken?: ReactNode
}

/** Where the link of a mail leads that sets a new password. The token stands behind the `#`, so that it reaches no server log. */
export function PasswordLinkPage({ copy, save, withoutToken }: Props) {
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  return (
    <Container width="narrow" paddingY={48}>
      <PageHead title={copy.title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        {isDone ? (
          <Done text={copy.done} />
        ) : token === '' ? (
          <Stack>
            <Text size="lead">{copy.noToken}</Text>
            {withoutToken}
          </Stack>
        ) : (
          <>
            {copy.introduction && <Text size="lead">{copy.introduction}</Text>}
            <NewPasswordForm token={token} submitLabel={copy.submit} save={save} onDone={() => setIsDone(true)} />
          </>
        )}
        <noscript>
          <Notice role="none">{linkPagesCopy.reset.needsScript}</Notice>
        </noscript>
      </Stack>
    </Container>
  )
}

/** The token of the link; null until the browser tells, empty where there is none. */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setToken(new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}

/** The token is used up; it need not stay in the history. */
export const removeLinkToken = (): void => history.replaceState(history.state, '', location.pathname)

type FormProps = { token: string | null; submitLabel: string; save: Save; onDone: () => void }

function NewPasswordForm({ token, submitLabel, save, onDone }: FormProps) {
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<{ text: string; isOfField: boolean } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mistake = passwordError(password, { name: '', email: '' })
    if (mistake !== null) return setFailure({ text: passwordErrorText[mistake], isOfField: true })
    setIsBusy(true)
    const result = await save({ token: token ?? '', password })
    setIsBusy(false)
    if (result.ok) {
      removeLinkToken()
      return onDone()
    }
    logAuthFailure('Choosing a password', result.problem)
    const [first] = result.problem.errors
    const isAway = result.problem.status === null || result.problem.status >= 500
    setFailure(
      isAway
        ? { text: linkPagesCopy.reset.unreachable, isOfField: false }
        : { text: first?.message ?? result.problem.message, isOfField: first?.field === 'password' },
    )
  }
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Stack>
        {failure && !failure.isOfField && <Notice tone="danger">{failure.text}</Notice>}
        <UsernameOfPassword email={null} />
        <PasswordField
          id={id}
          label={authCopy.newPassword}
          name="password"
          autoComplete="new-password"
          hint={authCopy.passwordHint}
          value={password}
          readOnly={isBusy}
          error={failure?.isOfField ? failure.text : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy || token === null}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}

const Done = ({ text }: { text: string }) => (
  <Stack>
    <Notice tone="success">{text}</Notice>
    <Button isWide onClick={() => emit('auth.requested', { form: 'signIn', position: 'other' })}>
      {linkPagesCopy.logIn}
    </Button>
  </Stack>
)

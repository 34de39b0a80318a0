import { type FormEvent, useEffect, useId, useState } from 'react'
import { passwordMistake, passwordMistakeText, SHORTEST_PASSWORD } from '#domain/members/password-rule.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Button } from '#src/design/components/button.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { PasswordField } from '#src/property/session/password-field.tsx'
import { requestAuth } from '#src/property/session/session-events.ts'
import { UsernameOfPassword } from '#src/property/session/username-of-password.tsx'
import { logAuthFailure } from './identity-problem.ts'
import { openClient } from './session/identity-clients.ts'

export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

const unreachable = 'We could not reach the portal. Your link still holds; please try again.'

/** Where the link of the mail leads. The token stands behind the `#`, so that it reaches no server log. */
export function Page() {
  const [token, setToken] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    const read = () => setToken(new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return (
    <Container width="narrow" paddingY={48}>
      <PageHead title="Choose a new password" isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>Choose a new password</Heading>
        {isDone ? <Done /> : token === '' ? <NoToken /> : <ResetForm token={token} onDone={() => setIsDone(true)} />}
        <noscript>
          <Notice role="none">
            Choosing a password needs JavaScript. Switch it on for this site and open the link again.
          </Notice>
        </noscript>
      </Stack>
    </Container>
  )
}

function ResetForm({ token, onDone }: { token: string | null; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<{ text: string; isOfField: boolean } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mistake = passwordMistake(password, { name: '', email: '' })
    if (mistake !== null) return setProblem({ text: passwordMistakeText[mistake], isOfField: true })
    setIsBusy(true)
    const result = await openClient.resetPassword({ token: token ?? '', password })
    setIsBusy(false)
    if (result.ok) {
      // The token is used up; it need not stay in the history.
      history.replaceState(history.state, '', location.pathname)
      return onDone()
    }
    logAuthFailure('Choosing a password', result.problem)
    const [first] = result.problem.errors
    const isAway = result.problem.status === null || result.problem.status >= 500
    setProblem(
      isAway
        ? { text: unreachable, isOfField: false }
        : { text: first?.message ?? result.problem.message, isOfField: first?.field === 'password' },
    )
  }
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Stack>
        {problem && !problem.isOfField && <Notice tone="danger">{problem.text}</Notice>}
        <UsernameOfPassword email={null} />
        <PasswordField
          id={id}
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${SHORTEST_PASSWORD} characters; a few words are fine.`}
          value={password}
          readOnly={isBusy}
          error={problem?.isOfField ? problem.text : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy || token === null}>
          Save password
        </Button>
      </Stack>
    </form>
  )
}

const Done = () => (
  <Stack>
    <Notice tone="success">Your password is changed. You are signed out everywhere; log in with the new one.</Notice>
    <Button isWide onClick={() => requestAuth({ form: 'signIn', position: 'other' })}>
      Log in
    </Button>
  </Stack>
)

const NoToken = () => (
  <Stack>
    <Text size="lead">This page belongs to a link in a mail. Open that link, or ask for another one.</Text>
    <Button isWide onClick={() => requestAuth({ form: 'forgotPassword', position: 'other' })}>
      E-mail me a link
    </Button>
  </Stack>
)

import { useEffect, useRef, useState } from 'react'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { NeedsSession } from '#src/shared/session/needs-session.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { linkPagesCopy } from '#src/features/account/account.copy.ts'
import { logAuthFailure } from '#src/features/account/account-error.ts'
import { removeLinkToken, useLinkToken } from './password-link-form.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'

export default definePageFrame({ View: Page })

const copy = linkPagesCopy.confirm

/** Where the link leads that proves an email address. It confirms for the member who asked, so it waits until that one is there. */
function Page() {
  const token = useLinkToken()
  const session = useSession()
  const member = session.status === 'member' ? session.member : null
  return (
    <>
      <PageHead title={copy.title} isIndexed={false} />
      {member === null && token !== '' ? (
        <NeedsSession title={copy.title}>{copy.logIn}</NeedsSession>
      ) : (
        <Container width="reading" paddingY={48}>
          <Stack gap={24}>
            <Heading level={1}>{copy.title}</Heading>
            {token === '' || token === null ? (
              <Text size="lead">{token === '' ? copy.noToken : copy.checking}</Text>
            ) : (
              <Confirmation token={token} username={member?.username ?? ''} />
            )}
            <Link href="/settings" isStandalone>
              {copy.settings}
            </Link>
          </Stack>
        </Container>
      )}
    </>
  )
}

function Confirmation({ token, username }: { token: string; username: string }) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)
  const [round, setRound] = useState(0)
  const begun = useRef('')
  useEffect(() => {
    const name = `${token} ${round}`
    if (begun.current === name) return
    begun.current = name
    const confirm = async () => {
      const result = await resultOf((signal) => legacy.POST('/auth/confirm-email', { body: { token }, signal }))
      if (!result.ok) {
        logAuthFailure('Confirming an address', result.problem)
        return setFailure(result.problem.errors[0]?.message ?? result.problem.message)
      }
      removeLinkToken()
      setIsDone(true)
      const read = await resultOf((signal) =>
        legacy.GET('/user/{username}', { params: { path: { username } }, signal }),
      )
      if (read.ok) emit('member.updated', read.data)
    }
    void confirm()
  }, [token, round, username])

  const retry = () => {
    setFailure(null)
    setRound(round + 1)
  }
  if (failure !== null) {
    return (
      <Stack>
        <Notice tone="danger">{failure}</Notice>
        <div>
          <Button variant="secondary" onClick={retry}>
            {copy.tryAgain}
          </Button>
        </div>
      </Stack>
    )
  }
  return (
    <div role="status">
      {isDone ? (
        <Notice tone="success" role="none">
          {copy.done}
        </Notice>
      ) : (
        <Text size="lead">{copy.checking}</Text>
      )}
    </div>
  )
}

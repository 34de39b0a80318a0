import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'
import { profilePath } from '#domain/members/profile-path.ts'
import { returnPath } from '#domain/members/return-path.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import type { Member } from '#src/api/session/member.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { startAuth } from './auth-actor.ts'
import { AuthForm } from './auth-form.tsx'
import { Mailed, Welcome } from './auth-window.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { authCopy, signInPageCopy as copy } from '#src/features/account/account.copy.ts'

export default definePageFrame({ View: Page })

/** Logging in and signing up as a page of its own, which works before any script does and returns to where one was. */
function Page() {
  const [path] = useLocation()
  const form = path.startsWith('/user/sign-up') ? 'signUp' : 'signIn'
  return <AuthPage key={form} opensWith={form} />
}

function AuthPage({ opensWith }: { opensWith: 'signIn' | 'signUp' }) {
  const parameters = new URLSearchParams(useSearch())
  const failure = parameters.get('failed')
  const returnTo = useReturnTo(parameters.get('returnTo'))
  const session = useSession()
  const [path, navigate] = useLocation()
  const isCodeAsked = failure === 'codeNeeded' || failure === 'code'
  const [actor] = useState(() => openForm({ form: opensWith, isCodeAsked }, () => location.assign(returnTo)))
  const form = useSelector(actor, ({ context }) => context.form)
  const isDone = useSelector(actor, (snapshot) => snapshot.matches({ open: 'succeeded' }))
  const isMailed = useSelector(actor, (snapshot) => snapshot.matches({ open: 'mailed' }))
  const isMember = session.status === 'member'
  const isBack = isDone && isMember && form === 'signIn'
  const hasLeft = useRef(false)
  useEffect(() => {
    // Once: while the next page loads, this one may see that page's URL.
    if (!isBack || hasLeft.current) return
    hasLeft.current = true
    navigate(returnTo, { replace: true })
  }, [isBack, navigate, returnTo])

  if (isMember && !isDone) return <AlreadyIn member={session.member} />
  return (
    <Container width="narrow" paddingY={48}>
      <PageHead title={copy.titles[form]} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{isDone ? authCopy.welcome : authCopy.titles[form]}</Heading>
        {isDone ? (
          <Welcome isNew={form === 'signUp'} onClose={() => navigate(returnTo)} />
        ) : isMailed ? (
          <Mailed actor={actor} />
        ) : (
          <>
            {form === 'signUp' && <Text size="lead">{copy.signUpIntroduction}</Text>}
            {isFailure(failure) && <Notice tone="danger">{copy.failures[failure]}</Notice>}
            <AuthForm
              actor={actor}
              key={form}
              page={{ returnTo, socialReturnTo: `${path}?${new URLSearchParams({ returnTo })}` }}
            />
          </>
        )}
        <noscript>
          <Notice role="none">{copy.withoutScript}</Notice>
        </noscript>
      </Stack>
    </Container>
  )
}

/** The machine of the window, with its form open from the start. `goOn` where no session of the page takes the new one up. */
function openForm(opening: { form: 'signIn' | 'signUp'; isCodeAsked: boolean }, goOn: () => void) {
  const auth = startAuth({
    onAuthenticated: (location) => {
      if (!emit('session.began', location)) goOn()
    },
  })
  auth.open({ ...opening, position: 'other' })
  return auth.actor
}

/** Where to go afterwards: as the URL says, else the page of the portal that led here. */
function useReturnTo(given: string | null): string {
  const cameFrom = useSyncExternalStore(neverChanges, readReferrer, () => '/')
  return given === null ? cameFrom : returnPath(given)
}

const neverChanges = () => () => {}

function readReferrer(): string {
  if (!document.referrer.startsWith(`${location.origin}/`)) return '/'
  const { pathname, search } = new URL(document.referrer)
  const path = returnPath(pathname + search)
  return path.startsWith('/user/') ? '/' : path
}

const isFailure = (text: string | null): text is keyof typeof copy.failures =>
  text !== null && Object.hasOwn(copy.failures, text)

const AlreadyIn = ({ member }: { member: Member }) => (
  <Container width="reading" paddingY={48}>
    <PageHead title={copy.alreadyIn} isIndexed={false} />
    <Stack gap={24}>
      <Heading level={1}>{copy.alreadyIn}</Heading>
      <Text size="lead">{copy.loggedInAs(member.name)}</Text>
      <Inline gap={16}>
        <Link href={profilePath(member)} isStandalone>
          {copy.profile}
        </Link>
        <Link href="/settings" isStandalone>
          {copy.settings}
        </Link>
        <Link href="/user/signout" isStandalone>
          {copy.signOut}
        </Link>
      </Inline>
    </Stack>
  </Container>
)

import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import { memberClient } from '#src/features/identity/session/identity-clients.ts'
import { type SessionActor, startSession } from '#src/features/identity/session/session-actor.ts'
import { prepareSessionNotice, showSessionNotice } from '#src/features/identity/session-notice.tsx'
import { isSocialReturn } from '#src/features/identity/social/is-social-return.ts'
import { chooseTheme } from '#src/features/theme/theme-storage.ts'
import { isOn } from '#src/property/features/feature-switches.ts'
import type { AuthForm, AuthPosition } from '#src/property/session/session-events.ts'
import { tellAuthenticated } from '#src/property/session/session-events.ts'
import { publishSession, readSession } from '#src/property/session/session-view.ts'

/** `firstSearch`: the query that the page was opened with. */
export type AccountFacts = { version: string; firstSearch: string }

/** Runs the session of this tab and everything about it that is seen: the corner of the header, the window, the notices. */
export function startAccount(facts: AccountFacts): void {
  prepareSessionNotice()
  const actor = startSession({
    announceEnd: () => {
      if (isOn('systemNotifications')) showSessionNotice({ tone: 'warning', text: 'Your sign-in session has ended' })
    },
  })
  const authenticate = memberAwaiter(actor)
  const corner = cornerFiller(facts)
  actor.subscribe((snapshot) => {
    publish(snapshot)
    corner()
  })
  publish(actor.getSnapshot())
  answerRequests(actor, authenticate)
  if (isSocialReturn(facts.firstSearch)) void takeSocialReturn(facts.firstSearch, authenticate)
}

function publish(snapshot: SnapshotFrom<typeof sessionMachine>) {
  const { member } = snapshot.context
  if (member !== null) publishSession({ status: 'member', member })
  else if (snapshot.matches('signedOut')) publishSession({ status: 'loggedOut' })
  else if (!snapshot.matches('checking')) publishSession({ status: 'unknown' })
  const { status } = readSession()
  const { dataset } = document.documentElement
  if (status === 'member') dataset['hasSession'] = ''
  else if (status === 'loggedOut') delete dataset['hasSession']
  // For whoever watches from outside: most states look alike.
  dataset['sessionState'] = snapshot.value
}

/** Fills the corner once, when there is a member for the first time. */
function cornerFiller(facts: AccountFacts): () => void {
  let isFilled = false
  return () => {
    if (isFilled || readSession().status !== 'member') return
    const [avatar, menu] = ['avatar', 'menu'].map((place) => document.querySelector(`[data-account-${place}]`))
    if (!avatar || !menu) return
    isFilled = true
    import('#src/features/identity/menu/show-member.tsx').then(
      ({ showMember }) =>
        showMember({
          avatar,
          menu,
          facts: {
            environment: import.meta.env.MODE,
            api: '/rest',
            backendForFrontend: '/graphql',
            release: facts.version,
          },
        }),
      () => {
        // Tried again with the next change.
        isFilled = false
      },
    )
  }
}

/** Begins to read the member of a new session; the first time that it is there counts as having signed in. */
function memberAwaiter(actor: SessionActor): (location: string) => void {
  return (location) => {
    actor.send({ type: 'member.authenticated', location })
    const subscription = actor.subscribe((snapshot) => {
      const { member } = snapshot.context
      if (snapshot.hasTag('busy') || snapshot.matches('unreachable')) return
      subscription.unsubscribe()
      if (member === null) return
      tellAuthenticated(member.id)
      void takeThemeOf(member.username)
    })
  }
}

/** The theme that the member chose, on whatever device. */
async function takeThemeOf(username: string) {
  const settings = await memberClient.settings(username)
  if (settings.ok && settings.data.theme !== 'system') chooseTheme(settings.data.theme)
}

function answerRequests(actor: SessionActor, authenticate: (location: string) => void) {
  const open = async (form: AuthForm, position: AuthPosition) => {
    const { openAuthWindow } = await import('#src/features/identity/auth-window/open-auth-window.tsx')
    openAuthWindow({ form, position }, authenticate)
  }
  const onLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-auth]') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain) return
    event.preventDefault()
    const isJoining = link.dataset['auth'] === 'signUp'
    void open(isJoining ? 'signUp' : 'signIn', isJoining ? 'nav_join_btn' : 'nav_sign_in_btn')
  }
  // Before the listener that follows links.
  document.addEventListener('click', onLink, { capture: true })
  window.addEventListener('portal:auth-requested', ({ detail }) => void open(detail.form, detail.position))
  window.addEventListener('portal:sign-out-requested', () => actor.send({ type: 'signOut.requested' }))
  window.addEventListener('portal:member-updated', ({ detail }) =>
    actor.send({ type: 'member.updated', member: detail }),
  )
  window.addEventListener('portal:theme-chosen', ({ detail }) => chooseTheme(detail))
}

async function takeSocialReturn(search: string, authenticate: (location: string) => void) {
  const { startSocialReturn } = await import('#src/features/identity/social/social-return.ts')
  const actor = startSocialReturn({ search, onAuthenticated: authenticate })
  actor.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) showSessionNotice({ tone: 'information', text: 'Logging you in…' })
    if (snapshot.matches('done')) showSessionNotice({ tone: 'success', text: 'You are logged in.' })
    if (snapshot.matches('failed')) showSessionNotice({ tone: 'danger', text: snapshot.context.message ?? '' })
  })
  actor.start()
}

import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import { legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { type SessionActor, startSession } from '#src/features/account/session/session-actor.ts'
import { noticeCopy } from '#src/features/account/account.copy.ts'
import { prepareSessionNotice, showSessionNotice } from '#src/features/account/session/session-notice.tsx'
import { isSocialReturn } from '#src/features/account/social/is-social-return.ts'
import { isOn } from '#src/shared/runtime/feature-switches.ts'
import type { AuthForm, AuthPosition } from '#src/shared/session/auth-request.ts'
import { publishSession, readSession } from '#src/shared/session/session-view.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { emit, on } from '#src/shared/runtime/app-events.ts'

const memberViews = onIntent(() => import('#src/features/account/menu/show-member.tsx'))
const authWindow = onIntent(() => import('#src/features/account/auth/open-auth-window.tsx'))
const socialReturn = onIntent(() => import('#src/features/account/social/social-return.ts'))

/** Runs the session of this tab and everything about it that is seen: the corner of the header, the window, the notices. */
export default function startAccount(context: IslandContext): void {
  prepareSessionNotice()
  const actor = startSession({
    announceEnd: () => {
      if (!isOn('systemNotifications')) return
      showSessionNotice({ tone: 'warning', text: noticeCopy.ended, offersLogIn: true })
    },
  })
  const authenticate = memberAwaiter(actor)
  const corner = cornerFiller(context)
  actor.subscribe((snapshot) => {
    publish(snapshot)
    corner()
  })
  publish(actor.getSnapshot())
  answerRequests(actor, authenticate)
  if (isSocialReturn(context.firstSearch)) void takeSocialReturn(context.firstSearch, authenticate)
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
function cornerFiller({ version, hasPage }: IslandContext): () => void {
  let isFilled = false
  return () => {
    if (isFilled || readSession().status !== 'member') return
    const [avatar, menu] = ['avatar', 'menu'].map((place) => document.querySelector(`[data-account-${place}]`))
    if (!avatar || !menu) return
    isFilled = true
    void memberViews.eventually().then(({ showMember }) =>
      showMember({
        avatar,
        menu,
        facts: {
          environment: document.documentElement.dataset['environment'] ?? import.meta.env.MODE,
          api: '/rest',
          backendForFrontend: '/graphql',
          release: version,
        },
        hasPage,
      }),
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
      emit('member.authenticated', { memberId: member.id })
      void takeThemeOf(member.username)
    })
  }
}

/** The theme that the member chose, on whatever device. */
async function takeThemeOf(username: string) {
  const params = { path: { username } }
  const settings = await resultOf((signal) => legacy.GET('/user/{username}/settings', { params, signal }))
  if (settings.ok && settings.data.theme !== 'system') emit('theme.chosen', settings.data.theme)
}

function answerRequests(actor: SessionActor, authenticate: (location: string) => void) {
  const open = async (form: AuthForm, position: AuthPosition) => {
    const { openAuthWindow } = await authWindow.request()
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
  on('session.began', authenticate)
  on('auth.requested', ({ form, position }) => void open(form, position))
  on('signOut.requested', () => actor.send({ type: 'signOut.requested' }))
  on('member.updated', (member) => actor.send({ type: 'member.updated', member }))
}

async function takeSocialReturn(search: string, authenticate: (location: string) => void) {
  const { startSocialReturn } = await socialReturn.request()
  const actor = startSocialReturn({ search, onAuthenticated: authenticate })
  actor.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) showSessionNotice({ tone: 'information', text: noticeCopy.loggingIn })
    if (snapshot.matches('done')) showSessionNotice({ tone: 'success', text: noticeCopy.loggedIn })
    if (snapshot.matches('failed')) showSessionNotice({ tone: 'danger', text: snapshot.context.message ?? '' })
  })
  actor.start()
}

import { createActor } from 'xstate'
import { type AuthChoice, authTrackingMachine } from '#machines/auth-tracking/auth-tracking.machine.ts'
import { pageTrackingMachine } from '#machines/page-tracking/page-tracking.machine.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { pushToDataLayer } from './sinks.ts'

type Parts = {
  mayTrack: () => boolean
  /** Called for each page, consent or not. */
  onPage: () => void
}

/** Tells the data layer which pages are seen and how members come in. */
export function startVisits({ mayTrack, onPage }: Parts): { open: (address: string) => void; beginAnew: () => void } {
  const push = (event: Record<string, unknown>) => {
    if (mayTrack()) pushToDataLayer(event)
  }
  const startPages = () =>
    createActor(
      pageTrackingMachine.provide({
        actions: {
          emitPageView: (_, { page, memberId }) => {
            if (memberId === null) onPage()
            push({ event: 'page_view', page, ...(memberId === null ? {} : { user_id: memberId }) })
          },
        },
      }),
    ).start()
  let pages = startPages()
  const setMember = () => {
    const session = readSession()
    pages.send({ type: 'member.changed', memberId: session.status === 'member' ? session.member.id : null })
  }
  const open = (address: string) => pages.send({ type: 'address.opened', address })
  setMember()
  onSessionChange(setMember)
  watchAuth(push)
  return {
    open,
    // What was not told without consent is told with it.
    beginAnew() {
      pages.stop()
      pages = startPages()
      setMember()
      open(location.pathname + location.search)
    },
  }
}

const STORED_CHOICE = 'authTracking'

function watchAuth(push: (event: Record<string, unknown>) => void): void {
  const actor = createActor(
    authTrackingMachine.provide({
      actions: {
        storeChoice: (_, choice) => storeChoice(choice),
        emitAuthEvent: (_, event) => {
          if (event) push({ event: event.name, user_id: event.memberId, method: event.type, position: event.position })
        },
      },
    }),
    { input: { choice: readChoice() } },
  ).start()
  on('auth.chosen', ({ form, method, position }) => {
    if (form !== 'forgotPassword') actor.send({ type: 'way.chosen', choice: { mode: form, type: method, position } })
  })
  on('member.authenticated', ({ memberId }) => actor.send({ type: 'member.authenticated', memberId }))
}

function storeChoice(choice: AuthChoice | null): void {
  try {
    if (choice === null) sessionStorage.removeItem(STORED_CHOICE)
    else sessionStorage.setItem(STORED_CHOICE, JSON.stringify(choice))
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

function readChoice(): AuthChoice | null {
  try {
    // Each part is looked at before it is taken.
    const found = Object(JSON.parse(sessionStorage.getItem(STORED_CHOICE) ?? 'null')) as Record<string, unknown>
    const { mode, type, position } = found
    if (mode !== 'signIn' && mode !== 'signUp') return null
    return typeof type === 'string' && typeof position === 'string' ? { mode, type, position } : null
  } catch {
    return null
  }
}

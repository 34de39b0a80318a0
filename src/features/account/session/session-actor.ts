import { type Actor, createActor, fromPromise } from 'xstate'
import {
  type ReadMemberInput,
  type ReadMemberOutput,
  type RefreshOutput,
  type SessionFacts,
  sessionMachine,
} from '#machines/session/session.machine.ts'
import { anonymousLegacy, legacy } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { setSigningOut } from '#src/api/session/background-token.ts'
import { onSessionRenewal, renewSession } from '#src/api/session/renew-session.ts'
import { untilAnswered } from '#src/api/session/requests-under-way.ts'
import { clearSessionCookies, readTokenWords } from '#src/api/session/session-cookies.ts'
import { logAuthFailure } from '#src/features/account/account-error.ts'
import { clearPostDrafts } from '#src/shared/storage/post-drafts.ts'
import { forgetUnsentTexts } from '#src/shared/storage/unsent-text.ts'
import {
  onMemberChangedElsewhere,
  readSessionFacts,
  readSignOutPending,
  storeMember,
  storeSignOutPending,
} from './member-storage.ts'

export type SessionActor = Actor<typeof sessionMachine>

const LONGEST_WAIT_FOR_ANSWERS_MS = 3000

/** Runs the session of this tab, for the life of the page. `announceEnd` tells the visitor that it is over. */
export function startSession({ announceEnd }: { announceEnd: () => void }): SessionActor {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readFacts: fromPromise<SessionFacts>(() => Promise.resolve(readSessionFacts())),
        refreshToken: fromPromise<RefreshOutput>(refreshToken),
        readMember: fromPromise<ReadMemberOutput, ReadMemberInput>(({ input, signal }) => readMember(input, signal)),
        signOut: fromPromise<void>(({ signal }) => signOut(signal)),
      },
      actions: {
        storeMember: (_, member) => storeMember(member),
        clearCookies: clearSessionCookies,
        persistSignOutPending: (_, isPending) => storeSignOutPending(isPending),
        announceEnd,
      },
    }),
    { input: { isSignOutPending: readSignOutPending() } },
  )
  actor.start()
  window.addEventListener('focus', () => actor.send({ type: 'window.focused' }))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'window.focused' })
  })
  // A page that the browser kept aside shows who was there when it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) actor.send({ type: 'window.focused' })
  })
  window.addEventListener('online', () => actor.send({ type: 'network.returned' }))
  onMemberChangedElsewhere((member) => actor.send({ type: 'member.changedElsewhere', member }))
  onSessionRenewal(() => actor.send({ type: 'token.expired' }))
  return actor
}

async function refreshToken(): Promise<RefreshOutput> {
  const renewal = await renewSession()
  if (renewal.ok) return { ok: true }
  if (renewal.reason === 'ENDED') return { ok: false, reason: 'ENDED' }
  throw new Error('The server could not be reached.')
}

async function readMember({ location }: ReadMemberInput, asked: AbortSignal): Promise<ReadMemberOutput> {
  const username = usernameAt(location) ?? String(readTokenWords()?.memberId ?? '')
  if (username === '') throw new Error('Nothing tells who is there.')
  const params = { path: { username } }
  const result = await resultOf((signal) => legacy.GET('/user/{username}', { params, signal }), asked)
  if (result.ok) return { ok: true, member: result.data }
  logAuthFailure('Reading the member', result.problem)
  const { status } = result.problem
  if (status === 401 || status === 404) return { ok: false, reason: 'ENDED' }
  throw new Error(result.problem.message)
}

async function signOut(asked: AbortSignal): Promise<void> {
  setSigningOut()
  // What is repeated later is nothing that the visitor of now has typed.
  if (!readSignOutPending()) {
    forgetUnsentTexts()
    clearPostDrafts()
  }
  // What the member did last would be refused once the session has ended.
  await untilAnswered(LONGEST_WAIT_FOR_ANSWERS_MS)
  const result = await resultOf((signal) => anonymousLegacy.POST('/auth/sign-out', { signal }), asked)
  if (result.ok) return
  logAuthFailure('Signing out', result.problem)
  throw new Error(result.problem.message)
}

/** The username in `/api/user/{username}`. */
function usernameAt(location: string | null): string | null {
  const username = /^\/api\/user\/([\w.-]{1,60})$/.exec(location ?? '')?.[1]
  return username ?? null
}

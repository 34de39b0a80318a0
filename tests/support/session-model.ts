import { fromPromise } from 'xstate'
import {
  type Member,
  type ReadMemberInput,
  type ReadMemberOutput,
  type RefreshOutput,
  sessionMachine,
  type SessionFacts,
} from '#machines/session/session.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const lena: Member = {
  id: 1,
  username: 'lena',
  name: 'Lena Local',
  type: 1,
  avatar: null,
  displayDescription: '',
  isAgent: false,
  claims: {},
  communications: [],
}

const facts = (hasSessionCookie: boolean, hasAccessToken: boolean, member: Member | null): SessionFacts => ({
  hasSessionCookie,
  hasAccessToken,
  member,
})

/** What a check can find, by what a reader would call it. */
export const situations = {
  nobody: facts(false, false, null),
  whole: facts(true, true, lena),
  expiredToken: facts(true, false, lena),
  lostCookie: facts(false, false, lena),
  lostMember: facts(true, true, null),
  lostMemberAndToken: facts(true, false, null),
}

const done = (actor: string, output: SessionFacts | RefreshOutput | ReadMemberOutput | undefined) => ({
  type: `xstate.done.actor.${actor}`,
  output,
})

/** Everything that can happen to a session, the outcomes of its waits included. */
const sessionEvents = [
  ...Object.values(situations).map((found) => done('readFacts', found)),
  { type: 'xstate.error.actor.readFacts' },
  done('refreshToken', { ok: true }),
  done('refreshToken', { ok: false, reason: 'ENDED' }),
  { type: 'xstate.error.actor.refreshToken' },
  { type: 'xstate.after.answerTimeout.session.refreshing' },
  done('readMember', { ok: true, member: lena }),
  done('readMember', { ok: false, reason: 'ENDED' }),
  { type: 'xstate.error.actor.readMember' },
  { type: 'xstate.after.answerTimeout.session.readingMember' },
  done('signOut', undefined),
  { type: 'xstate.error.actor.signOut' },
  { type: 'xstate.after.answerTimeout.session.signingOut' },
  { type: 'xstate.after.checkInterval.session.signedIn' },
  { type: 'xstate.after.checkInterval.session.signedOut' },
  { type: 'xstate.after.checkInterval.session.unreachable' },
  { type: 'window.focused' },
  { type: 'network.returned' },
  { type: 'token.expired' },
  { type: 'member.authenticated', location: '/api/user/lena' },
  { type: 'member.changedElsewhere', member: lena },
  { type: 'member.changedElsewhere', member: null },
  { type: 'member.updated', member: lena },
  { type: 'signOut.requested' },
]

/** The machine without surroundings: waits that never end by themselves, nothing kept, nothing said. */
export const stillSession = sessionMachine.provide({
  actors: {
    readFacts: fromPromise<SessionFacts>(() => new Promise(() => {})),
    refreshToken: fromPromise<RefreshOutput>(() => new Promise(() => {})),
    readMember: fromPromise<ReadMemberOutput, ReadMemberInput>(() => new Promise(() => {})),
    signOut: fromPromise<void>(() => new Promise(() => {})),
  },
  actions: { storeMember: () => {}, clearCookies: () => {}, announceEnd: () => {}, persistSignOutPending: () => {} },
})

/** The paths that are walked in memory and through the page. */
export const sessionPaths = transitionPaths(stillSession, sessionEvents, { isSignOutPending: false })

type Key = { value: string; member: string | null; isSignOutPending: boolean }

/** State, username and whether a sign-out is still to be heard, out of the key of a path. */
export function readKey(key: string): Key {
  const [value = ''] = key.split(' ')
  // Written by transitionPaths from the machine's context.
  const context = JSON.parse(key.slice(value.length + 1)) as { member: Member | null; isSignOutPending: boolean }
  const state: unknown = JSON.parse(value)
  return { value: String(state), member: context.member?.username ?? null, isSignOutPending: context.isSignOutPending }
}

/** An event with its outcome, in words that tell it from every other. */
export function eventName(event: { type: string; output?: unknown; member?: Member | null }): string {
  const situation = Object.entries(situations).find(([, found]) => found === event.output)?.[0]
  if (situation !== undefined) return `${event.type} ${situation}`
  if ('member' in event) return `${event.type} ${event.member?.username ?? 'nobody'}`
  return [event.type, ...('output' in event ? [JSON.stringify(event.output)] : [])].join(' ')
}

import { assign, fromPromise, setup } from 'xstate'
import { SESSION_CHECK_INTERVAL } from '#domain/lookups/limits.ts'
import type { components } from '#schema/generated/legacy.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type Member = components['schemas']['User']
/** What the browser keeps of a session. */
export type SessionFacts = { hasSessionCookie: boolean; hasAccessToken: boolean; member: Member | null }
/** ENDED: the server no longer knows the session. Rejects when no answer came. */
export type RefreshOutput = { ok: true } | { ok: false; reason: 'ENDED' }
export type ReadMemberOutput = { ok: true; member: Member } | { ok: false; reason: 'ENDED' }
/** Where a sign-in said that the member is read; null for the member of the access token. */
export type ReadMemberInput = { location: string | null }

/** `isSignOutPending`: whether an earlier page could not tell the server that the visitor signed out. */
export type SessionInput = { isSignOutPending: boolean }

type Context = { member: Member | null; location: string | null; isSignOutPending: boolean }

const missing = missingPartsOf('sessionMachine')

/**
 * Who is there, for as long as a page of the portal is open (docs/product.md, section 9.1).
 * Checked at the start, on window focus and every five minutes. While a check runs, or the server is away, the member stays
 * on the screen; it is cleared only when the session is known to be over. One refresh at a time, for every request that met
 * an expired token. A sign-out that the server did not hear is repeated, unless somebody signs in before. Owned by the app.
 */
export const sessionMachine = setup({
  types: {} as {
    input: SessionInput
    context: Context
    events:
      | { type: 'window.focused' }
      | { type: 'network.returned' }
      | { type: 'token.expired' }
      | { type: 'member.authenticated'; location: string }
      | { type: 'member.changedElsewhere'; member: Member | null }
      | { type: 'member.updated'; member: Member }
      | { type: 'signOut.requested' }
    tags: 'busy'
  },
  actors: {
    readFacts: fromPromise<SessionFacts>(missing('readFacts')),
    refreshToken: fromPromise<RefreshOutput>(missing('refreshToken')),
    readMember: fromPromise<ReadMemberOutput, ReadMemberInput>(missing('readMember')),
    signOut: fromPromise<void>(missing('signOut')),
  },
  actions: {
    takeMember: assign((_, member: Member | null) => ({ member })),
    takeOtherMember: assign((_, member: Member | null) => ({ member, location: null, isSignOutPending: false })),
    takeReadMember: assign(({ context }, output: ReadMemberOutput) => ({
      member: output.ok ? output.member : context.member,
      location: null,
    })),
    takeLocation: assign((_, location: string) => ({ location, isSignOutPending: false })),
    dropMember: assign({ member: null, location: null }),
    setSignOutPending: assign((_, isSignOutPending: boolean) => ({ isSignOutPending })),
    /** For the pages that come after this one. */
    persistSignOutPending: (...[, isPending]: [unknown, boolean]) => missing(`persistSignOutPending(${isPending})`)(),
    storeMember: (...[, member]: [unknown, Member | null]) => missing(`storeMember for ${member?.username}`)(),
    clearCookies: missing('clearCookies'),
    announceEnd: missing('announceEnd'),
  },
  guards: {
    needsRefresh: (_, facts: SessionFacts) => facts.hasSessionCookie && !facts.hasAccessToken,
    hasLostCookie: (_, facts: SessionFacts) => facts.member !== null && !facts.hasSessionCookie,
    needsMember: (_, facts: SessionFacts) => facts.hasSessionCookie && facts.hasAccessToken && facts.member === null,
    isWhole: (_, facts: SessionFacts) => facts.hasSessionCookie && facts.hasAccessToken && facts.member !== null,
    isDone: (_, output: { ok: boolean }) => output.ok,
    hasMember: ({ context }) => context.member !== null,
    isSomebody: (_, member: Member | null) => member !== null,
    isSignOutPending: ({ context }) => context.isSignOutPending,
  },
  delays: { checkInterval: SESSION_CHECK_INTERVAL, answerTimeout: 15_000 },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ member: null, location: null, ...input }),
  initial: 'checking',
  on: {
    'member.authenticated': {
      target: '.readingMember',
      actions: [
        { type: 'takeLocation', params: ({ event }) => event.location },
        { type: 'persistSignOutPending', params: false },
      ],
    },
    'member.changedElsewhere': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event.member },
        target: '.signedIn',
        actions: { type: 'takeOtherMember', params: ({ event }) => event.member },
      },
      { target: '.signedOut', actions: 'dropMember' },
    ],
  },
  states: {
    checking: {
      invoke: {
        id: 'readFacts',
        src: 'readFacts',
        onDone: [
          {
            guard: { type: 'needsRefresh', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'takeMember', params: ({ event }) => event.output.member },
          },
          { guard: { type: 'hasLostCookie', params: ({ event }) => event.output }, target: 'ended' },
          { guard: { type: 'needsMember', params: ({ event }) => event.output }, target: 'readingMember' },
          {
            guard: { type: 'isWhole', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'takeMember', params: ({ event }) => event.output.member },
          },
          { target: 'signedOut', actions: 'dropMember' },
        ],
        onError: { target: 'signedOut', actions: 'dropMember' },
      },
      on: { 'signOut.requested': 'signingOut' },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'refreshed' },
          { target: 'ended' },
        ],
        onError: 'unreachable',
      },
      after: { answerTimeout: 'unreachable' },
      on: { 'signOut.requested': 'signingOut' },
    },
    refreshed: { always: [{ guard: 'hasMember', target: 'signedIn' }, { target: 'readingMember' }] },
    readingMember: {
      tags: 'busy',
      invoke: {
        id: 'readMember',
        src: 'readMember',
        input: ({ context }) => ({ location: context.location }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'takeReadMember', params: ({ event }) => event.output },
              { type: 'storeMember', params: ({ context }) => context.member },
            ],
          },
          { target: 'ended' },
        ],
        onError: 'unreachable',
      },
      after: { answerTimeout: 'unreachable' },
      on: { 'signOut.requested': 'signingOut' },
    },
    unreachable: {
      after: { checkInterval: 'checking' },
      on: { 'window.focused': 'checking', 'network.returned': 'checking', 'signOut.requested': 'signingOut' },
    },
    signedIn: {
      after: { checkInterval: 'checking' },
      on: {
        'window.focused': 'checking',
        'token.expired': 'refreshing',
        'signOut.requested': 'signingOut',
        'member.updated': {
          actions: [
            { type: 'takeMember', params: ({ event }) => event.member },
            { type: 'storeMember', params: ({ event }) => event.member },
          ],
        },
      },
    },
    ended: {
      entry: [{ type: 'announceEnd' }, { type: 'dropMember' }, { type: 'storeMember', params: null }, 'clearCookies'],
      always: 'signedOut',
    },
    signingOut: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'heard', onError: 'unheard' },
      after: { answerTimeout: 'unheard' },
    },
    heard: {
      entry: [
        { type: 'setSignOutPending', params: false },
        { type: 'persistSignOutPending', params: false },
      ],
      always: 'left',
    },
    unheard: {
      entry: [
        { type: 'setSignOutPending', params: true },
        { type: 'persistSignOutPending', params: true },
      ],
      always: 'left',
    },
    left: {
      entry: [{ type: 'dropMember' }, { type: 'storeMember', params: null }, 'clearCookies'],
      always: 'signedOut',
    },
    signedOut: {
      after: { checkInterval: [{ guard: 'isSignOutPending', target: 'signingOut' }, { target: 'checking' }] },
      on: {
        'window.focused': [{ guard: 'isSignOutPending', target: 'signingOut' }, { target: 'checking' }],
        'network.returned': { guard: 'isSignOutPending', target: 'signingOut' },
      },
    },
  },
})

import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** What the portal knows of a member and the person whose profile is open. */
export type FollowState = { isOwn: boolean; isFollowing: boolean; followerCount: number }
/** SESSION_ENDED: nobody is logged in any more. Rejects when no answer came. */
export type SendFollowOutput =
  | { ok: true; isFollowing: boolean; followerCount: number }
  | { ok: false; reason: 'SESSION_ENDED' | 'REFUSED'; message: string }

type Context = {
  /** As the portal has it, and as the visitor wants it; null as long as that is the same. */
  isFollowing: boolean
  intent: boolean | null
  /** Null until it is read for this visitor. */
  followerCount: number | null
  isOwn: boolean
  /** What the portal had against it, in its own words. */
  message: string
}

const missing = missingPartsOf('followMachine')

/** With nobody logged in, what is pending is a follow and never its end. */
const savePendingFollow = {
  type: 'savePendingFollow',
  params: ({ context }: { context: Context }) => context.intent ?? true,
} as const

/**
 * Whether the visitor follows the person of one profile, for as long as that is open.
 * A press shows at once, and never are two requests in flight: what is pressed meanwhile is sent after. The intent is saved on the device
 * until the portal has answered it, for the page may be left before; that of nobody is sent by what hears of the member (feature.ts), not by this.
 * A follow is counted when the portal has taken one that was none before. Owned by the follow button.
 */
export const followMachine = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'follow.pressed' }
      | { type: 'member.arrived' }
      | { type: 'member.left' }
      | { type: 'network.returned' }
      | { type: 'follows.changed' }
    tags: 'busy'
  },
  actors: {
    readFollow: fromPromise<FollowState>(missing('readFollow')),
    sendFollow: fromPromise<SendFollowOutput, { isFollowing: boolean }>(missing('sendFollow')),
  },
  actions: {
    takePress: assign(({ context: { isFollowing, intent } }) => ({ intent: !(intent ?? isFollowing), message: '' })),
    takeState: assign(({ context }, { isOwn, isFollowing, followerCount }: FollowState) => ({
      isOwn,
      isFollowing,
      followerCount,
      intent: context.intent === isFollowing || isOwn ? null : context.intent,
    })),
    takeAnswer: assign(({ context }, output: SendFollowOutput) => {
      if (!output.ok) return { intent: null, message: output.message }
      const { isFollowing, followerCount } = output
      return { isFollowing, followerCount, intent: context.intent === isFollowing ? null : context.intent }
    }),
    forgetMember: assign({ isFollowing: false, intent: null, isOwn: false }),
    savePendingFollow: (...[, isFollowing]: [unknown, boolean]) => missing(`savePendingFollow ${isFollowing}`)(),
    clearPendingFollow: missing('clearPendingFollow'),
    askToLogIn: missing('askToLogIn'),
    countFollow: missing('countFollow'),
  },
  guards: {
    isOwn: ({ context }) => context.isOwn,
    hasIntent: ({ context }) => context.intent !== null,
    /** Whether what is intended is so already, or cannot be. */
    isAnswered: ({ context: { intent } }, { isFollowing, isOwn }: FollowState) =>
      intent !== null && (intent === isFollowing || isOwn),
    isNewFollow: ({ context }, output: SendFollowOutput) => output.ok && output.isFollowing && !context.isFollowing,
    needsLogin: (_, output: SendFollowOutput) => !output.ok && output.reason === 'SESSION_ENDED',
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'follow',
  context: { isFollowing: false, intent: null, followerCount: null, isOwn: false, message: '' },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'follow.pressed': { actions: 'takePress' },
        'member.arrived': 'member',
        'member.left': [
          { guard: 'hasIntent', target: 'loggedOut', actions: [savePendingFollow, 'forgetMember', 'askToLogIn'] },
          { target: 'loggedOut' },
        ],
      },
    },
    loggedOut: {
      on: {
        'follow.pressed': { actions: [savePendingFollow, 'askToLogIn'] },
        'member.arrived': 'member',
      },
    },
    member: {
      initial: 'reading',
      on: { 'member.left': { target: 'loggedOut', actions: 'forgetMember' } },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'readFollow',
            src: 'readFollow',
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [{ type: 'takeState', params: ({ event }) => event.output }, 'clearPendingFollow'],
              },
              { target: 'deciding', actions: { type: 'takeState', params: ({ event }) => event.output } },
            ],
            onError: 'unread',
          },
          after: { answerTimeout: 'unread' },
          on: { 'follow.pressed': { actions: ['takePress', savePendingFollow] } },
        },
        deciding: {
          always: [{ guard: 'isOwn', target: 'own' }, { guard: 'hasIntent', target: 'sending' }, { target: 'settled' }],
        },
        own: {},
        unread: {
          on: {
            'follow.pressed': { target: 'reading', actions: ['takePress', savePendingFollow] },
            'network.returned': 'reading',
          },
        },
        settled: {
          on: { 'follow.pressed': { target: 'sending', actions: 'takePress' }, 'follows.changed': 'reading' },
        },
        sending: {
          tags: 'busy',
          entry: savePendingFollow,
          invoke: {
            id: 'sendFollow',
            src: 'sendFollow',
            input: ({ context: { intent } }) => ({ isFollowing: intent ?? true }),
            onDone: [
              {
                guard: { type: 'isNewFollow', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [
                  'countFollow',
                  { type: 'takeAnswer', params: ({ event }) => event.output },
                  'clearPendingFollow',
                ],
              },
              {
                guard: { type: 'needsLogin', params: ({ event }) => event.output },
                target: '#follow.loggedOut',
                actions: [savePendingFollow, 'forgetMember', 'askToLogIn'],
              },
              {
                target: 'deciding',
                actions: [{ type: 'takeAnswer', params: ({ event }) => event.output }, 'clearPendingFollow'],
              },
            ],
            onError: 'unreachable',
          },
          after: { answerTimeout: 'unreachable' },
          on: { 'follow.pressed': { actions: ['takePress', savePendingFollow] } },
        },
        unreachable: {
          on: { 'follow.pressed': { target: 'sending', actions: 'takePress' }, 'network.returned': 'sending' },
        },
      },
    },
  },
})

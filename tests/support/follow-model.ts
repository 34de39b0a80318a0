import { fromPromise } from 'xstate'
import { followMachine, type FollowState, type SendFollowOutput } from '#machines/follow/follow.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const readStates = {
  following: { isOwn: false, isFollowing: true, followerCount: 8 },
  notFollowing: { isOwn: false, isFollowing: false, followerCount: 7 },
  own: { isOwn: true, isFollowing: false, followerCount: 3 },
} as const satisfies Record<string, FollowState>

export const followOutcomes = {
  follows: { ok: true, isFollowing: true, followerCount: 8 },
  followsNoMore: { ok: true, isFollowing: false, followerCount: 7 },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED', message: 'Please log in first.' },
  refused: { ok: false, reason: 'REFUSED', message: 'You can’t follow yourself.' },
} as const satisfies Record<string, SendFollowOutput>

/** Everything that can happen to a follow, the outcomes of requests included. */
const followEvents = [
  { type: 'follow.pressed' },
  { type: 'member.arrived' },
  { type: 'member.left' },
  { type: 'network.returned' },
  { type: 'follows.changed' },
  ...Object.values(readStates).map((output) => ({ type: 'xstate.done.actor.readFollow', output })),
  { type: 'xstate.error.actor.readFollow' },
  { type: 'xstate.after.answerTimeout.follow.member.reading' },
  ...Object.values(followOutcomes).map((output) => ({ type: 'xstate.done.actor.sendFollow', output })),
  { type: 'xstate.error.actor.sendFollow' },
  { type: 'xstate.after.answerTimeout.follow.member.sending' },
]

const never = () => new Promise<never>(() => {})
const nothing = () => {}

/** The machine without surroundings: requests that are never answered, and actions that do nothing. */
export const stillFollow = followMachine.provide({
  actors: {
    readFollow: fromPromise<FollowState>(never),
    sendFollow: fromPromise<SendFollowOutput, { isFollowing: boolean }>(never),
  },
  actions: { savePendingFollow: nothing, clearPendingFollow: nothing, askToLogIn: nothing, countFollow: nothing },
})

export const followPaths = transitionPaths(stillFollow, followEvents)

/** What tests/model/machine-definitions.test.ts holds the machine to. */
export const followDefinition = {
  tags: { busy: ['member.reading', 'member.sending'] },
  needs: {
    readFollow: 'readFollow',
    sendFollow: 'sendFollow',
    clearPendingFollow: 'clearPendingFollow',
    askToLogIn: 'askToLogIn',
    countFollow: 'countFollow',
    savePendingFollow: 'savePendingFollow true',
  },
  given: { savePendingFollow: true },
}

import { fromPromise } from 'xstate'
import {
  type AnswerInvitationOutput,
  type InvitationAnswer,
  invitationMachine,
  type OpenedInvitation,
} from '#machines/invitation/invitation.machine.ts'
import { transitionPaths } from './machine-paths.ts'

export const forYou: OpenedInvitation = {
  collectionId: '7',
  collectionName: 'By the sea',
  inviterName: 'Lena',
  listingCount: 3,
  uniqueIdentifier: 'an-invitation-of-its-own',
  expiresAt: '2026-12-07T00:00:00Z',
  isForYou: true,
}
export const ofAnother: OpenedInvitation = { ...forYou, isForYou: false }

export const outcomes = {
  taken: { ok: true, path: '/collections/abc/by-the-sea' },
  sessionEnded: { ok: false, reason: 'SESSION_ENDED', message: 'Please log in first.' },
  ofAnother: { ok: false, reason: 'OF_ANOTHER', message: 'Failed to confirm invite' },
  expired: { ok: false, reason: 'EXPIRED', message: 'Failed to confirm invite' },
  refused: { ok: false, reason: 'REFUSED', message: 'Please confirm your email address first.' },
} as const satisfies Record<string, AnswerInvitationOutput>

/** Everything that can happen to an invitation, the outcomes of requests included. */
const invitationEvents = [
  { type: 'answer.chosen', answer: 'accept' },
  { type: 'answer.chosen', answer: 'decline' },
  { type: 'member.arrived' },
  { type: 'member.left' },
  { type: 'network.returned' },
  { type: 'reading.requested' },
  ...[forYou, ofAnother, null].map((output) => ({ type: 'xstate.done.actor.readInvitation', output })),
  { type: 'xstate.error.actor.readInvitation' },
  { type: 'xstate.after.answerTimeout.invitation.reading' },
  ...Object.values(outcomes).map((output) => ({ type: 'xstate.done.actor.answerInvitation', output })),
  { type: 'xstate.error.actor.answerInvitation' },
  { type: 'xstate.after.answerTimeout.invitation.open.answering' },
]

const never = () => new Promise<never>(() => {})

/** The machine without surroundings: requests that are never answered. */
export const stillInvitation = invitationMachine.provide({
  actors: {
    readInvitation: fromPromise<OpenedInvitation | null>(never),
    answerInvitation: fromPromise<
      AnswerInvitationOutput,
      { answer: InvitationAnswer; invitation: OpenedInvitation | null }
    >(never),
  },
})

export const memberPaths = transitionPaths(stillInvitation, invitationEvents, { hasMember: true })
export const nobodyPaths = transitionPaths(stillInvitation, invitationEvents, { hasMember: false })

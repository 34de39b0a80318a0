import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** An invitation as the one who opens its link sees it. */
export type OpenedInvitation = {
  collectionId: string
  collectionName: string
  inviterName: string
  listingCount: number
  uniqueIdentifier: string
  /** When it is too late. */
  expiresAt: string
  /** Whether it was sent to the confirmed email address of who is logged in. */
  isForYou: boolean
}
export type InvitationAnswer = 'accept' | 'decline'
/** OF_ANOTHER: it was sent to another email address, or to one that is not confirmed. Rejects when no answer came. */
export type AnswerInvitationOutput =
  | { ok: true; path: string }
  | { ok: false; reason: 'SESSION_ENDED' | 'OF_ANOTHER' | 'EXPIRED' | 'REFUSED'; message: string }

type Context = {
  hasMember: boolean
  invitation: OpenedInvitation | null
  answer: InvitationAnswer
  /** Where the collection is; null until it was accepted. */
  path: string | null
  /** What the portal had against it, in its own words; empty where nothing was said. */
  message: string
}

const missing = missingPartsOf('invitationMachine')

/**
 * One invitation to a collection, from the opened link to its answer.
 * Never two requests in flight. It is read again whenever somebody logs in or out, and answered by nobody but the member to whom
 * it was sent; an answer that was asked for before the session ended is asked for again by the visitor, not by itself. An
 * invitation that was answered, taken back or is too old has expired. Owned by the page of the invitation.
 */
export const invitationMachine = setup({
  types: {} as {
    input: { hasMember: boolean }
    context: Context
    events:
      | { type: 'answer.chosen'; answer: InvitationAnswer }
      | { type: 'member.arrived' }
      | { type: 'member.left' }
      | { type: 'network.returned' }
      | { type: 'reading.requested' }
    tags: 'busy'
  },
  actors: {
    readInvitation: fromPromise<OpenedInvitation | null>(missing('readInvitation')),
    answerInvitation: fromPromise<
      AnswerInvitationOutput,
      { answer: InvitationAnswer; invitation: OpenedInvitation | null }
    >(missing('answerInvitation')),
  },
  actions: {
    setMember: assign((_, hasMember: boolean) => ({ hasMember })),
    takeInvitation: assign((_, invitation: OpenedInvitation | null) => ({ invitation })),
    takeAnswer: assign((_, answer: InvitationAnswer) => ({ answer, message: '' })),
    takeOutcome: assign((_, output: AnswerInvitationOutput) =>
      output.ok ? { path: output.path, message: '' } : { message: output.message },
    ),
  },
  guards: {
    isGone: ({ context }) => context.invitation === null,
    isOfNobody: ({ context }) => !context.hasMember,
    isForYou: ({ context }) => context.invitation?.isForYou === true,
    isAcceptance: ({ context }) => context.answer === 'accept',
    wasTaken: (_, output: AnswerInvitationOutput) => output.ok,
    hasExpired: (_, output: AnswerInvitationOutput) => !output.ok && output.reason === 'EXPIRED',
    isOfAnother: (_, output: AnswerInvitationOutput) => !output.ok && output.reason === 'OF_ANOTHER',
    needsLogin: (_, output: AnswerInvitationOutput) => !output.ok && output.reason === 'SESSION_ENDED',
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => ({ ...input, invitation: null, answer: 'accept', path: null, message: '' }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      on: {
        'member.arrived': { target: 'reading', reenter: true, actions: { type: 'setMember', params: true } },
        'member.left': { target: 'reading', reenter: true, actions: { type: 'setMember', params: false } },
      },
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        onDone: { target: 'open', actions: { type: 'takeInvitation', params: ({ event }) => event.output } },
        onError: 'unread',
      },
      after: { answerTimeout: 'unread' },
    },
    unread: { on: { 'reading.requested': 'reading', 'network.returned': 'reading' } },
    open: {
      initial: 'deciding',
      on: {
        'member.arrived': { target: 'reading', actions: { type: 'setMember', params: true } },
        'member.left': { target: 'reading', actions: { type: 'setMember', params: false } },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isGone', target: '#invitation.expired' },
            { guard: 'isOfNobody', target: 'loggedOut' },
            { guard: 'isForYou', target: 'offered' },
            { target: 'wrongAccount' },
          ],
        },
        loggedOut: {},
        wrongAccount: { on: { 'reading.requested': '#invitation.reading' } },
        offered: {
          on: {
            'answer.chosen': {
              target: 'answering',
              actions: { type: 'takeAnswer', params: ({ event }) => event.answer },
            },
          },
        },
        answering: {
          tags: 'busy',
          invoke: {
            id: 'answerInvitation',
            src: 'answerInvitation',
            input: ({ context: { answer, invitation } }) => ({ answer, invitation }),
            onDone: [
              {
                guard: { type: 'wasTaken', params: ({ event }) => event.output },
                target: '#invitation.answered',
                actions: { type: 'takeOutcome', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasExpired', params: ({ event }) => event.output },
                target: '#invitation.expired',
                actions: { type: 'takeOutcome', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isOfAnother', params: ({ event }) => event.output },
                target: 'wrongAccount',
                actions: { type: 'takeOutcome', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'needsLogin', params: ({ event }) => event.output },
                target: 'loggedOut',
                actions: { type: 'setMember', params: false },
              },
              { target: 'refused', actions: { type: 'takeOutcome', params: ({ event }) => event.output } },
            ],
            onError: 'unreachable',
          },
          after: { answerTimeout: 'unreachable' },
        },
        refused: {
          on: {
            'answer.chosen': {
              target: 'answering',
              actions: { type: 'takeAnswer', params: ({ event }) => event.answer },
            },
          },
        },
        unreachable: {
          on: {
            'answer.chosen': {
              target: 'answering',
              actions: { type: 'takeAnswer', params: ({ event }) => event.answer },
            },
          },
        },
      },
    },
    answered: { always: [{ guard: 'isAcceptance', target: 'accepted' }, { target: 'declined' }] },
    accepted: { type: 'final' },
    declined: { type: 'final' },
    expired: {
      on: {
        'member.arrived': { target: 'reading', actions: { type: 'setMember', params: true } },
        'reading.requested': 'reading',
      },
    },
  },
})

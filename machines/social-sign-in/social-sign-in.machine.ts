import { assign, fromPromise, setup } from 'xstate'
import { missingPartsOf } from '#machines/missing-parts.ts'

/** What a provider's return leaves in the URL (docs/product.md, section 8.2). */
export type SocialReturn = {
  providerName: string
  authCode: string
  fullName: string | null
  email: string | null
}
export type PostReturnOutput = { ok: true; location: string } | { ok: false; message: string }

const missing = missingPartsOf('socialSignInMachine')

export type SocialSignInInput = {
  providerName: string | null
  authCode: string | null
  fullName: string | null
  email: string | null
  authError: string | null
}

/**
 * One return from a social provider, from the query parameters of the URL to a session.
 * Posted only with both providerName and authCode; an authError is raised as an error and nothing is posted. The
 * parameters leave the URL in any case, so a reload never posts twice. Owned by the app, one for each page load.
 */
export const socialSignInMachine = setup({
  types: {} as {
    input: SocialSignInInput
    context: SocialSignInInput & { message: string | null }
    events: { type: 'failure.dismissed' }
    tags: 'busy'
  },
  actors: { postReturn: fromPromise<PostReturnOutput, SocialReturn>(missing('postReturn')) },
  actions: {
    removeParameters: missing('removeParameters'),
    reportAuthenticated: (...[, output]: [unknown, PostReturnOutput]) =>
      missing(`reportAuthenticated for ${output.ok}`)(),
    logMissingInfo: missing('logMissingInfo'),
    setAuthError: assign({ message: ({ context }) => context.authError }),
    setRefusal: assign((_, output: PostReturnOutput) => ({ message: output.ok ? null : output.message })),
    recordFailure: assign(({ context }, { error }: { error: unknown }) => ({
      message: (error instanceof Error && error.message) || `unable to authenticate with ${context.providerName ?? ''}`,
    })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    hasError: ({ context }) => context.authError !== null,
    isComplete: ({ context }) => Boolean(context.providerName) && Boolean(context.authCode),
    wasAccepted: (_, output: PostReturnOutput) => output.ok,
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'socialSignIn',
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        { guard: 'hasError', target: 'failed', actions: ['setAuthError', 'removeParameters'] },
        { guard: 'isComplete', target: 'posting' },
        { target: 'nothingToDo' },
      ],
    },
    posting: {
      tags: 'busy',
      entry: 'removeParameters',
      invoke: {
        id: 'postReturn',
        src: 'postReturn',
        input: ({ context: { providerName, authCode, fullName, email } }) => ({
          providerName: providerName ?? '',
          authCode: authCode ?? '',
          fullName,
          email,
        }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'reportAuthenticated', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'setRefusal', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: ['logMissingInfo', { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      after: { answerTimeout: { target: 'failed', actions: { type: 'recordFailure', params: { error: null } } } },
    },
    failed: { on: { 'failure.dismissed': { target: 'nothingToDo', actions: 'forgetMessage' } } },
    nothingToDo: { type: 'final' },
    done: { type: 'final' },
  },
})

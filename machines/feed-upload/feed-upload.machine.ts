import { assign, type CallbackLogicFunction, fromCallback, fromPromise, setup } from 'xstate'
import { type FeedFile, feedFileProblem } from '#domain/feeds/feed-file.ts'
import type { FeedCounts, FeedUploadState } from '#domain/feeds/feed-upload.ts'
import { missingPartsOf } from '#machines/missing-parts.ts'

export type ChosenFile = FeedFile & { idempotencyKey: string }
/** How far an upload is with the portal. */
export type ImportProgress = {
  state: FeedUploadState
  byteCount: number
  bytesRead: number
  listingCount: number
  counts: FeedCounts
}
/** What sending comes to: the portal has all of it, takes it not, or was lost on the way. */
type SendingEvent =
  | { type: 'bytes.sent'; byteCount: number }
  | { type: 'file.sent'; uploadId: string }
  | { type: 'file.refused'; message: string }
  | { type: 'connection.lost' }
type Event =
  | SendingEvent
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'file.removed' }
  | { type: 'upload.submitted' }
  | { type: 'upload.cancelled' }
  | { type: 'progress.asked' }
export type SendFile = CallbackLogicFunction<{ type: string }, SendingEvent, ChosenFile>
/** Null where the upload is not there; rejects when no answer came. */
export type ReadProgressOutput = ImportProgress | null

type Context = {
  file: ChosenFile | null
  bytesSent: number
  /** What the portal had against the file. */
  message: string
  uploadId: string
  progress: ImportProgress | null
  /** How often in a row nothing new was seen. */
  idleLooks: number
}

const missing = missingPartsOf('feedUploadMachine')
/** As many as make the longest pause. */
const MOST_IDLE_LOOKS = 7
const nothing: Context = { file: null, bytesSent: 0, message: '', uploadId: '', progress: null, idleLooks: 0 }

/**
 * A file of listings that somebody sends by hand, from choosing it until its import has ended, and the next one after it.
 * Never two files in flight. Whatever ends the sending, the file stays chosen with its key, so that sending it again is the same upload; choosing another one
 * ends it too. The
 * portal is asked how far it is, less often while nothing moves, and on and on where it cannot be reached. Owned by the multiloader page.
 */
export const feedUploadMachine = setup({
  types: {} as { context: Context; events: Event },
  actors: {
    sendFile: fromCallback<{ type: string }, ChosenFile>(() => missing('sendFile')()),
    readProgress: fromPromise<ReadProgressOutput, { uploadId: string }>(missing('readProgress')),
  },
  actions: {
    takeFile: assign((_, { file }: { file: ChosenFile }) => ({ ...nothing, file })),
    forgetFile: assign(() => nothing),
    beginSending: assign({ bytesSent: 0, message: '' }),
    takeSent: assign((_, { byteCount }: { byteCount: number }) => ({ bytesSent: byteCount })),
    takeMessage: assign((_, { message }: { message: string }) => ({ message })),
    takeUpload: assign((_, { uploadId }: { uploadId: string }) => ({ uploadId, progress: null, idleLooks: 0 })),
    takeProgress: assign(({ context }, progress: ReadProgressOutput) => ({
      progress,
      idleLooks: hasMoved(context.progress, progress) ? 0 : oneMore(context),
    })),
    countIdleLook: assign({ idleLooks: ({ context }) => oneMore(context) }),
    showUploads: missing('showUploads'),
  },
  guards: {
    isFit: (_, { file }: { file: ChosenFile }) => feedFileProblem(file) === null,
    isIn: (_, { output, state }: { output: ReadProgressOutput; state: FeedUploadState }) => output?.state === state,
    isGone: (_, output: ReadProgressOutput) => output === null,
  },
  delays: {
    answerTimeout: 20_000,
    untilNextLook: ({ context }) => Math.min(1000 * 1.5 ** context.idleLooks, 15_000),
  },
}).createMachine({
  id: 'feedUpload',
  context: nothing,
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'empty',
      states: { empty: {}, unfit: {}, chosen: { on: { 'upload.submitted': '#feedUpload.sending' } } },
    },
    sending: {
      entry: 'beginSending',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { file } }) => file ?? { name: '', byteCount: 0, idempotencyKey: '' },
      },
      on: {
        'bytes.sent': { actions: { type: 'takeSent', params: ({ event }) => event } },
        'upload.cancelled': 'choosing.chosen',
        'connection.lost': 'unsent.unreachable',
        'file.refused': { target: 'unsent.refused', actions: { type: 'takeMessage', params: ({ event }) => event } },
        'file.sent': {
          target: 'following',
          actions: [{ type: 'takeUpload', params: ({ event }) => event }, 'showUploads'],
        },
      },
    },
    unsent: {
      initial: 'unreachable',
      on: { 'upload.submitted': 'sending' },
      states: { unreachable: {}, refused: {} },
    },
    following: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readProgress',
            src: 'readProgress',
            input: ({ context: { uploadId } }) => ({ uploadId }),
            onDone: [
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: 'away',
                actions: 'countIdleLook',
              },
              {
                guard: { type: 'isIn', params: ({ event }) => ({ output: event.output, state: 'done' }) },
                target: '#feedUpload.done',
                actions: [{ type: 'takeProgress', params: ({ event }) => event.output }, 'showUploads'],
              },
              {
                guard: { type: 'isIn', params: ({ event }) => ({ output: event.output, state: 'failed' }) },
                target: '#feedUpload.failed',
                actions: [{ type: 'takeProgress', params: ({ event }) => event.output }, 'showUploads'],
              },
              { target: 'waiting', actions: { type: 'takeProgress', params: ({ event }) => event.output } },
            ],
            onError: { target: 'away', actions: 'countIdleLook' },
          },
          after: { answerTimeout: { target: 'away', actions: 'countIdleLook' } },
        },
        waiting: { after: { untilNextLook: 'reading' } },
        away: { on: { 'progress.asked': 'reading' }, after: { untilNextLook: 'reading' } },
      },
    },
    done: {},
    failed: {},
  },
  on: {
    'file.chosen': [
      {
        guard: { type: 'isFit', params: ({ event }) => event },
        target: '.choosing.chosen',
        actions: { type: 'takeFile', params: ({ event }) => event },
      },
      { target: '.choosing.unfit', actions: { type: 'takeFile', params: ({ event }) => event } },
    ],
    'file.removed': { target: '.choosing.empty', actions: 'forgetFile' },
  },
})

const hasMoved = (before: ImportProgress | null, after: ReadProgressOutput): boolean =>
  before?.bytesRead !== after?.bytesRead ||
  before?.listingCount !== after?.listingCount ||
  before?.state !== after?.state

const oneMore = ({ idleLooks }: Context): number => Math.min(MOST_IDLE_LOOKS, idleLooks + 1)

import { useQueryClient } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import {
  type ChosenFile,
  feedUploadMachine,
  type ReadProgressOutput,
} from '#machines/feed-upload/feed-upload.machine.ts'
import { FeedUploadProgressDocument } from '#src/api/generated/documents/feed-upload-progress.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { refreshUploads } from '../multiloader-queries.ts'
import { sendFeedFile } from './send-feed-file.ts'

const Upload = createActorContext(feedUploadMachine)
type Props = { officeId: number; children: ReactNode }

/** Runs the file that is sent by hand for an office, for the views below it. */
export function FeedUploadProvider({ officeId, children }: Props) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const logic = useMemo(
    () =>
      feedUploadMachine.provide({
        actors: {
          sendFile: fromCallback<{ type: string }, ChosenFile>((parts) =>
            sendFeedFile(officeId, () => files.get(parts.input.idempotencyKey) ?? null)(parts),
          ),
          readProgress: fromPromise<ReadProgressOutput, { uploadId: string }>(
            async ({ input: { uploadId }, signal }) => {
              const { feedUpload } = await execute(FeedUploadProgressDocument, { uploadId }, { signal })
              return feedUpload
            },
          ),
        },
        actions: { showUploads: () => void refreshUploads(queryClient) },
      }),
    [execute, queryClient, officeId],
  )
  return <Upload.Provider logic={logic}>{children}</Upload.Provider>
}

/** The files themselves, by the keys of those that are chosen: context is plain data. */
const files = new Map<string, File>()

const stages = [
  { choosing: 'empty' },
  { choosing: 'unfit' },
  { choosing: 'chosen' },
  'sending',
  { unsent: 'unreachable' },
  { unsent: 'refused' },
  { following: 'away' },
  'following',
  'done',
  'failed',
] as const

type Stage =
  | 'away'
  | 'chosen'
  | 'done'
  | 'empty'
  | 'failed'
  | 'following'
  | 'refused'
  | 'sending'
  | 'unfit'
  | 'unreachable'

/** Where somebody is with the file. */
export const useUploadStage = (): Stage =>
  Upload.useSelector((snapshot) => {
    const stage = stages.find((each) => snapshot.matches(each)) ?? 'done'
    if (typeof stage === 'string') return stage
    const [name] = Object.values(stage)
    return name ?? 'done'
  })

export const useUpload = () => Upload.useSelector(({ context }) => context)

export function useUploadCommands() {
  const actor = Upload.useActorRef()
  // A file that is chosen again is another upload: it may have been changed.
  return useMemo(
    () => ({
      choose: (file: File) => {
        const idempotencyKey = newIdempotencyKey()
        files.clear()
        files.set(idempotencyKey, file)
        actor.send({ type: 'file.chosen', file: { name: file.name, byteCount: file.size, idempotencyKey } })
      },
      remove: () => {
        files.clear()
        actor.send({ type: 'file.removed' })
      },
      submit: () => actor.send({ type: 'upload.submitted' }),
      cancel: () => actor.send({ type: 'upload.cancelled' }),
      look: () => actor.send({ type: 'progress.asked' }),
    }),
    [actor],
  )
}

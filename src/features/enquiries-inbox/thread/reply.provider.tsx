import { useQueryClient } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  enquiryReplyMachine,
  type SavedReply,
  type SendReplyOutput,
} from '#machines/enquiry-reply/enquiry-reply.machine.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { refreshInbox, refreshOpenEnquiry } from '../inbox-queries.ts'
import { sendReply } from './send-reply.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

const Reply = createActorContext(enquiryReplyMachine)

/** Runs the reply to one enquiry for the views below it. */
export function ReplyProvider({ reference, children }: { reference: string; children: ReactNode }) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [kept] = useState(() => savedReply(reference))
  const [input] = useState<SavedReply>(() => kept.read() ?? { message: '', idempotencyKey: crypto.randomUUID() })
  const [logic] = useState(() =>
    enquiryReplyMachine.provide({
      actors: {
        sendReply: fromPromise<SendReplyOutput, SavedReply>(async ({ input: reply, signal }) => {
          const output = await sendReply(execute, { reference, reply, signal })
          if (!output.ok) return output
          await refreshOpenEnquiry(queryClient)
          void refreshInbox(queryClient)
          emit('enquiries.changed')
          return output
        }),
      },
      actions: {
        persistReply: (_, { message, idempotencyKey }) => kept.write({ message, idempotencyKey }),
        forgetReply: () => kept.write(null),
      },
    }),
  )
  return (
    <Reply.Provider logic={logic} options={{ input }}>
      {children}
    </Reply.Provider>
  )
}

export type ReplyStage = 'editing' | 'incomplete' | 'refused' | 'sending' | 'sent' | 'unreachable'

const stages = ['editing', 'incomplete', 'refused', 'sent', 'unreachable'] as const

/** Where the agent is with the reply. */
export const useReplyStage = (): ReplyStage =>
  Reply.useSelector((snapshot) => stages.find((stage) => snapshot.matches({ writing: stage })) ?? 'sending')

export const useReplyMessage = (): string => Reply.useSelector(({ context }) => context.message)
/** What has to be put right, or what the portal had against it; empty for nothing. */
export const useReplyProblem = (): string => Reply.useSelector(({ context }) => context.problem)

export function useReplyCommands() {
  const actor = Reply.useActorRef()
  return useMemo(
    () => ({
      write: (message: string) => actor.send({ type: 'message.changed', message, idempotencyKey: crypto.randomUUID() }),
      submit: () => actor.send({ type: 'reply.submitted' }),
    }),
    [actor],
  )
}

const KEY = /^[\w-]{8,100}$/

/** What was typed in reply to an enquiry and not yet sent, in this browser. */
const savedReply = (reference: string): StoredValue<SavedReply | null> =>
  storedValue(`enquiryReply:${reference}`, (found) => {
    // Each part is looked at before it is taken.
    const { message, idempotencyKey } = Object(found) as Record<keyof SavedReply, unknown>
    const isGood = typeof message === 'string' && typeof idempotencyKey === 'string' && KEY.test(idempotencyKey)
    return isGood ? { message, idempotencyKey } : null
  })

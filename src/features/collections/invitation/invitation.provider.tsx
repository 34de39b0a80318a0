import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import {
  type AnswerInvitationOutput,
  type InvitationAnswer,
  invitationMachine,
  type OpenedInvitation,
} from '#machines/invitation/invitation.machine.ts'
import { OpenedInvitationDocument } from '#src/api/generated/documents/opened-invitation.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { announceCollections } from '#src/shared/member-list/collections/collections-channel.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { answerInvitation } from './answer-invitation.ts'

const Invitation = createActorContext(invitationMachine)

type Props = {
  uniqueIdentifier: string
  /** Where it was read already. */
  known?: OpenedInvitation
  children: ReactNode
}

/** Runs one invitation for the views below it. */
export function InvitationProvider({ uniqueIdentifier, known, children }: Props) {
  const execute = useExecute()
  const [logic] = useState(() =>
    invitationMachine.provide({
      actors: {
        readInvitation: fromPromise<OpenedInvitation | null>(async ({ signal }) => {
          if (known) return known
          return (await execute(OpenedInvitationDocument, { uniqueIdentifier }, { signal })).collectionInvitation
        }),
        answerInvitation: fromPromise<
          AnswerInvitationOutput,
          { answer: InvitationAnswer; invitation: OpenedInvitation | null }
        >(async ({ input, signal }) => {
          const output = await answerInvitation(execute, input, signal)
          if (output.ok) announceCollections(input.invitation?.collectionId ?? null)
          return output
        }),
      },
    }),
  )
  return (
    <Invitation.Provider logic={logic} options={{ input: { hasMember: readSession().status === 'member' } }}>
      <Surroundings />
      {children}
    </Invitation.Provider>
  )
}

/** Who is there, and whether the network is. */
function Surroundings() {
  const actor = Invitation.useActorRef()
  useEffect(() => {
    let wasMember = readSession().status === 'member'
    const stop = onSessionChange(() => {
      const { status } = readSession()
      if (status === 'unknown' || (status === 'member') === wasMember) return
      wasMember = status === 'member'
      actor.send({ type: wasMember ? 'member.arrived' : 'member.left' })
    })
    const returned = () => actor.send({ type: 'network.returned' })
    window.addEventListener('online', returned)
    return () => {
      stop()
      window.removeEventListener('online', returned)
    }
  }, [actor])
  return null
}

export type InvitationStage =
  | 'reading'
  | 'unread'
  | 'loggedOut'
  | 'wrongAccount'
  | 'offered'
  | 'answering'
  | 'refused'
  | 'unreachable'
  | 'accepted'
  | 'declined'
  | 'expired'

const open = ['loggedOut', 'wrongAccount', 'offered', 'answering', 'refused', 'unreachable'] as const
const outer = ['unread', 'accepted', 'declined', 'expired'] as const

/** Where the visitor is with the invitation. */
export const useInvitationStage = (): InvitationStage =>
  Invitation.useSelector(
    (snapshot) =>
      outer.find((stage) => snapshot.matches(stage)) ??
      open.find((stage) => snapshot.matches({ open: stage })) ??
      'reading',
  )

export const useInvitation = () => Invitation.useSelector(({ context }) => context.invitation)
/** What the portal had against the answer, in its own words. */
export const useInvitationMessage = () => Invitation.useSelector(({ context }) => context.message)
/** Where the collection is; null until it was accepted. */
export const useInvitedPath = () => Invitation.useSelector(({ context }) => context.path)

export function useInvitationCommands() {
  const actor = Invitation.useActorRef()
  return useMemo(
    () => ({
      answer: (answer: InvitationAnswer) => actor.send({ type: 'answer.chosen', answer }),
      readAgain: () => actor.send({ type: 'reading.requested' }),
    }),
    [actor],
  )
}

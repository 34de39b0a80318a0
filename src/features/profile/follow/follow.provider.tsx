import { useQueryClient } from '@tanstack/react-query'
import { createActorContext } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { followMachine, type FollowState, type SendFollowOutput } from '#machines/follow/follow.machine.ts'
import { FollowOfViewerDocument } from '#src/api/generated/documents/follow-of-viewer.ts'
import { FollowingActivitiesDocument } from '#src/api/generated/documents/following-activities.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { aloneInBrowser } from '#src/shared/runtime/alone-in-browser.ts'
import { emit, on } from '#src/shared/runtime/app-events.ts'
import { onSessionChange, readSession } from '#src/shared/session/session-view.ts'
import { sendFollow } from './send-follow.ts'
import { clearPendingFollow, savePendingFollow } from './pending-follows.ts'
import { FOLLOWS_LOCK, sendPendingFollows } from './send-pending-follows.ts'

const Follow = createActorContext(followMachine)

/** Whose profile it is; an agent is followed by number. */
export type FollowablePerson = { name: string; username: string; agentId: number | null }

const currentMemberId = (): number | null => {
  const session = readSession()
  return session.status === 'member' ? session.member.id : null
}

/** Runs the follow of one person for the views below it. */
export function FollowProvider({ person, children }: { person: FollowablePerson; children: ReactNode }) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [logic] = useState(() => {
    const { username, agentId } = person
    return followMachine.provide({
      actors: {
        readFollow: fromPromise<FollowState>(async ({ signal }) => {
          const memberId = currentMemberId()
          if (memberId !== null) await sendPendingFollows(memberId)
          const { userProfile } = await execute(FollowOfViewerDocument, { username }, { signal })
          if (userProfile === null) throw new Error('There is nobody of this name any more')
          const { viewingOwnProfile, isFollowing, profile } = userProfile
          return { isOwn: viewingOwnProfile, isFollowing, followerCount: profile.followerCount }
        }),
        sendFollow: fromPromise<SendFollowOutput, { isFollowing: boolean }>(async ({ input, signal }) => {
          const send = () => sendFollow({ username, agentId }, input.isFollowing, signal)
          const result = await aloneInBrowser(FOLLOWS_LOCK, send, signal)
          if (result.ok) {
            void queryClient.invalidateQueries({ queryKey: [documentHash(FollowingActivitiesDocument)] })
            return { ok: true, ...result.data }
          }
          const { code, message, status } = result.problem
          if (status === null || status === 429 || status >= 500) throw new Error(message)
          const isLoggedOut = code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED'
          return { ok: false, reason: isLoggedOut ? 'SESSION_ENDED' : 'REFUSED', message }
        }),
      },
      actions: {
        savePendingFollow: (_, isFollowing) =>
          savePendingFollow({ agentId, username, isFollowing, memberId: currentMemberId() }),
        clearPendingFollow: () => clearPendingFollow(username),
        askToLogIn: () => void emit('auth.requested', { form: 'signUp', position: 'other' }),
        countFollow: () => {
          if (agentId !== null) emit('agent.followed', { agentId })
        },
      },
    })
  })
  return (
    <Follow.Provider logic={logic}>
      <Surroundings />
      {children}
    </Follow.Provider>
  )
}

/** Who is there, whether the network is, and what others changed. */
function Surroundings() {
  const actor = Follow.useActorRef()
  useEffect(() => {
    let knownId: number | null | undefined
    const look = () => {
      if (readSession().status === 'unknown') return
      const id = currentMemberId()
      if (id === knownId) return
      if (knownId !== undefined && knownId !== null && id !== null) actor.send({ type: 'member.left' })
      knownId = id
      actor.send({ type: id === null ? 'member.left' : 'member.arrived' })
    }
    look()
    const returned = () => actor.send({ type: 'network.returned' })
    const stops = [onSessionChange(look), on('follows.changed', () => actor.send({ type: 'follows.changed' }))]
    window.addEventListener('online', returned)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('online', returned)
    }
  }, [actor])
  return null
}

export const useIsOwnProfile = () => Follow.useSelector(({ context }) => context.isOwn)
/** As the visitor wants it, whether or not the portal has heard of it. */
export const useIsFollowing = () => Follow.useSelector(({ context: { intent, isFollowing } }) => intent ?? isFollowing)
export const useFollowMessage = () => Follow.useSelector(({ context }) => context.message)
/** Whether what is intended waits for the network: to be sent, or for what is to be read before. */
export const useIsUnreachable = () =>
  Follow.useSelector(
    (snapshot) =>
      snapshot.matches({ member: 'unreachable' }) ||
      (snapshot.matches({ member: 'unread' }) && snapshot.context.intent !== null),
  )

/** How many follow, with what is on its way; `known` where it was not read yet. */
export const useFollowerCount = (known: number) =>
  Follow.useSelector(({ context: { intent, isFollowing, followerCount } }) => {
    const count = followerCount ?? known
    return intent === null || intent === isFollowing ? count : count + (intent ? 1 : -1)
  })

export function useFollowCommands() {
  const actor = Follow.useActorRef()
  return useMemo(() => ({ press: () => actor.send({ type: 'follow.pressed' }) }), [actor])
}

import type {
  AnswerInvitationOutput,
  InvitationAnswer,
  OpenedInvitation,
} from '#machines/invitation/invitation.machine.ts'
import { AcceptCollectionInvitationDocument } from '#src/api/generated/documents/accept-collection-invitation.ts'
import { DeclineCollectionInvitationDocument } from '#src/api/generated/documents/decline-collection-invitation.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { readSession } from '#src/shared/session/session-view.ts'

type Input = { answer: InvitationAnswer; invitation: OpenedInvitation | null }

/** Answers an invitation for the member who is there; rejects when nobody can tell whether it was answered. */
export async function answerInvitation(
  execute: ExecuteDocument,
  { answer, invitation }: Input,
  signal: AbortSignal,
): Promise<AnswerInvitationOutput> {
  const session = readSession()
  if (invitation === null) throw new Error('There is no invitation to answer.')
  if (session.status !== 'member') return { ok: false, reason: 'SESSION_ENDED', message: '' }
  const { collectionId, uniqueIdentifier } = invitation
  const variables = { collectionId, uniqueIdentifier, memberId: session.member.id }
  try {
    if (answer === 'decline') {
      await execute(DeclineCollectionInvitationDocument, variables, { signal })
      return { ok: true, path: '' }
    }
    const { acceptCollectionInvitation } = await execute(AcceptCollectionInvitationDocument, variables, { signal })
    return { ok: true, path: acceptCollectionInvitation.collection.canonicalUri }
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || isPassingProblem(problem)) throw problem
    return { ok: false, reason: reasonOf(problem), message: problem.message }
  }
}

function reasonOf({ code }: ApiProblem): Exclude<AnswerInvitationOutput, { ok: true }>['reason'] {
  if (code === 'UNAUTHENTICATED' || code === 'SESSION_ENDED') return 'SESSION_ENDED'
  if (code === 'NOT_FOUND' || code === 'GONE') return 'EXPIRED'
  return code === 'FORBIDDEN' ? 'OF_ANOTHER' : 'REFUSED'
}

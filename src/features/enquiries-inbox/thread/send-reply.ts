import type { SavedReply, SendReplyOutput } from '#machines/enquiry-reply/enquiry-reply.machine.ts'
import { ReplyToEnquiryDocument } from '#src/api/generated/documents/reply-to-enquiry.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { changeCopy } from '#src/shared/agents/use-change.copy.ts'
import { emit } from '#src/shared/runtime/app-events.ts'

type Sending = { reference: string; reply: SavedReply; signal: AbortSignal }

/** Sends a reply; rejects when no answer came. Whoever is logged out meanwhile is asked to log in. */
export async function sendReply(
  execute: ExecuteDocument,
  { reference, reply, signal }: Sending,
): Promise<SendReplyOutput> {
  try {
    await execute(ReplyToEnquiryDocument, { reference, input: reply }, { signal })
    return { ok: true }
  } catch (problem) {
    const isRefusal =
      problem instanceof ApiProblem && (!isPassingProblem(problem) || problem.code === 'TOO_MANY_REQUESTS')
    if (!isRefusal) throw problem
    if (problem.code !== 'UNAUTHENTICATED' && problem.code !== 'SESSION_ENDED') {
      return { ok: false, message: problem.message }
    }
    emit('auth.requested', { form: 'signIn', position: 'other' })
    return { ok: false, message: changeCopy.logIn }
  }
}

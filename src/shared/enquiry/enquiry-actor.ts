import { type Actor, createActor, fromPromise } from 'xstate'
import { emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import { type EnquirySubject, enquirySubjectKey } from '#domain/enquiries/enquiry-subject.ts'
import { enquiryMachine, type SendEnquiryInput, type SendEnquiryOutput } from '#machines/enquiry/enquiry.machine.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { rest } from '#src/api/rest/clients.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { ownEnquiredListings } from '#src/shared/storage/own-histories.ts'
import { savedEnquiry } from './saved-enquiries.ts'
import { sendEnquiry } from './send-enquiry.ts'

export type EnquiryActor = Actor<typeof enquiryMachine>

const actors = new Map<string, EnquiryActor>()

/**
 * The enquiry about a subject: the same for every button on the page, going on with what was kept from an earlier visit. It
 * lives as long as the portal is open, so that a request under way is not cut off by going to another page.
 */
export function enquiryActor(subject: EnquirySubject): EnquiryActor {
  const key = enquirySubjectKey(subject)
  const actor = actors.get(key) ?? startEnquiry(subject)
  actors.set(key, actor)
  return actor
}

function startEnquiry(subject: EnquirySubject): EnquiryActor {
  const kept = savedEnquiry(subject)
  const logic = enquiryMachine.provide({
    actors: {
      sendEnquiry: fromPromise<SendEnquiryOutput, SendEnquiryInput>(({ input, signal }) =>
        sendEnquiry(rest, input, signal),
      ),
    },
    actions: {
      persistEnquiry: (_, { draft, idempotencyKey }) => kept.write({ draft, idempotencyKey }),
      forgetEnquiry: () => kept.write(null),
      rememberEnquiry: (_, { receivedAt }) => emitEnquired(subject, receivedAt),
    },
  })
  const known = kept.read() ?? { draft: emptyEnquiryDraft, idempotencyKey: newIdempotencyKey() }
  return createActor(logic, { input: { subject, ...known } }).start()
}

function emitEnquired(subject: EnquirySubject, enquiredAt: string): void {
  if ('agentId' in subject) return void emit('agent.enquired', { agentId: subject.agentId })
  const { listingId } = subject
  ownEnquiredListings.add({ listingId, enquiredAt })
  emit('listing.enquired', { listingId })
}

import { type Actor, createActor, fromPromise } from 'xstate'
import { emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import { enquiryMachine, type SendEnquiryInput, type SendEnquiryOutput } from '#machines/enquiry/enquiry.machine.ts'
import { createRestClient } from '#src/api/rest/rest-client.ts'
import { ownEnquiredListings } from '#src/shared/storage/own-histories.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { keptEnquiry } from './kept-enquiries.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { sendEnquiry } from './send-enquiry.ts'

export type EnquiryActor = Actor<typeof enquiryMachine>

const actors = new Map<number, EnquiryActor>()

/**
 * The enquiry about a listing: the same for every button on the page, going on with what was kept from an earlier visit. It
 * lives as long as the portal is open, so that a request under way is not cut off by going to another page.
 */
export function enquiryActor(listingId: number): EnquiryActor {
  const actor = actors.get(listingId) ?? startEnquiry(listingId)
  actors.set(listingId, actor)
  return actor
}

function startEnquiry(listingId: number): EnquiryActor {
  const rest = createRestClient({ baseUrl: '' })
  const kept = keptEnquiry(listingId)
  const logic = enquiryMachine.provide({
    actors: {
      sendEnquiry: fromPromise<SendEnquiryOutput, SendEnquiryInput>(({ input, signal }) =>
        sendEnquiry(rest, input, signal),
      ),
    },
    actions: {
      keepEnquiry: (_, { draft, idempotencyKey }) => kept.write({ draft, idempotencyKey }),
      forgetEnquiry: () => kept.write(null),
      rememberEnquiry: (_, { receivedAt }) => {
        ownEnquiredListings.add({ listingId, enquiredAt: receivedAt })
        emit('listing.enquired', { listingId })
      },
    },
  })
  const known = kept.read() ?? { draft: emptyEnquiryDraft, idempotencyKey: newIdempotencyKey() }
  return createActor(logic, { input: { listingId, ...known } }).start()
}

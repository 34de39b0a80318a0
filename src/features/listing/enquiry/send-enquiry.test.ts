import { describe, expect, it } from 'vitest'
import { emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import type { ListingEnquiryInput } from '#src/api/rest/rest-client.ts'
import type { RestProblem, RestResult } from '#src/api/rest/rest-result.ts'
import { sendEnquiry } from './send-enquiry.ts'

const draft = {
  ...emptyEnquiryDraft,
  name: 'Mia',
  email: 'mia@mail.example',
  phone: ' ',
  topics: ['contract'] as const,
}
const receipt = { reference: 'r', receivedAt: '2026-11-20T02:00:00.000Z' }

function send(result: RestResult<typeof receipt>) {
  const asked: ListingEnquiryInput[] = []
  const rest = {
    sendListingEnquiry: (enquiry: ListingEnquiryInput) => {
      asked.push(enquiry)
      return Promise.resolve(result)
    },
  }
  const input = { listingId: 7, draft, idempotencyKey: 'a-key-of-16-chars' }
  return { asked, outcome: sendEnquiry(rest, input, new AbortController().signal) }
}

const refused = (code: RestProblem['code'], errors: RestProblem['errors'] = []) =>
  send({ ok: false, problem: { code, message: 'In words.', status: 400, errors } }).outcome

describe('sending an enquiry', () => {
  it('sends what was written, and no phone for an empty one', async () => {
    const { asked, outcome } = send({ ok: true, data: receipt })
    expect(await outcome).toEqual({ ok: true, receivedAt: receipt.receivedAt })
    expect(asked).toEqual([
      { ...draft, listingId: 7, phone: null, topics: ['contract'], idempotencyKey: 'a-key-of-16-chars' },
    ])
  })

  it('tells what has to be put right, as far as the form has it', async () => {
    const errors: RestProblem['errors'] = [
      { field: 'email', message: 'Enter an e-mail address.', code: 'BAD_INPUT' },
      { field: 'listingId', message: 'listingId must be at least 1.', code: 'BAD_INPUT' },
    ]
    expect(await refused('BAD_INPUT', errors)).toEqual({
      ok: false,
      reason: 'INVALID',
      errors: [{ field: 'email', message: 'Enter an e-mail address.' }],
    })
  })

  it('tells refusals apart', async () => {
    expect(await refused('TOO_MANY_REQUESTS')).toEqual({ ok: false, reason: 'TOO_MANY' })
    expect(await refused('GONE')).toEqual({ ok: false, reason: 'LISTING_GONE' })
    expect(await refused('NOT_FOUND')).toEqual({ ok: false, reason: 'LISTING_GONE' })
  })

  it.each(['UNREACHABLE', 'TIMED_OUT', 'BAD_ANSWER', 'UNAVAILABLE', 'INTERNAL'] as const)(
    'rejects when nobody can tell whether it arrived: %s',
    async (code) => {
      await expect(refused(code)).rejects.toThrow('In words.')
    },
  )
})

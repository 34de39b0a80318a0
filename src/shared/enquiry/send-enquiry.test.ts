import { describe, expect, it } from 'vitest'
import { emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import type { EnquirySubject } from '#domain/enquiries/enquiry-subject.ts'
import type { RestProblem } from '#src/api/rest/rest-result.ts'
import { type EnquiryClient, sendEnquiry } from './send-enquiry.ts'

const draft = {
  ...emptyEnquiryDraft,
  name: 'Mia',
  email: 'mia@mail.example',
  phone: ' ',
  topics: ['contract'] as const,
  buyerKind: 'investor' as const,
  reason: 'letting' as const,
  streetAddress: ' 12 Smith Street ',
  suburb: { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' },
}
const words = {
  name: 'Mia',
  email: 'mia@mail.example',
  phone: null,
  message: '',
  wantsCopy: false,
  website: '',
  idempotencyKey: 'a-key-of-16-chars',
}
const receipt = { reference: 'r', receivedAt: '2026-11-20T02:00:00.000Z' }

type Asked = { path: string; body: object }
type Answer = { data?: typeof receipt; error?: object; response: Response }

const received: Answer = { data: receipt, response: new Response() }

function send(answer: Answer, subject: EnquirySubject = { kind: 'listing', listingId: 7 }) {
  const asked: Asked[] = []
  const post = async (path: string, { body }: { body: object }) => {
    asked.push({ path, body })
    return answer
  }
  // The types of the client tell its paths apart, which this one does not.
  const rest = { POST: post } as unknown as EnquiryClient
  const input = { subject, draft, idempotencyKey: 'a-key-of-16-chars' }
  return { asked, outcome: sendEnquiry(rest, input, new AbortController().signal) }
}

const refused = (code: string, errors: object[] = [{ code, message: 'In words.' }]) =>
  send({ error: { detail: 'In words.', errors }, response: new Response(null, { status: 400 }) }).outcome

describe('sending an enquiry', () => {
  it('sends what was written, and no phone for an empty one', async () => {
    const { asked, outcome } = send(received)
    expect(await outcome).toEqual({ ok: true, receivedAt: receipt.receivedAt })
    expect(asked).toEqual([
      { path: '/listing/enquiry', body: { ...words, listingId: 7, topics: ['contract'], wantsInspection: false } },
    ])
  })

  it('goes to the call of its subject, with what that takes and no more', async () => {
    const bodyFor = async (subject: EnquirySubject) => {
      const { asked, outcome } = send(received, subject)
      await outcome
      return asked
    }
    expect(await bodyFor({ kind: 'development', listingId: 8 })).toEqual([
      { path: '/listing/enquiries/developerlisting', body: { ...words, listingId: 8, buyerKind: 'investor' } },
    ])
    expect(await bodyFor({ kind: 'agent', agentId: 4 })).toEqual([
      { path: '/agents/enquiries', body: { ...words, agentId: 4, reason: 'letting' } },
    ])
    const listing = { suburbUri: 'fitzroy-vic-3065', streetAddress: '12 Smith Street' }
    expect(await bodyFor({ kind: 'seller', agentId: 4 })).toEqual([
      { path: '/listing/enquiries/seller', body: { ...words, agentId: 4, ...listing } },
    ])
  })

  it('tells what has to be put right, as far as the form has it', async () => {
    const errors: RestProblem['errors'] = [
      { field: 'email', message: 'Enter an e-mail address.', code: 'BAD_INPUT' },
      { field: 'listingId', message: 'listingId must be at least 1.', code: 'BAD_INPUT' },
      { field: 'suburbUri', message: 'There is no such suburb.', code: 'BAD_INPUT' },
      { field: 'website', message: 'Filled in.', code: 'BAD_INPUT' },
      { field: 'toString', message: 'Not of the form.', code: 'BAD_INPUT' },
    ]
    expect(await refused('BAD_INPUT', errors)).toEqual({
      ok: false,
      reason: 'INVALID',
      errors: [
        { field: 'email', message: 'Enter an e-mail address.' },
        { field: 'suburb', message: 'There is no such suburb.' },
        { field: 'honeypot', message: 'Filled in.' },
      ],
    })
  })

  it('tells refusals apart', async () => {
    expect(await refused('TOO_MANY_REQUESTS')).toEqual({ ok: false, reason: 'TOO_MANY' })
    expect(await refused('GONE')).toEqual({ ok: false, reason: 'GONE' })
    expect(await refused('NOT_FOUND')).toEqual({ ok: false, reason: 'GONE' })
  })

  it.each(['UNREACHABLE', 'TIMED_OUT', 'BAD_ANSWER', 'UNAVAILABLE', 'INTERNAL'])(
    'rejects when nobody can tell whether it arrived: %s',
    async (code) => {
      await expect(refused(code)).rejects.toThrow('In words.')
    },
  )
})

import { describe, expect, it } from 'vitest'
import { emptyEnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import type { EnquirySubject } from '#domain/enquiries/enquiry-subject.ts'
import type { RestProblem, RestResult } from '#src/api/rest/rest-result.ts'
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

type Asked = { call: string; body: object }

function send(result: RestResult<typeof receipt>, subject: EnquirySubject = { kind: 'listing', listingId: 7 }) {
  const asked: Asked[] = []
  const call = (name: string) => (body: object) => {
    asked.push({ call: name, body })
    return Promise.resolve(result)
  }
  const rest: EnquiryClient = {
    sendListingEnquiry: call('listing'),
    sendDevelopmentEnquiry: call('development'),
    sendSellerEnquiry: call('seller'),
    sendAgentEnquiry: call('agent'),
  }
  const input = { subject, draft, idempotencyKey: 'a-key-of-16-chars' }
  return { asked, outcome: sendEnquiry(rest, input, new AbortController().signal) }
}

const refused = (code: RestProblem['code'], errors: RestProblem['errors'] = []) =>
  send({ ok: false, problem: { code, message: 'In words.', status: 400, errors } }).outcome

describe('sending an enquiry', () => {
  it('sends what was written, and no phone for an empty one', async () => {
    const { asked, outcome } = send({ ok: true, data: receipt })
    expect(await outcome).toEqual({ ok: true, receivedAt: receipt.receivedAt })
    expect(asked).toEqual([
      { call: 'listing', body: { ...words, listingId: 7, topics: ['contract'], wantsInspection: false } },
    ])
  })

  it('goes to the call of its subject, with what that takes and no more', async () => {
    const bodyFor = async (subject: EnquirySubject) => {
      const { asked, outcome } = send({ ok: true, data: receipt }, subject)
      await outcome
      return asked
    }
    expect(await bodyFor({ kind: 'development', listingId: 8 })).toEqual([
      { call: 'development', body: { ...words, listingId: 8, buyerKind: 'investor' } },
    ])
    expect(await bodyFor({ kind: 'agent', agentId: 4 })).toEqual([
      { call: 'agent', body: { ...words, agentId: 4, reason: 'letting' } },
    ])
    const home = { suburbUri: 'fitzroy-vic-3065', streetAddress: '12 Smith Street' }
    expect(await bodyFor({ kind: 'seller', agentId: 4 })).toEqual([
      { call: 'seller', body: { ...words, agentId: 4, ...home } },
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

  it.each(['UNREACHABLE', 'TIMED_OUT', 'BAD_ANSWER', 'UNAVAILABLE', 'INTERNAL'] as const)(
    'rejects when nobody can tell whether it arrived: %s',
    async (code) => {
      await expect(refused(code)).rejects.toThrow('In words.')
    },
  )
})

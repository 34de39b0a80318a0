import type { EnquiryRecord } from './records.ts'

/** An enquiry about nothing that nobody has touched. */
export const plainEnquiry = {
  listingId: null,
  agentId: null,
  phone: null,
  message: '',
  topics: [],
  wantsInspection: false,
  suburbId: null,
  streetAddress: '',
  reason: null,
  buyerKind: null,
  readAt: null,
  answeredAt: null,
  archivedAt: null,
  replies: [],
} satisfies Partial<EnquiryRecord>

export const enquiriesOf = (now: Date): EnquiryRecord[] => {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const enquiry = (
    number: number,
    name: string,
    facts: Pick<EnquiryRecord, 'kind' | 'receivedAt'> & Partial<EnquiryRecord>,
  ) => ({
    ...plainEnquiry,
    reference: `5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b1${number - 1}`,
    identity: `seeded-enquiry-000${number}`,
    agentId: 1,
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
    ...facts,
  })
  const message = 'Good morning Priscilla\n\nI could come by on Thursday at four.'
  const offered = { suburbId: 11, streetAddress: '7 Rose Lane' }
  const answered = { receivedAt: ago(9), readAt: ago(8), answeredAt: ago(8) }
  const archived = { receivedAt: ago(20), readAt: ago(20), archivedAt: ago(19) }
  const replies = [{ key: 'seeded-reply-0001', agentId: 1, message, sentAt: ago(8) }]
  return [
    enquiry(3, 'Priscilla Tan', { kind: 'seller', ...offered, ...answered, replies }),
    enquiry(4, 'Dov Adler', { kind: 'agent', message: 'Do you sell flats too?', reason: 'buying', ...archived }),
    enquiry(1, 'Mia Okafor', {
      kind: 'listing',
      listingId: 1001,
      phone: '0491 570 156',
      message: 'Is there space for bicycles?',
      topics: ['priceGuide'],
      wantsInspection: true,
      receivedAt: ago(1),
    }),
    enquiry(2, 'Jun Park', { kind: 'listing', listingId: 1002, message: 'How old is the roof?', receivedAt: ago(2) }),
  ]
}

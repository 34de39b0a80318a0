import type { EnquiryRecord } from './records.ts'

/** What was asked before anybody looks. */
export const enquiriesOf = (now: Date): EnquiryRecord[] => [
  {
    reference: '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10',
    identity: 'seeded-enquiry-0001',
    kind: 'listing',
    listingId: 1001,
    agentId: 1,
    name: 'Mia Okafor',
    email: 'mia.okafor@mail.example',
    phone: '0491 570 156',
    message: 'Is there space for bicycles?',
    topics: ['priceGuide'],
    wantsInspection: true,
    receivedAt: new Date(now.getTime() - 86_400_000),
  },
  {
    reference: '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b11',
    identity: 'seeded-enquiry-0002',
    kind: 'listing',
    listingId: 1002,
    agentId: 1,
    name: 'Jun Park',
    email: 'jun.park@mail.example',
    phone: null,
    message: 'How old is the roof?',
    topics: [],
    wantsInspection: false,
    receivedAt: new Date(now.getTime() - 2 * 86_400_000),
  },
]

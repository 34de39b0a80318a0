import type { DocumentCase } from './document-cases.ts'
import { foundEverywhere } from './document-outcomes.ts'

const everywhere = {
  ...foundEverywhere,
  'empty-result': 'FOUND',
  withdrawn: 'FOUND',
  'unknown-location': 'FOUND',
} as const

/** About a home, waiting. */
export const ABOUT_HOME = '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10'
const OF_SELLER = '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b12'
const ARCHIVED = '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b13'
const OF_NOBODY = '00000000-0000-4000-8000-000000000000'

const page = (change: object = {}) => ({ folder: 'waiting', query: '', skip: 0, take: 20, ...change })
const reply = (input: object = {}, reference = ABOUT_HOME) => ({
  reference,
  input: { message: 'Yes, on Saturday.', idempotencyKey: 'a-reply-of-its-own', ...input },
})

/** The enquiries of Agnes, who is Imogen Achterberg. */
export const enquiryInboxCases: Record<string, DocumentCase> = {
  EnquiryInbox: {
    variables: page(),
    as: 'agnes',
    outcomes: { ...everywhere, 'empty-result': 'EMPTY' },
    more: [
      ['those that were answered', page({ folder: 'answered' }), 'FOUND'],
      ['those that were put away', page({ folder: 'archived' }), 'FOUND'],
      ['a name', page({ query: 'mia OKAFOR' }), 'FOUND'],
      ['a street', page({ query: 'rose lane', folder: 'answered' }), 'FOUND'],
      ['signs of a pattern', page({ query: '%_' }), 'EMPTY'],
      ['the second one', page({ skip: 1, take: 1 }), 'FOUND'],
      ['too many', page({ take: 51 }), 'BAD_INPUT'],
      ['too far', page({ skip: 10_001 }), 'BAD_INPUT'],
      ['too many words', page({ query: 'x'.repeat(61) }), 'BAD_INPUT'],
      ['of who is no agent', page(), 'NULL', 'lena'],
      ['by nobody', page(), 'UNAUTHENTICATED', null],
    ],
  },
  EnquiryCount: {
    variables: {},
    as: 'agnes',
    outcomes: everywhere,
    more: [['by nobody', {}, 'UNAUTHENTICATED', null]],
  },
  InboxEnquiry: {
    variables: { reference: ABOUT_HOME },
    as: 'agnes',
    outcomes: { ...everywhere, 'empty-result': 'NULL' },
    more: [
      ['with a reply', { reference: OF_SELLER }, 'FOUND'],
      ['that was put away', { reference: ARCHIVED }, 'FOUND'],
      ['that does not exist', { reference: OF_NOBODY }, 'NULL'],
      ['by a text that names none', { reference: 'first' }, 'NULL'],
      ['by too long a text', { reference: 'x'.repeat(101) }, 'BAD_INPUT'],
      ['of another', { reference: ABOUT_HOME }, 'NULL', 'lena'],
      ['by nobody', { reference: ABOUT_HOME }, 'UNAUTHENTICATED', null],
    ],
  },
  ReplyToEnquiry: {
    variables: reply(),
    as: 'agnes',
    outcomes: { ...everywhere, 'empty-result': 'NOT_FOUND' },
    more: [
      ['the same again', reply(), 'FOUND'],
      ['to one that was put away', reply({}, ARCHIVED), 'FOUND'],
      ['without words', reply({ message: ' \n' }), 'BAD_INPUT'],
      ['with too many', reply({ message: 'x'.repeat(4001) }), 'BAD_INPUT'],
      ['under no key', reply({ idempotencyKey: undefined }), 'FOUND'],
      ['under too short a key', reply({ idempotencyKey: 'short' }), 'BAD_INPUT'],
      ['to one that does not exist', reply({}, OF_NOBODY), 'NOT_FOUND'],
      ['to that of another', reply(), 'NOT_FOUND', 'lena'],
      ['by nobody', reply(), 'UNAUTHENTICATED', null],
    ],
  },
  ArchiveEnquiry: {
    variables: { reference: ABOUT_HOME, isArchived: true },
    as: 'agnes',
    outcomes: { ...everywhere, 'empty-result': 'NOT_FOUND' },
    more: [
      ['back', { reference: ARCHIVED, isArchived: false }, 'FOUND'],
      ['one that does not exist', { reference: OF_NOBODY, isArchived: true }, 'NOT_FOUND'],
      ['that of another', { reference: ABOUT_HOME, isArchived: true }, 'NOT_FOUND', 'lena'],
      ['by nobody', { reference: ABOUT_HOME, isArchived: true }, 'UNAUTHENTICATED', null],
    ],
  },
  MarkEnquiryRead: {
    variables: { reference: ABOUT_HOME, isRead: true },
    as: 'agnes',
    outcomes: { ...everywhere, 'empty-result': 'NOT_FOUND' },
    more: [
      ['not any more', { reference: OF_SELLER, isRead: false }, 'FOUND'],
      ['one that does not exist', { reference: OF_NOBODY, isRead: true }, 'NOT_FOUND'],
      ['that of another', { reference: ABOUT_HOME, isRead: true }, 'NOT_FOUND', 'lena'],
      ['by nobody', { reference: ABOUT_HOME, isRead: true }, 'UNAUTHENTICATED', null],
    ],
  },
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEnquiryDraft, emptyEnquiryDraft } from './enquiry-draft.ts'
import { enquirySubjectKey } from './enquiry-subject.ts'
import { readPhoneNumber } from './phone-number.ts'

describe('a phone number', () => {
  it.each([
    ['0412 345 678', '0412 345 678'],
    ['0412345678', '0412 345 678'],
    ['+61 412 345 678', '0412 345 678'],
    ['0400 611 234', '0400 611 234'],
    ['+61 (0)412 345 678', '0412 345 678'],
    ['0061 3 9123 4567', '(03) 9123 4567'],
    ['(03) 9123-4567', '(03) 9123 4567'],
    ['3 9123 4567', '(03) 9123 4567'],
    ['03.9123.4567', '(03) 9123 4567'],
    ['1300 123 456', '1300 123 456'],
    ['1800123456', '1800 123 456'],
    ['13 12 34', '13 12 34'],
    ['  02 9123/4567 ', '(02) 9123 4567'],
    ['07 3123 4567', '(07) 3123 4567'],
    ['08\u201391234567', '(08) 9123 4567'],
    ['+61 1300 123 456', '1300 123 456'],
    ['0011 61 412 345 678', '0412 345 678'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+64211234567', '+64211234567'],
    ['+1 (415) 555-2671', '+1 415 555 2671'],
    ['00 64 21 123 4567', '+64 21 123 4567'],
    ['0011 852 2345 6789', '+852 2345 6789'],
    ['+62 412 345 678', '+62 412 345 678'],
    ['\u202A0491 570 156\u202C', '0491 570 156'],
    ['\u2066+64\u200E 21 123 4567\u2069', '+64 21 123 4567'],
  ])('%s is %s', (typed, read) => {
    expect(readPhoneNumber(typed)).toBe(read)
  })

  it.each([
    '',
    '12',
    '0512 345 678',
    '0412 345 67',
    '0412 345 6789',
    '44 20 7946 0958',
    '+44 20 79',
    '+44 20 7946 0958 1234 56',
    '+0412 345 678',
    '0412 345 678 ext 4',
    'call me',
    '1400 123 456',
    '1310 123 456',
    '1300 123 45',
    '1300 123 4567',
    '2 1300 123 456',
    '13 12 345',
    '1 13 12 34',
    '19 12 34',
    '9123 4567',
    '1 0412 345 678',
    '5 9123 4567',
    '3 9123 45678',
    '+61',
    '+61 x',
    '61 7 3123 4567',
    '+61 512 345 678',
  ])('%j is none', (typed) => {
    expect(readPhoneNumber(typed)).toBeNull()
  })

  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
  const numbers = fc.oneof(
    fc.tuple(fc.constantFrom('02', '03', '04', '07', '08'), digits(8)).map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('1300', '1800'), digits(6)).map((parts) => parts.join('')),
    fc.tuple(fc.constant('13'), digits(4)).map((parts) => parts.join('')),
  )

  it('keeps its digits wherever spaces, hyphens, dots and brackets stand, and is read again as itself', () => {
    const separated = numbers.chain((number) =>
      fc
        .array(fc.constantFrom('', ' ', '-', '.', '(', ')', '  '), {
          minLength: number.length,
          maxLength: number.length,
        })
        .map((marks) => ({ number, typed: [...number].map((digit, index) => digit + marks[index]).join('') })),
    )
    const holds = ({ number, typed }: { number: string; typed: string }) => {
      const read = readPhoneNumber(typed) ?? ''
      expect([read.replaceAll(/\D/g, ''), readPhoneNumber(read)]).toEqual([number, read])
    }
    fc.assert(fc.property(separated, holds))
  })

  it('is never made of anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPhoneNumber(text) ?? '0412 345 678').toMatch(/^(?:[\d ()]{8,14}|\+[1-9][\d ]{7,28})$/)
      }),
    )
  })
})

describe('an enquiry that is being written', () => {
  const draft = { ...emptyEnquiryDraft, name: 'Mia', email: 'mia@mail.example', message: 'May I see it?' }
  const fieldsOf = (change: object) => checkEnquiryDraft({ ...draft, ...change }).map(({ field }) => field)

  it('can be sent with a message, a topic or the wish to see the home', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ message: ' ', topics: ['contract'] })).toEqual([])
    expect(fieldsOf({ message: '', wantsInspection: true })).toEqual([])
    expect(fieldsOf({ message: '\n' })).toEqual(['message'])
  })

  it('names each field that has to be put right, in the order of the form', () => {
    expect(fieldsOf({ name: ' ', email: 'mia@mail', phone: '123', message: '' })).toEqual([
      'name',
      'email',
      'phone',
      'message',
    ])
  })

  it('says of each field what it needs', () => {
    expect(checkEnquiryDraft({ ...emptyEnquiryDraft, phone: '123' })).toEqual([
      { field: 'name', message: 'Enter your name.' },
      { field: 'email', message: 'Enter an email address like name@example.com.' },
      { field: 'phone', message: 'Enter a phone number like 0412 345 678 or +64 21 123 4567, or leave it empty.' },
      { field: 'message', message: 'Write a message, or choose what you would like to know.' },
    ])
    expect(checkEnquiryDraft({ ...draft, name: 'x'.repeat(101) })).toEqual([
      { field: 'name', message: 'Shorten your name to 100 characters.' },
    ])
  })

  it('takes each field up to its length', () => {
    expect(fieldsOf({ name: 'x'.repeat(100), message: 'x'.repeat(2000) })).toEqual([])
    expect(fieldsOf({ phone: `0412 345 678${' '.repeat(18)}` })).toEqual([])
    expect(fieldsOf({ phone: `0412 345 678${' '.repeat(19)}` })).toEqual(['phone'])
    expect(fieldsOf({ phone: ' ' })).toEqual([])
  })

  it('begins with nothing in it', () => {
    expect(emptyEnquiryDraft).toEqual({
      name: '',
      email: '',
      phone: '',
      message: '',
      topics: [],
      wantsInspection: false,
      buyerKind: null,
      reason: null,
      streetAddress: '',
      suburb: null,
      wantsCopy: false,
      honeypot: '',
    })
  })

  it('to an agent says what it is about, and in words', () => {
    expect(checkEnquiryDraft({ ...draft, message: ' ' }, 'agent')).toEqual([
      { field: 'reason', message: 'Choose what it’s about.' },
      { field: 'message', message: 'Write a message.' },
    ])
    expect(checkEnquiryDraft({ ...draft, reason: 'letting' }, 'agent')).toEqual([])
    // Topics are of homes.
    expect(checkEnquiryDraft({ ...draft, message: '', topics: ['pets'] }, 'development')).toEqual([
      { field: 'message', message: 'Write a message.' },
    ])
    expect(checkEnquiryDraft({ ...draft, message: 'x'.repeat(2001) }, 'development')).toEqual([
      { field: 'message', message: 'Shorten your message by 1 characters, to 2000.' },
    ])
  })

  it('of an owner names the home, and needs no message', () => {
    const suburb = { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' }
    const ofOwner = (change: object) => checkEnquiryDraft({ ...draft, message: '', ...change }, 'seller')
    expect(ofOwner({})).toEqual([
      { field: 'streetAddress', message: 'Enter the number and street of your home.' },
      { field: 'suburb', message: 'Choose the suburb of your home from the list.' },
    ])
    expect(ofOwner({ streetAddress: '12 Smith Street', suburb })).toEqual([])
    expect(ofOwner({ streetAddress: ' 1 A ', suburb })).toEqual([])
    expect(ofOwner({ streetAddress: '  12  ', suburb })).toHaveLength(1)
    expect(ofOwner({ streetAddress: 'x'.repeat(201), suburb })).toHaveLength(1)
  })

  it('is known by its subject', () => {
    expect(enquirySubjectKey({ kind: 'listing', listingId: 7 })).toBe('7')
    expect(enquirySubjectKey({ kind: 'development', listingId: 7 })).toBe('development:7')
    expect(enquirySubjectKey({ kind: 'agent', agentId: 7 })).toBe('agent:7')
    expect(enquirySubjectKey({ kind: 'seller', agentId: 7 })).toBe('seller:7')
  })

  it('says by how much a message is too long', () => {
    expect(checkEnquiryDraft({ ...draft, message: 'x'.repeat(2003) })).toEqual([
      { field: 'message', message: 'Shorten your message by 3 characters, to 2000.' },
    ])
  })
})

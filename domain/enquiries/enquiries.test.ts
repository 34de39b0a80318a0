import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEnquiryDraft, emptyEnquiryDraft } from './enquiry-draft.ts'
import { readPhoneNumber } from './phone-number.ts'

describe('an Australian phone number', () => {
  it.each([
    ['0412 345 678', '0412 345 678'],
    ['0412345678', '0412 345 678'],
    ['+61 412 345 678', '0412 345 678'],
    ['+61 (0)412 345 678', '0412 345 678'],
    ['0061 3 9123 4567', '(03) 9123 4567'],
    ['(03) 9123-4567', '(03) 9123 4567'],
    ['3 9123 4567', '(03) 9123 4567'],
    ['03.9123.4567', '(03) 9123 4567'],
    ['1300 123 456', '1300 123 456'],
    ['1800123456', '1800 123 456'],
    ['13 12 34', '13 12 34'],
  ])('%s is %s', (typed, read) => {
    expect(readPhoneNumber(typed)).toBe(read)
  })

  it.each([
    '',
    '12',
    '0512 345 678',
    '0412 345 67',
    '0412 345 6789',
    '+44 20 7946 0958',
    '0412 345 678 ext 4',
    'call me',
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
        expect(readPhoneNumber(text) ?? '0412 345 678').toMatch(/^[\d ()]{8,14}$/)
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

  it('says by how much a message is too long', () => {
    expect(checkEnquiryDraft({ ...draft, message: 'x'.repeat(2003) })).toEqual([
      { field: 'message', message: 'Shorten your message by 3 characters, to 2000.' },
    ])
  })
})

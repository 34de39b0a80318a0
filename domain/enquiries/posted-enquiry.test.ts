import { describe, expect, it } from 'vitest'
import { emptyEnquiryDraft } from './enquiry-draft.ts'
import { readPlainEnquiryPath, readPostedEnquiry } from './posted-enquiry.ts'

describe('the form that a browser sends by itself', () => {
  it('is read with what was chosen and typed', () => {
    const fields = {
      name: 'Ada',
      message: 'Is it\r\nquiet?',
      topics: ['pets', 'x'],
      wantsCopy: 'on',
      buyerKind: 'investor',
    }
    expect(readPostedEnquiry(fields)).toEqual({
      ...emptyEnquiryDraft,
      name: 'Ada',
      message: 'Is it\nquiet?',
      topics: ['pets'],
      wantsCopy: true,
      buyerKind: 'investor',
    })
  })
  it('is empty where nothing can be read', () => {
    expect(readPostedEnquiry({ name: { a: 1 }, topics: 3, buyerKind: 'x' })).toEqual(emptyEnquiryDraft)
    expect(readPostedEnquiry({ message: 'x'.repeat(9000) }).message).toHaveLength(4000)
  })
  it.each([
    ['/enquire/1001', 1001],
    ['/Enquire/7/', 7],
    ['/enquire/0', null],
    ['/enquire/1234567890', null],
    ['/enquire/7/x', null],
    ['/enquire/x', null],
  ])('is at %s of listing %j', (path, id) => expect(readPlainEnquiryPath(path)).toBe(id))
})

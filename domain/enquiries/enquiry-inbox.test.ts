import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquiryFolders, folderOf, inboxWords, readReply } from './enquiry-inbox.ts'
import { formatInboxUrl, type InboxView, readInboxUrl } from './inbox-url.ts'

const REFERENCE = '5f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10'

describe('a reply', () => {
  it('is kept without the space around it, in lines', () => {
    expect(readReply('  Good day\r\nYes, it is.\n\n\n\nImogen ').text).toBe('Good day\nYes, it is.\n\nImogen')
    expect(readReply('a'.repeat(4000)).text).toHaveLength(4000)
  })

  it('says what has to be put right', () => {
    expect(readReply(' \n ')).toEqual({ text: null, problem: 'Write a reply.' })
    for (const message of ['a'.repeat(4001), 'a\0b', '\ud800'])
      expect(readReply(message)).toEqual({
        text: null,
        problem: 'Shorten your reply to 4,000 characters of plain text.',
      })
  })
})

it('the inbox is looked through for words on one line', () => {
  const texts = [' Mia\t\nOkafor ', '\0', '', 'e\u0301', '\ud800']
  expect(texts.map(inboxWords)).toEqual(['Mia Okafor', '', '', '\u00e9', '\ufffd'])
})

it('an enquiry waits until it has an answer or was put away', () => {
  const folders = [false, true].flatMap((isArchived) =>
    [false, true].map((isAnswered) => folderOf({ isArchived, isAnswered })),
  )
  expect(folders).toEqual(['waiting', 'answered', 'archived', 'archived'])
})

describe('the URL of the inbox', () => {
  it('says what is shown, and leaves out what is usual', () => {
    const usual: InboxView = { folder: 'waiting', query: '', page: 1, reference: null }
    expect(formatInboxUrl(usual)).toBe('/enquiries')
    expect(formatInboxUrl({ ...usual, reference: REFERENCE })).toBe(`/enquiries/${REFERENCE}`)
    expect(formatInboxUrl({ folder: 'archived', query: 'Mia O', page: 3, reference: null })).toBe(
      '/enquiries?folder=archived&page=3&query=Mia+O',
    )
  })

  it('is read as if what it cannot be were left out', () => {
    expect(readInboxUrl('../etc', '?folder=spam&page=0&query=%20%20')).toEqual(readInboxUrl(undefined, ''))
    expect(readInboxUrl(undefined, '?page=999').page).toBe(500)
  })

  it('is read as it was written', () => {
    const views = fc.record<InboxView>({
      folder: fc.constantFrom(...enquiryFolders),
      query: fc
        .string({ maxLength: 60, unit: 'grapheme' })
        .map((text) => text.trim().slice(0, 60).trim().toWellFormed()),
      page: fc.integer({ min: 1, max: 500 }),
      reference: fc.constantFrom(null, REFERENCE),
    })
    fc.assert(
      fc.property(views, (view) => {
        const [path = '', search = ''] = formatInboxUrl(view).split('?')
        expect(readInboxUrl(path.split('/')[2], search)).toEqual(view)
      }),
    )
  })
})

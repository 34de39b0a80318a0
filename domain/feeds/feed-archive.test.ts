import { expect, it } from 'vitest'
import { type ArchiveEntry, chooseFromArchive } from './feed-archive.ts'

const MB = 1_048_576
const entry = (name: string, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  name,
  compressedBytes: 100,
  bytes: 1000,
  isEncrypted: false,
  ...more,
})
const chosen = (...entries: (ArchiveEntry | string)[]) => {
  const found = chooseFromArchive(entries.map((each) => (typeof each === 'string' ? entry(each) : each)))
  return typeof found === 'string' ? found : [found.xml.name, ...found.images.map(({ fileName }) => fileName)]
}

it('takes the one XML, however deep it is, and the images beside it', () => {
  expect(chosen('feed.xml')).toEqual(['feed.xml'])
  expect(
    chosen(
      'out/',
      'out/today/Feed.XML',
      'out/today/a.jpg',
      'out/today/Zwei ü.PNG',
      'out/b.jpg',
      'out/today/more/c.jpg',
      'out/today/readme.txt',
    ),
  ).toEqual(['out/today/Feed.XML', 'a.jpg', 'Zwei ü.PNG'])
})

it('leaves alone what systems put beside files', () => {
  expect(chosen('feed.xml', '__MACOSX/._feed.xml', '.hidden.xml', '._a.jpg')).toEqual(['feed.xml'])
})

it.each([
  ['no XML', ['a.jpg'], 'The zip has no XML file in it.'],
  ['nothing', [], 'The zip has no XML file in it.'],
  ['two', ['a.xml', 'b/c.xml'], 'The zip has 2 XML files in it, and should have one.'],
  ['an encrypted one', [entry('a.xml', { isEncrypted: true })], 'a.xml is encrypted.'],
  [
    'a bomb',
    [entry('a.xml', { bytes: 21 * MB, compressedBytes: 0.1 * MB })],
    'a.xml is packed more than 200 times smaller than it is.',
  ],
  [
    'an image that is a bomb',
    ['a.xml', entry('b.png', { bytes: 2 * MB, compressedBytes: 0 })],
    'b.png is packed more than 200 times smaller than it is.',
  ],
  [
    'too large an image',
    ['a.xml', entry('b.png', { bytes: 25 * MB + 1, compressedBytes: 25 * MB })],
    'b.png is larger than 25 MB.',
  ],
  [
    'too large a feed',
    [entry('a.xml', { bytes: 1025 * MB, compressedBytes: 300 * MB })],
    'The XML in the zip is larger than 1 GB.',
  ],
  [
    'too much in all',
    [
      'a.xml',
      ...Array.from({ length: 90 }, (_, at) => entry(`${at}.jpg`, { bytes: 25 * MB, compressedBytes: 25 * MB })),
    ],
    'What is in the zip is larger than 2 GB.',
  ],
])('refuses a zip with %s', (_about, entries, reason) => {
  expect(chosen(...entries)).toBe(reason)
})

it('takes small files however well they are packed, and an image at the limit', () => {
  expect(chosen(entry('a.xml', { bytes: MB, compressedBytes: 1 }))).toEqual(['a.xml'])
  expect(chosen('a.xml', entry('b.png', { bytes: 25 * MB, compressedBytes: 25 * MB }))).toEqual(['a.xml', 'b.png'])
})

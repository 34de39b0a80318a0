import { describe, expect, it } from 'vitest'
import { attackStrings } from '#tests/support/attack-strings.ts'
import { externalLink, mediaLink } from './external-link.ts'
import { shortenPageTitle } from './page-title.ts'
import { isSlug, slugify } from './slug.ts'
import { plainText, printableText } from './plain-text.ts'

describe('an external link', () => {
  it('without a colon gets http:// before it', () => {
    expect(externalLink('example.com/a')).toBe('http://example.com/a')
  })
  it.each(['www.example.com:8080', 'example.com:8080/a?b=c', '203.0.113.7:80#top', 'example.com/a:b?at=10:30'])(
    'with a port gets it too: %s',
    (link) => {
      expect(externalLink(link)).toBe(`http://${link}`)
    },
  )
  it('with a colon is left alone', () => {
    expect(externalLink('https://example.com')).toBe('https://example.com')
    expect(externalLink('mailto:a@example.com')).toBe('mailto:a@example.com')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'a.b:alert(1)',
    'https:evil.example',
    'http:/evil.example',
  ])('leads nowhere: %j', (link) => {
    expect(externalLink(link)).toBe('about:blank')
    expect(mediaLink(link)).toBe('about:blank')
  })
})

it('an external link leads elsewhere or nowhere, whatever was typed', () => {
  for (const text of attackStrings) expect(mediaLink(text)).toMatch(/^(?:http:\/\/|about:blank$)/)
})

describe('the link of a document, a video or a tour', () => {
  it.each(['/demo/virtual-tour.html', '/demo/video.html#2'])('may lead to a sample page: %s', (link) => {
    expect(mediaLink(link)).toBe(link)
    expect(externalLink(link)).toBe('about:blank')
  })

  it.each([
    '/settings',
    '//demo/video.html',
    '/demo//evil.example',
    '/demo/../settings',
    '/demo/video.html?x',
    '/\t/demo',
  ])('leads to no other path: %j', (link) => {
    expect(mediaLink(link)).toBe('about:blank')
  })

  it('is an external link otherwise', () => {
    expect(mediaLink('example.com/tour')).toBe('http://example.com/tour')
  })
})

describe('a page title', () => {
  const seventy = 'Houses for sale in Melbourne, VIC 3000 with a pool and a gym | Homely!'

  it('of 70 characters stays as it is', () => {
    expect(seventy).toHaveLength(70)
    expect(shortenPageTitle(seventy)).toBe(seventy)
  })
  it('of more ends at a whole word with an ellipsis', () => {
    expect(shortenPageTitle(`${seventy}!`)).toBe('Houses for sale in Melbourne, VIC 3000 with a pool and a gym…')
    expect(shortenPageTitle(`${'word '.repeat(20)}`).length).toBeLessThanOrEqual(70)
  })
  it('of 70 characters between spaces stays as it is, without them', () => {
    expect(shortenPageTitle(`  ${seventy} `)).toBe(seventy)
  })
  it('has no comma, dash, bar or space before the ellipsis, and keeps those before', () => {
    for (const mark of [',', ' |', ' –', ' -', ',  -']) {
      const title = `12-14 Smith Street, Fitzroy | a terrace – sold${mark} the-very-long-name-of-the-agency`
      expect(shortenPageTitle(title)).toBe('12-14 Smith Street, Fitzroy | a terrace – sold…')
    }
  })
  it('of one endless word is cut within it', () => {
    expect(shortenPageTitle('a'.repeat(100))).toBe(`${'a'.repeat(69)}…`)
  })
  it('is never cut within a character', () => {
    expect(shortenPageTitle('🏠'.repeat(100))).toBe(`${'🏠'.repeat(69)}…`)
  })
})

describe('a slug', () => {
  it.each([
    ["O'Connor ACT 2602", 'oconnor-act-2602'],
    ['D’Aguilar', 'daguilar'],
    ['Mt. Gravatt  East', 'mt-gravatt-east'],
    ['Café & Bar', 'cafe-and-bar'],
    ['2/14 Smith St.', '2-14-smith-st'],
    ['--', ''],
    ['Ｆｉｔｚｒｏｙ', 'fitzroy'],
    ['Brûlé', 'brule'],
    ['`Kings‘ Cross', 'kings-cross'],
    ['-- Smith & Sons --', 'smith-and-sons'],
    ['Smith&Sons', 'smith-and-sons'],
  ])('of %s is %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })
  it('has single hyphens between lower-case words, and at most 120 characters', () => {
    for (const text of ['park-ridge-south-qld-4125', '3000', 'a', 'a'.repeat(120)]) expect(isSlug(text)).toBe(true)
    for (const text of ['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', 'é', 'a'.repeat(121)])
      expect(isSlug(text)).toBe(false)
  })
})

describe('a text of several lines', () => {
  it('may be empty, or not, and is without the space around it', () => {
    expect(printableText(' \r\n', 10)).toBe('')
    expect(plainText(' \r\n', 10)).toBeNull()
    expect(printableText(' a\r\n\n\n\nb ', 10)).toBe('a\n\n\n\nb')
    expect(plainText(' a\r\n\n\n\nb ', 10)).toBe('a\n\nb')
  })

  it.each(['x'.repeat(11), 'a\u0000b', '\ud800'])('is none as %j', (text) => {
    expect(printableText(text, 10)).toBeNull()
    expect(plainText(text, 10)).toBeNull()
  })
})

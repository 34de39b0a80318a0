import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

/** What schema/openapi/legacy.yaml accepts as `returnTo`. */
const accepted = /^\/(?![/\\])/

describe('the way back', () => {
  it.each([
    ['/', '/'],
    ['/for-sale/fitzroy-vic-3065/real-estate?sort=newest', '/for-sale/fitzroy-vic-3065/real-estate?sort=newest'],
    ['/a b?c=d e', '/a%20b?c=d%20e'],
    ['/settings#password', '/settings'],
    ['/a/../settings', '/settings'],
    [null, '/'],
  ])('of %j is %s', (text, path) => {
    expect(returnPath(text)).toBe(path)
  })

  it.each([
    '/.//evil.example/x',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.\\\\evil.example',
    '/.\\/evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('never leads from %j to another site', (text) => {
    expect(returnPath(text)).toBe('/')
  })

  it('stays on the portal for everything that the contract accepts', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '?',
      '#',
      '@',
      ':',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'a',
    )
    const nasty = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`)
    const any = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${text}`)
    const texts = fc.oneof(nasty, any).filter((text) => accepted.test(text))
    fc.assert(
      fc.property(texts, (text) => {
        const { origin } = new URL(returnPath(text), 'https://portal.example/user/sign-in')
        expect(origin).toBe('https://portal.example')
      }),
      { numRuns: 2000 },
    )
  })
})

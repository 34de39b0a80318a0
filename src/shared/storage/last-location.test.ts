import { afterEach, expect, it, vi } from 'vitest'
import { lastLocation, rememberLocation } from './last-location.ts'

afterEach(() => vi.unstubAllGlobals())

it('the place of a search is kept, and the same place is written once', () => {
  const { written } = cookieJar()
  rememberLocation('fitzroy-vic-3065')
  rememberLocation('fitzroy-vic-3065')
  expect(lastLocation()).toBe('fitzroy-vic-3065')
  rememberLocation('carlton-vic-3053')
  expect(lastLocation()).toBe('carlton-vic-3053')
  expect(written).toHaveLength(2)
})

it('the place is written again when another tab has kept its own', () => {
  const jar = cookieJar()
  rememberLocation('carlton-vic-3053')
  jar.keep('lastLocation=hobart-tas-7000; path=/')
  rememberLocation('carlton-vic-3053')
  expect(lastLocation()).toBe('carlton-vic-3053')
})

it('there is none where nothing was kept', () => {
  const { written } = cookieJar()
  rememberLocation(undefined)
  expect(written).toEqual([])
  expect(lastLocation()).toBeNull()
})

/** A document that keeps one cookie. */
function cookieJar() {
  const written: string[] = []
  let kept = ''
  const keep = (text: string) => {
    kept = text.split(';')[0] ?? ''
  }
  vi.stubGlobal('document', {
    get cookie() {
      return kept
    },
    set cookie(text: string) {
      written.push(text)
      keep(text)
    },
  })
  return { written, keep }
}

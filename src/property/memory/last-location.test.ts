import { afterEach, expect, it, vi } from 'vitest'
import { readSearchAddress } from '#domain/search/search-address.ts'
import { lastLocation, rememberLocation } from './last-location.ts'

afterEach(() => vi.unstubAllGlobals())

it('the place of a search is kept, and the same place is written once', () => {
  const { written } = cookieJar()
  rememberLocation(searchIn('fitzroy-vic-3065'))
  rememberLocation(searchIn('fitzroy-vic-3065'))
  expect(lastLocation()).toBe('fitzroy-vic-3065')
  rememberLocation(searchIn('carlton-vic-3053'))
  expect(lastLocation()).toBe('carlton-vic-3053')
  expect(written).toHaveLength(2)
})

it('the place is written again when another tab has kept its own', () => {
  const jar = cookieJar()
  rememberLocation(searchIn('carlton-vic-3053'))
  jar.keep('lastLocation=hobart-tas-7000; path=/')
  rememberLocation(searchIn('carlton-vic-3053'))
  expect(lastLocation()).toBe('carlton-vic-3053')
})

it('there is none where nothing was kept', () => {
  cookieJar()
  expect(lastLocation()).toBeNull()
})

function searchIn(uri: string) {
  const reading = readSearchAddress(`/for-sale/${uri}/real-estate`)
  if (!reading.ok) throw new Error('The address is no search')
  return reading.parameters
}

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

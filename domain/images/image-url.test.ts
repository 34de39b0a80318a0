import { describe, expect, it, vi } from 'vitest'
import { imageUrl, imageSourceSet } from './image-url.ts'

const image = { identifier: 'facade-terrace-vic-8f3a21', version: 1 }

describe('the URL of an image', () => {
  it('names the picture, its version and a width', () => {
    expect(imageUrl({ ...image, width: 320 })).toBe('/images/facade-terrace-vic-8f3a21/1?width=320')
  })

  it('rounds a size that is not whole, and warns of it in the log', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(imageUrl({ ...image, width: 319.6, height: 200 })).toContain('?width=320&height=200')
    expect(imageSourceSet(image, [99.5])).toMatch(/width=100 100w$/)
    expect(imageUrl({ ...image, width: Number.NaN })).toContain('?width=1')
    expect(warn.mock.calls.flat()).toEqual([
      'Image size 319.6 is not a whole number',
      'Image size 99.5 is not a whole number',
      'Image size NaN is not a whole number',
    ])
    warn.mockRestore()
  })

  it('says height and quality only when they are asked for', () => {
    expect(imageUrl({ ...image, width: 640, height: 427, quality: 60 })).toBe(
      '/images/facade-terrace-vic-8f3a21/1?width=640&height=427&quality=60',
    )
  })

  it('asks for a whole quality, and says what else is in a name', () => {
    expect(imageUrl({ identifier: 'a/b', version: 2, width: 1, quality: 59.6 })).toBe(
      '/images/a%2Fb/2?width=1&quality=60',
    )
  })

  it('never asks for less than one pixel', () => {
    expect(imageUrl({ ...image, width: 0 })).toContain('width=1')
  })

  it('offers several widths for the browser to choose from', () => {
    expect(imageSourceSet(image, [320, 640])).toBe(
      '/images/facade-terrace-vic-8f3a21/1?width=320 320w, /images/facade-terrace-vic-8f3a21/1?width=640 640w',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { imageAddress, imageSourceSet } from './image-address.ts'

const image = { identifier: 'facade-terrace-vic-8f3a21', version: 1 }

describe('the address of a picture', () => {
  it('names the picture, its version and a width in whole pixels', () => {
    expect(imageAddress({ ...image, width: 319.6 })).toBe('/images/facade-terrace-vic-8f3a21/1?width=320')
  })

  it('says height and quality only when they are asked for', () => {
    expect(imageAddress({ ...image, width: 640, height: 426.7, quality: 60 })).toBe(
      '/images/facade-terrace-vic-8f3a21/1?width=640&height=427&quality=60',
    )
  })

  it('asks for a whole quality, and says what else is in a name', () => {
    expect(imageAddress({ identifier: 'a/b', version: 2, width: 1, quality: 59.6 })).toBe(
      '/images/a%2Fb/2?width=1&quality=60',
    )
  })

  it('never asks for less than one pixel', () => {
    expect(imageAddress({ ...image, width: 0 })).toContain('width=1')
  })

  it('offers several widths for the browser to choose from', () => {
    expect(imageSourceSet(image, [320, 640])).toBe(
      '/images/facade-terrace-vic-8f3a21/1?width=320 320w, /images/facade-terrace-vic-8f3a21/1?width=640 640w',
    )
  })
})

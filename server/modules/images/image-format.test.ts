import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFor } from './image-format.ts'

describe('the format for an Accept header', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/avif, image/jpeg', 'avif'],
    ['IMAGE/AVIF', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
    ['image/avif;q=0.5,image/webp;q=0.9', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['image/avif;q=0.3, image/jpeg;q=0.9', 'jpeg'],
    ['image/avif;q=0.3, image/*;q=0.9', 'jpeg'],
    ['image/avif;q=0.9 , */*;q=0.1', 'avif'],
    ['image/avif;level=1;q=0.2,image/webp;q=0.3', 'webp'],
    ['image/*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['image/png', 'jpeg'],
    ['image/jpeg;q=0, image/avif;q=0', 'jpeg'],
    ['image/avif;q=2, image/webp;q=0.1', 'webp'],
    ['image/avif;q=, image/webp;q=nonsense', 'jpeg'],
    [';,;;q=1,,', 'jpeg'],
    ['', 'jpeg'],
    [undefined, 'jpeg'],
  ])('"%s" gets %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format)
  })

  it('never sends what is not named, whatever the header', () => {
    fc.assert(
      fc.property(fc.string(), (accept) => {
        const format = formatFor(accept)
        expect(format === 'jpeg' || accept.toLowerCase().includes(format)).toBe(true)
      }),
    )
  })
})

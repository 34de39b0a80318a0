import { describe, expect, it } from 'vitest'
import { galleryPartIn } from './gallery-page.ts'

describe('the gallery in production', () => {
  it.each([
    ['its page', { code: '', moduleIds: ['/portal/src/design/gallery/gallery-page.tsx'] }],
    ['an entry', { code: '', moduleIds: ['/portal/src/design/button/button.gallery.tsx'] }],
    ['a link to it', { code: 'href:"/gallery.html"', moduleIds: [] }],
  ])('fails a build with %s in it', (_, chunk) => {
    expect(galleryPartIn(chunk)).not.toBeNull()
  })

  it('lets a build pass with a component and with the gallery of a listing', () => {
    const moduleIds = ['/portal/src/design/button/button.tsx', '/portal/src/features/listing/gallery/gallery-grid.tsx']
    expect(galleryPartIn({ code: 'a', moduleIds })).toBeNull()
  })
})

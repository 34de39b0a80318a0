import type { GalleryEntry } from '#src/design/gallery/gallery-entry.ts'
import { Pagination } from './pagination.tsx'

const hrefForPage = (page: number) => `#page-${page}`

export const galleryEntry: GalleryEntry = {
  title: 'Pagination',
  states: {
    'The first page': <Pagination page={1} pageCount={9} hrefForPage={hrefForPage} label="Pages, at the first" />,
    'In the middle': <Pagination page={5} pageCount={9} hrefForPage={hrefForPage} label="Pages, in the middle" />,
    'The last page': <Pagination page={9} pageCount={9} hrefForPage={hrefForPage} label="Pages, at the last" />,
  },
}

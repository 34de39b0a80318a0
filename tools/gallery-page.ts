import { type BuiltChunk, developmentPage } from './development-page.ts'

/** Where the development server serves the gallery of components. */
export const GALLERY_PATH = '/gallery.html'
/** The source file that the page loads. */
export const GALLERY_ENTRY = 'src/design/gallery/gallery-main.tsx'

/** Serves the gallery in development, and fails a build that contains a part of it. */
export const galleryPage = () =>
  developmentPage({
    name: 'gallery',
    title: 'Components',
    path: GALLERY_PATH,
    entry: GALLERY_ENTRY,
    partIn: galleryPartIn,
  })

/** The first part of the gallery that a chunk of a build contains, or null when it contains none. */
export function galleryPartIn({ code, moduleIds }: BuiltChunk): string | null {
  const module = moduleIds.find((id) => /\/src\/design\/gallery\/|\.gallery\.tsx$/.test(id))
  return module ?? (code.includes(GALLERY_PATH) ? GALLERY_PATH : null)
}

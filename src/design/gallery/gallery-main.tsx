import '#src/design/themes/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { GalleryEntry } from './gallery-entry.ts'
import { GalleryPage } from './gallery-page.tsx'

const entries = import.meta.glob<GalleryEntry>('../**/*.gallery.tsx', { import: 'galleryEntry', eager: true })

const byTitle = Object.values(entries).toSorted((a, b) => a.title.localeCompare(b.title))

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <StrictMode>
    <GalleryPage entries={byTitle} />
  </StrictMode>,
)

import type { ReactNode } from 'react'

/** What the gallery shows of a component's folder. `<component>.gallery.tsx` exports one as `galleryEntry`. */
export type GalleryEntry = {
  title: string
  /** What each example shows, and the example. Together they use every variant of the folder's styles. */
  states: Readonly<Record<string, ReactNode>>
}

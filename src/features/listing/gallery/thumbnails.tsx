import { useEffect, useRef } from 'react'
import { Photo } from '#src/shared/listing/photo.tsx'
import { useGalleryCommands, useGalleryIndex } from './gallery.provider.tsx'
import { galleryCopy } from './gallery.copy.ts'
import { type Slide, THUMBNAIL_WIDTH } from './gallery-slides.ts'
import * as styles from './gallery-viewer.css.ts'

/** All pictures of a section in small, where the screen has room for them; one stop for the Tab key. */
export function Thumbnails({ slides }: { slides: readonly Slide[] }) {
  const index = useGalleryIndex()
  const { reach } = useGalleryCommands()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = strip.current?.children[index]
    if (current instanceof HTMLElement) strip.current?.scrollTo({ left: current.offsetLeft - current.clientWidth })
  }, [index])
  return (
    <div ref={strip} className={styles.thumbnails} role="group" aria-label={galleryCopy.goTo}>
      {slides.map((slide, place) => (
        <button
          key={slide.kind === 'picture' ? slide.photo.identifier : slide.url}
          type="button"
          className={styles.thumbnail}
          aria-label={galleryCopy.counter(place + 1, slides.length)}
          aria-current={place === index}
          tabIndex={place === index ? 0 : -1}
          onClick={() => reach(place)}
        >
          {slide.kind === 'picture' && (
            <Photo photo={slide.photo} widths={[THUMBNAIL_WIDTH]} sizes="96px" ratio="3:2" isDecorative />
          )}
        </button>
      ))}
    </div>
  )
}

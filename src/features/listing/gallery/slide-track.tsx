import PlayIcon from 'lucide-react/icons/play'
import { useEffect, useRef } from 'react'
import { imageUrl, imageSourceSet } from '#domain/images/image-url.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Picture } from '#src/design/picture/picture.tsx'
import { useGalleryCommands, useGalleryIndex, useIsGalleryOpen } from './gallery.provider.tsx'
import { type Slide, THUMBNAIL_WIDTH } from './gallery-slides.ts'
import { galleryCopy } from './gallery.copy.ts'
import * as styles from './gallery-viewer.css.ts'

/** In pixels. */
const POSTER_WIDTH = 1200
const widths = [640, 800, 1200, 1600]
/** Milliseconds without scrolling after which a swipe has come to rest; not every browser tells its end. */
const REST = 90

type Props = { slides: readonly Slide[]; name: string }

/** The things to see side by side; the browser's own scrolling makes the swipe, and stops at each. */
export function SlideTrack({ slides, name }: Props) {
  const isOpen = useIsGalleryOpen()
  const index = useGalleryIndex()
  const { reach } = useGalleryCommands()
  const track = useRef<HTMLDivElement>(null)
  const resting = useRef(0)

  useEffect(() => {
    // The dialog takes its size only after this effect, so the place is taken once it has been laid out.
    if (!isOpen) return
    // Where a scroll came to rest before means nothing any more.
    clearTimeout(resting.current)
    const frame = requestAnimationFrame(() => {
      const element = track.current
      if (element && placeOf(element) !== index) element.scrollTo({ left: index * element.clientWidth })
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen, index])
  useEffect(() => () => clearTimeout(resting.current), [])

  const report = () => {
    if (track.current && track.current.clientWidth > 0) reach(placeOf(track.current))
  }
  return (
    <div
      ref={track}
      className={styles.track}
      role="group"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled with the keyboard too
      tabIndex={0}
      onScroll={() => {
        clearTimeout(resting.current)
        resting.current = window.setTimeout(report, REST)
      }}
    >
      {slides.map((slide, place) => (
        <div
          key={keyOf(slide)}
          className={styles.slide}
          aria-hidden={place !== index}
          inert={place !== index}
          style={isWithinOne(place, index) ? previewOf(slide) : undefined}
        >
          <SlideContent slide={slide} isNear={isWithinOne(place, index)} />
        </div>
      ))}
    </div>
  )
}

function SlideContent({ slide, isNear }: { slide: Slide; isNear: boolean }) {
  if (slide.kind === 'link') {
    return (
      <ButtonLink href={slide.url} target="_blank" rel="noopener nofollow" icon={PlayIcon} size="large">
        {galleryCopy.inNewTab(slide.title)}
      </ButtonLink>
    )
  }
  const { photo } = slide
  const image = { identifier: photo.identifier, version: photo.version }
  return (
    <Picture
      src={imageUrl({ ...image, width: 800 })}
      srcSet={imageSourceSet(image, widths)}
      sizes="100vw"
      alt={photo.caption}
      width={photo.width}
      height={photo.height}
      fit="contain"
      isPriority={isNear}
      className={styles.picture}
    />
  )
}

const isWithinOne = (place: number, index: number): boolean => Math.abs(place - index) <= 1

/** The thumbnail in large, until the picture is there; behind the way to a film or a tour, a photo of the home. */
function previewOf(slide: Slide) {
  const photo = slide.kind === 'link' ? slide.poster : slide.photo
  if (!photo) return undefined
  const { identifier, version } = photo
  return {
    backgroundImage: `url("${imageUrl({ identifier, version, width: slide.kind === 'link' ? POSTER_WIDTH : THUMBNAIL_WIDTH })}")`,
  }
}

const placeOf = ({ scrollLeft, clientWidth }: HTMLElement): number => Math.round(scrollLeft / clientWidth)

const keyOf = (slide: Slide): string => (slide.kind === 'picture' ? slide.photo.identifier : slide.url)

import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import XIcon from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { gallerySections } from '#machines/gallery/gallery.machine.ts'
import type { GalleryViewer_ListingFragment } from '#src/api/generated/graphql.ts'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { useModal } from '#src/design/modal/use-modal.ts'
import type { ActionViewProps, Opening } from '../action-view.ts'
import {
  GalleryProvider,
  useGalleryCommands,
  useGalleryIndex,
  useGallerySection,
  useIsGalleryOpen,
} from './gallery.provider.tsx'
import { galleryCopy as copy } from './gallery.copy.ts'
import { type Slides, sectionNames, sectionOf, slidesOf } from './gallery-slides.ts'
import * as styles from './gallery-viewer.css.ts'
import { SlideTrack } from './slide-track.tsx'
import { Thumbnails } from './thumbnails.tsx'

/** The full-screen viewer of a home's pictures, with the machine that it lives by. */
export default function GalleryViewer({ listing, opening }: ActionViewProps<GalleryViewer_ListingFragment>) {
  const slides = useMemo(() => slidesOf(listing), [listing])
  const counts = useMemo(
    () => ({
      photos: slides.photos.length,
      floorPlans: slides.floorPlans.length,
      videos: slides.videos.length,
      tours: slides.tours.length,
    }),
    [slides],
  )
  return (
    <GalleryProvider options={{ input: { counts } }}>
      <Viewer slides={slides} opening={opening} title={listing.summary.address.longAddress} />
    </GalleryProvider>
  )
}

type ViewerProps = { slides: Slides; opening: Opening; title: string }

function Viewer({ slides, opening, title }: ViewerProps) {
  const isOpen = useIsGalleryOpen()
  const section = useGallerySection()
  const index = useGalleryIndex()
  const commands = useGalleryCommands()
  const { open, dismiss, previous, next } = commands
  const opener = useRef<HTMLElement>(null)
  const modal = useModal({ isOpen, onCancel: dismiss, returnFocusTo: opener })
  const shown = slides[section]
  const isAlone = shown.length < 2

  useEffect(() => {
    opener.current = opening.opener
    open(sectionOf(opening.opener), Number(opening.opener.dataset['index'] ?? 0))
  }, [opening, open])

  return (
    <dialog
      {...modal}
      className={classNames(styles.viewer, isOpen && styles.openViewer)}
      aria-label={copy.picturesOf(title)}
      onKeyDown={keysOf(commands)}
      data-gallery={`${section}:${index}`}
    >
      <div className={styles.topBar}>
        <IconButton icon={XIcon} label={copy.close} onClick={dismiss} />
        <SectionChoice slides={slides} />
        <p role="status" className={styles.counter}>
          {copy.counter(index + 1, shown.length)}
        </p>
      </div>
      <div className={styles.stage}>
        <SlideTrack key={section} slides={shown} name={sectionNames[section]} />
        {!isAlone && (
          <>
            <div className={styles.toPrevious}>
              <IconButton
                variant="onPicture"
                icon={ChevronLeftIcon}
                label={copy.previous}
                onClick={previous}
                aria-disabled={index === 0}
              />
            </div>
            <div className={styles.toNext}>
              <IconButton
                variant="onPicture"
                icon={ChevronRightIcon}
                label={copy.next}
                onClick={next}
                aria-disabled={index === shown.length - 1}
              />
            </div>
          </>
        )}
      </div>
      {!isAlone && <Thumbnails slides={shown} />}
    </dialog>
  )
}

/** What kinds of things there are to see; nothing to choose where there are photos only. */
function SectionChoice({ slides }: { slides: Slides }) {
  const section = useGallerySection()
  const { choose } = useGalleryCommands()
  const present = gallerySections.filter((name) => slides[name].length > 0)
  return (
    <div className={styles.sections} role="group" aria-label={copy.kinds}>
      {present.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.section}
          aria-pressed={name === section}
          onClick={() => choose(name)}
        >
          {sectionNames[name]}
        </button>
      ))}
    </div>
  )
}

type Commands = ReturnType<typeof useGalleryCommands>

function keysOf({ next, previous, first, last }: Commands) {
  const commands: Record<string, () => void> = { ArrowRight: next, ArrowLeft: previous, Home: first, End: last }
  return (event: KeyboardEvent) => {
    const command = commands[event.key]
    if (!command || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    command()
  }
}

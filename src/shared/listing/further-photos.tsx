import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import type { ComponentProps, MouseEvent } from 'react'
import type { Photo_PhotoFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Photo } from './photo.tsx'
import * as styles from './listing-card.css.ts'

/** `place` is how a photo of the card is shown, the first like the others. */
type Props = { photos: readonly Photo_PhotoFragment[]; place: Omit<ComponentProps<typeof Photo>, 'photo'> }

/** The photos after the first. */
export default function FurtherPhotos({ photos, place }: Props) {
  return photos.map((photo) => <Photo key={photo.identifier} {...place} photo={photo} />)
}

/** For the mouse alone: a finger swipes, and who reads or tabs finds every photo with the home. */
export function PhotoArrows() {
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.backward}
        onClick={(event) => turn(event, -1)}
      >
        <Icon drawing={ChevronLeftIcon} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.forward}
        onClick={(event) => turn(event, 1)}
      >
        <Icon drawing={ChevronRightIcon} />
      </button>
    </>
  )
}

/** One photo on; after the last comes the first. */
function turn({ currentTarget }: MouseEvent<HTMLElement>, step: 1 | -1) {
  const strip = currentTarget.parentElement?.querySelector('a')
  if (!strip) return
  const count = strip.querySelectorAll('img').length
  const shown = Math.round(strip.scrollLeft / strip.clientWidth)
  strip.scrollTo({ left: ((shown + step + count) % count) * strip.clientWidth, behavior: 'smooth' })
}

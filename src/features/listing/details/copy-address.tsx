import { useEffect, useState } from 'react'
import type { CopyAddress_ListingFragment } from '#src/api/generated/graphql.ts'
import type { ActionViewProps } from '#src/features/listing/action-view.ts'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'

/** Milliseconds. */
const SHOWN_FOR = 5000

/** Copies the address of the home, as far as it may be known, and says how that went. */
export default function CopyAddress({ listing, opening }: ActionViewProps<CopyAddress_ListingFragment>) {
  const [answer, setAnswer] = useState({ times: 0, words: '' })
  const { times } = opening
  const { longAddress } = listing.summary.address
  useEffect(() => {
    let isCurrent = true
    const say = (words: string) => {
      if (isCurrent) setAnswer({ times, words })
    }
    navigator.clipboard.writeText(longAddress).then(
      () => say(listingCopy.copying.copied(longAddress)),
      () => say(listingCopy.copying.refused),
    )
    const end = setTimeout(() => say(''), SHOWN_FOR)
    return () => {
      isCurrent = false
      clearTimeout(end)
    }
  }, [times, longAddress])
  return (
    <p role="status" className={styles.toast}>
      {answer.times === times && answer.words}
    </p>
  )
}

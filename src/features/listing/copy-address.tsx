import { useEffect, useState } from 'react'
import type { ActionViewProps } from './listing-actions.tsx'
import * as styles from './listing.css.ts'

/** Milliseconds. */
const SHOWN_FOR = 5000

/** Copies the address of the home, as far as it may be known, and says how that went. */
export default function CopyAddress({ listing, opening }: ActionViewProps) {
  const [answer, setAnswer] = useState({ times: 0, words: '' })
  const { times } = opening
  const { longAddress } = listing.summary.address
  useEffect(() => {
    let isCurrent = true
    const say = (words: string) => {
      if (isCurrent) setAnswer({ times, words })
    }
    navigator.clipboard.writeText(longAddress).then(
      () => say(`Copied: ${longAddress}`),
      () => say('Your browser did not let us copy the address.'),
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

import { useSelector } from '@xstate/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from '#src/design/components/link.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Text } from '#src/design/components/text.tsx'
import * as styles from './enquiry.css.ts'
import type { EnquiryActor } from './enquiry-actor.ts'
import { answererOf, type EnquiryListing, phoneFor } from './enquiry-listing.ts'

type Props = {
  actor: EnquiryActor
  /** Each press of the button that found something wrong leads to the list of it. */
  timesSubmitted: number
  idOf: (field: string) => string
}

/** What has to be put right, with the way to each field. */
export function EnquiryProblems({ actor, timesSubmitted, idOf }: Props) {
  const isInvalid = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'refusedAsInvalid' }))
  const problems = useSelector(actor, ({ context }) => context.problems)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isInvalid && timesSubmitted > 0) summary.current?.focus()
  }, [isInvalid, timesSubmitted])

  if (!isInvalid) return null
  const follow = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    event.preventDefault()
    document.getElementById(idOf(field))?.focus()
  }
  return (
    <div ref={summary} tabIndex={-1} role="group" aria-label="What to put right">
      <Notice tone="danger">
        <Text weight="strong">
          {problems.length === 0 ? 'This enquiry cannot be sent as it is.' : 'Please put this right:'}
        </Text>
        <ul className={styles.problems}>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <Link href={`#${idOf(field)}`} tone="ink" onClick={(event) => follow(event, field)}>
                {message}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** Why the enquiry was not sent although nothing is wrong with it, beside the button that tries again. */
export function EnquiryTrouble({ actor, listing }: { actor: EnquiryActor; listing: EnquiryListing }) {
  const trouble = useSelector(actor, troubleIn)
  return trouble === null ? null : <Notice tone="danger">{messages[trouble](listing)}</Notice>
}

const troubles = ['unreachable', 'refusedAsTooMany', 'refusedAsGone'] as const
type Trouble = (typeof troubles)[number]

const troubleIn = (snapshot: ReturnType<EnquiryActor['getSnapshot']>): Trouble | null =>
  troubles.find((trouble) => snapshot.matches({ writing: trouble })) ?? null

const callInstead = (listing: EnquiryListing): string => {
  const phone = phoneFor(listing)
  return phone === null ? '.' : `, or call ${answererOf(listing)} on ${phone}.`
}

const messages: Readonly<Record<Trouble, (listing: EnquiryListing) => string>> = {
  unreachable: (listing) =>
    `No answer came, so your enquiry may not have arrived. What you wrote is kept. Send it again – ${answererOf(listing)} will get it only once.`,
  refusedAsTooMany: (listing) =>
    `Too many enquiries came from your connection or about this home. What you wrote is kept: try again in an hour${callInstead(listing)}`,
  refusedAsGone: () => 'The agent has taken this home off the market, so it takes no more enquiries.',
}

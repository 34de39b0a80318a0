import { useSelector } from '@xstate/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { EnquiryContact_ListingFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Text } from '#src/design/text/text.tsx'
import * as styles from './enquiry.css.ts'
import { enquiryCopy as copy } from './enquiry.copy.ts'
import type { EnquiryActor } from './enquiry-actor.ts'
import { answererOf, phoneFor } from './enquiry-contact.ts'

type Props = {
  actor: EnquiryActor
  /** Each press of the button that found something wrong leads to the list of it. */
  timesSubmitted: number
  idOf: (field: string) => string
}

/** What has to be put right, with the way to each field. */
export function EnquiryErrors({ actor, timesSubmitted, idOf }: Props) {
  const isInvalid = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'refusedAsInvalid' }))
  const errors = useSelector(actor, ({ context }) => context.errors)
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
    <div ref={summary} tabIndex={-1} role="group" aria-label={copy.errors}>
      <Notice tone="danger">
        <Text weight="strong">{errors.length === 0 ? copy.cannotBeSent : copy.putRight}</Text>
        <ul className={styles.errors}>
          {errors.map(({ field, message }) => (
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
export function EnquirySendingError({
  actor,
  listing,
}: {
  actor: EnquiryActor
  listing: EnquiryContact_ListingFragment
}) {
  const failure = useSelector(actor, failureIn)
  return failure === null ? null : <Notice tone="danger">{messages[failure](listing)}</Notice>
}

const failures = ['unreachable', 'refusedAsTooMany', 'refusedAsGone'] as const
type Failure = (typeof failures)[number]

const failureIn = (snapshot: ReturnType<EnquiryActor['getSnapshot']>): Failure | null =>
  failures.find((failure) => snapshot.matches({ writing: failure })) ?? null

const callInstead = (listing: EnquiryContact_ListingFragment): string => {
  const phone = phoneFor(listing)
  return phone === null ? '.' : copy.orCall(answererOf(listing), phone)
}

const messages: Readonly<Record<Failure, (listing: EnquiryContact_ListingFragment) => string>> = {
  unreachable: (listing) => copy.unreachable(answererOf(listing)),
  refusedAsTooMany: (listing) => `${copy.tooMany}${callInstead(listing)}`,
  refusedAsGone: () => copy.gone,
}

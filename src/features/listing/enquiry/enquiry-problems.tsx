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
    <div ref={summary} tabIndex={-1} role="group" aria-label={copy.problems}>
      <Notice tone="danger">
        <Text weight="strong">{problems.length === 0 ? copy.cannotBeSent : copy.putRight}</Text>
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
export function EnquiryTrouble({ actor, listing }: { actor: EnquiryActor; listing: EnquiryContact_ListingFragment }) {
  const trouble = useSelector(actor, troubleIn)
  return trouble === null ? null : <Notice tone="danger">{messages[trouble](listing)}</Notice>
}

const troubles = ['unreachable', 'refusedAsTooMany', 'refusedAsGone'] as const
type Trouble = (typeof troubles)[number]

const troubleIn = (snapshot: ReturnType<EnquiryActor['getSnapshot']>): Trouble | null =>
  troubles.find((trouble) => snapshot.matches({ writing: trouble })) ?? null

const callInstead = (listing: EnquiryContact_ListingFragment): string => {
  const phone = phoneFor(listing)
  return phone === null ? '.' : copy.orCall(answererOf(listing), phone)
}

const messages: Readonly<Record<Trouble, (listing: EnquiryContact_ListingFragment) => string>> = {
  unreachable: (listing) => copy.unreachable(answererOf(listing)),
  refusedAsTooMany: (listing) => `${copy.tooMany}${callInstead(listing)}`,
  refusedAsGone: () => copy.gone,
}

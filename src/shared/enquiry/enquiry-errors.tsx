import { useSelector } from '@xstate/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { EnquirySubjectKind } from '#domain/enquiries/enquiry-subject.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Text } from '#src/design/text/text.tsx'
import type { Answerer } from './answerer.ts'
import * as styles from './enquiry.css.ts'
import { enquiryCopy as copy } from './enquiry.copy.ts'
import type { EnquiryActor } from './enquiry-actor.ts'

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
              {field === 'honeypot' ? (
                message
              ) : (
                <Link href={`#${idOf(field)}`} tone="ink" onClick={(event) => follow(event, field)}>
                  {message}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** Why the enquiry was not sent although nothing is wrong with it, beside the button that tries again. */
export function EnquirySendingError({ actor, answerer }: { actor: EnquiryActor; answerer: Answerer }) {
  const failure = useSelector(actor, failureIn)
  const { kind } = actor.getSnapshot().context.subject
  return failure === null ? null : <Notice tone="danger">{messages[failure](answerer, subjectOf[kind])}</Notice>
}

const failures = ['unreachable', 'refusedAsTooMany', 'refusedAsGone'] as const
type Failure = (typeof failures)[number]

const failureIn = (snapshot: ReturnType<EnquiryActor['getSnapshot']>): Failure | null =>
  failures.find((failure) => snapshot.matches({ writing: failure })) ?? null

const subjectOf = {
  listing: 'listing',
  development: 'listing',
  agent: 'agent',
  seller: 'agent',
} as const satisfies Record<EnquirySubjectKind, string>

const callInstead = ({ name, phone }: Answerer): string => (phone === null ? '.' : copy.orCall(name, phone))

const messages: Readonly<Record<Failure, (answerer: Answerer, about: 'listing' | 'agent') => string>> = {
  unreachable: ({ name }) => copy.unreachable(name),
  refusedAsTooMany: (answerer, about) => `${copy.tooMany[about]}${callInstead(answerer)}`,
  refusedAsGone: (_, about) => copy.gone[about],
}

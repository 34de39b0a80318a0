import CalendarIcon from 'lucide-react/icons/calendar-days'
import PencilIcon from 'lucide-react/icons/pencil'
import UsersIcon from 'lucide-react/icons/users'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LONGEST_COLLECTION_NAME } from '#domain/collections/collection-limits.ts'
import { collectionNameOf } from '#domain/collections/collection-name.ts'
import { onIntent } from '#src/shared/runtime/later-code.ts'
import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { IconButton } from '#src/design/icon-button/icon-button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { emit, on } from '#src/shared/runtime/app-events.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { ChangeFailure } from '../changes/change-failure.tsx'
import { useChangeOf, useCollectionCommands } from '../changes/collection-changes.provider.tsx'
import { collectionCopy as copy } from '../collection.copy.ts'
import { inspectionsPath } from '../inspection-day/inspections-path.ts'
import { PrivateShare } from '../sharing/private-share.tsx'
import { CollectionHead } from './collection-head.tsx'
import * as styles from './collection.css.ts'
import { usePresentMember } from './present-member.ts'

const peopleSheet = onIntent(() => import('../sharing/people-sheet.tsx'))

type Props = { collection: CollectionView_CollectionFragment }

/** The head of a collection for whoever takes part: its name to be changed in place, people and settings, and the day of inspections. */
export function MemberHead({ collection }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  const [isSharing, setIsSharing] = useState(false)
  const PeopleSheet = useCodeOnIntent(peopleSheet, isRequested, (retry) => emit('code.missing', retry))?.PeopleSheet
  const { failure } = useChangeOf(collection.id)
  const session = useSession()
  const { isPublic } = collection
  const request = () => setIsRequested(true)
  const openPeople = () => {
    request()
    setIsOpen(true)
  }
  useEffect(() => (isPublic ? undefined : on('pageShare.requested', () => setIsSharing(true))), [isPublic])
  return (
    <>
      <CollectionHead
        collection={collection}
        title={<CollectionName collection={collection} />}
        onShare={isPublic ? undefined : () => setIsSharing(true)}
        actions={
          <>
            <Button
              variant="secondary"
              icon={UsersIcon}
              aria-haspopup="dialog"
              onPointerEnter={request}
              onFocus={request}
              onClick={openPeople}
            >
              {copy.people}
            </Button>
            <ButtonLink href={inspectionsPath(collection.uri)} variant="secondary" icon={CalendarIcon}>
              {copy.inspections}
            </ButtonLink>
          </>
        }
      />
      {failure && !isOpen && !isSharing && <ChangeFailure failure={failure} />}
      <PrivateShare
        collection={collection}
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        onInvite={openPeople}
      />
      {PeopleSheet && session.status === 'member' && (
        <PeopleSheet collection={collection} member={session.member} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

/** The name; its owner changes it where it stands. */
function CollectionName({ collection }: { collection: CollectionView_CollectionFragment }) {
  const [isOpen, setIsOpen] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const { name, role } = collection
  const close = () => {
    setIsOpen(false)
    // It is there again with the next frame.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (isOpen) return <NameForm collection={collection} onClose={close} />
  return (
    <div className={styles.name}>
      <Heading level={1}>{name}</Heading>
      {(role === 'owner' || role === 'manager') && (
        <IconButton ref={pencil} icon={PencilIcon} label={copy.rename} size="small" onClick={() => setIsOpen(true)} />
      )}
    </div>
  )
}

type NameProps = { collection: CollectionView_CollectionFragment; onClose: () => void }

/** What is typed stays until the collection has the name, or the visitor lets go of it. */
function NameForm({ collection: { id, name }, onClose }: NameProps) {
  const [unsent, setUnsent] = useUnsentText(usePresentMember(), `name of ${id}`)
  const draft = unsent ?? name
  const [sent, setSent] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { request } = useCollectionCommands()
  const isBusy = useChangeOf(id).kind === 'rename'
  const close = () => {
    setUnsent(null)
    onClose()
  }
  useEffect(() => field.current?.select(), [])
  const isRenamed = sent !== null && sent === name
  useEffect(() => {
    if (isRenamed) close()
    // oxlint-disable-next-line react/exhaustive-deps -- how it is closed may change with every render
  }, [isRenamed])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const newName = collectionNameOf(draft)
    setIsWrong(newName === null)
    if (newName === null) return field.current?.focus()
    if (newName === name) return close()
    setSent(newName)
    request({ kind: 'rename', id, name, newName })
  }
  return (
    <form noValidate onSubmit={submit} className={styles.name}>
      <Heading level={1} className={styles.hiddenName}>
        {name}
      </Heading>
      <TextField
        ref={field}
        label={copy.name}
        name="collectionName"
        autoComplete="off"
        maxLength={LONGEST_COLLECTION_NAME}
        value={draft}
        readOnly={isBusy}
        error={isWrong ? copy.nameError : undefined}
        onChange={({ currentTarget }) => setUnsent(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      />
      <Inline gap={8}>
        <Button type="submit" size="small" isBusy={isBusy}>
          {copy.save}
        </Button>
        <Button size="small" variant="secondary" onClick={close}>
          {copy.cancel}
        </Button>
      </Inline>
    </form>
  )
}

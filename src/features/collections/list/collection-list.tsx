import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import CalendarIcon from 'lucide-react/icons/calendar-days'
import EyeOffIcon from 'lucide-react/icons/eye-off'
import { type ReactNode, useId } from 'react'
import { CollectionInvitationsDocument } from '#src/api/generated/documents/collection-invitations.ts'
import { CollectionsDocument } from '#src/api/generated/documents/collections.ts'
import type { CollectionCard_CollectionFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import {
  useCollectionCommands,
  useDeletedCollections,
  useReadingState,
} from '../changes/collection-changes.provider.tsx'
import { DeletedCollections } from '../changes/deleted-collections.tsx'
import { collectionsCopy as copy } from '../collections.copy.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { CollectionCard } from './collection-card.tsx'
import * as styles from './collections.css.ts'
import { InvitationCard } from './invitation-card.tsx'
import { NewCollection } from './new-collection.tsx'

/** Own collections, those that are shared and invitations, with what was deleted here and can be brought back. */
export function CollectionList({ username }: { username: string }) {
  const state = useReadingState()
  const { readAgain } = useCollectionCommands()
  const isEnabled = state === 'loaded'
  const { data } = useDocumentQuery(CollectionsDocument, { username }, { isEnabled })
  const invitations = useDocumentQuery(CollectionInvitationsDocument, {}, { isEnabled }).data?.collectionInvitations
  const deleted = useDeletedCollections()
  const own = data?.collections.results.filter(({ id }) => deleted.every((each) => each.id !== id))
  const shared = data?.collections.shared ?? []
  return (
    <Stack gap={32}>
      {state === 'error' && <Failure onRetry={readAgain} />}
      <DeletedCollections />
      {invitations && invitations.length > 0 && (
        <Part title={copy.invitations}>
          <ul className={styles.invitations}>
            {invitations.map((invitation) => (
              <li key={invitation.uniqueIdentifier}>
                <InvitationCard invitation={invitation} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {!own && state !== 'error' && <CardSkeletons />}
      {own && (
        <Inline gap={12}>
          <NewCollection username={username} />
          <ButtonLink href="/collections/inspections" variant="secondary" icon={CalendarIcon}>
            {copy.inspections}
          </ButtonLink>
          <ButtonLink href="/collections/hidden" variant="quiet" icon={EyeOffIcon}>
            {copy.hidden}
          </ButtonLink>
        </Inline>
      )}
      {own?.length === 0 && shared.length === 0 && <NoCollections />}
      {own && own.length > 0 && <Cards title={copy.own} collections={own} />}
      {shared.length > 0 && <Cards title={copy.shared} collections={shared} />}
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}

type CardsProps = { title: string; collections: readonly CollectionCard_CollectionFragment[] }

const Cards = ({ title, collections }: CardsProps) => (
  <Part title={title}>
    <ul className={styles.list}>
      {collections.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  </Part>
)

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <RetryNotice text={copy.loadingFailed} label={copy.tryAgain} onRetry={onRetry} />
)

const NoCollections = () => (
  <Stack>
    <Text size="lead">{copy.none}</Text>
    <Text>{copy.noneAdvice}</Text>
    <div>
      <ButtonLink href="/search">{copy.start}</ButtonLink>
    </div>
  </Stack>
)

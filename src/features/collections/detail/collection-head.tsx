import ShareIcon from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import type { CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { collectionCopy as copy } from '../collection.copy.ts'
import { listingsText } from '../collections.copy.ts'

type Props = {
  collection: CollectionView_CollectionFragment
  /** In place of the name alone. */
  title?: ReactNode
  /** Where the link alone would not do; in place of sharing it. */
  onShare?: (() => void) | undefined
  actions?: ReactNode
}

/** What the collection is called, whose it is and who sees it, with what can be done with it. */
export function CollectionHead({ collection, title, onShare, actions }: Props) {
  const { name, listingCount, isPublic, role } = collection
  return (
    <Stack gap={12}>
      {title ?? <Heading level={1}>{name}</Heading>}
      <Text>{[listingsText(listingCount), peopleText(collection)].filter(Boolean).join(' · ')}</Text>
      <Text size="small" tone="inkSoft">
        {isPublic ? copy.publicNote : role === 'owner' || role === 'collaborator' ? copy.privateNote : null}
      </Text>
      <Inline gap={12}>
        <Button
          variant="secondary"
          icon={ShareIcon}
          aria-haspopup={onShare && 'dialog'}
          onPointerEnter={() => void emit('event.intended', 'share.requested')}
          onClick={onShare ?? (() => shareLinkOf(collection))}
        >
          {copy.share}
        </Button>
        {actions}
      </Inline>
    </Stack>
  )
}

export const shareLinkOf = ({ name, canonicalUri }: CollectionView_CollectionFragment): boolean =>
  emit('share.requested', { title: name, listing: null, path: canonicalUri })

function peopleText({ contributors: { owner, collaborators } }: CollectionView_CollectionFragment): string | null {
  const names = collaborators.map(({ name }) => name).join(', ')
  const parts = [owner && copy.by(owner.name), names && copy.with(names)].filter(Boolean)
  return parts.length === 0 ? null : parts.join(' ')
}

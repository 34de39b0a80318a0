import ThumbsDownIcon from 'lucide-react/icons/thumbs-down'
import ThumbsUpIcon from 'lucide-react/icons/thumbs-up'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LONGEST_COMMENT } from '#domain/collections/collection-limits.ts'
import type { ReactionType } from '#domain/lookups/collections.ts'
import type { CollectionListing_ListingFragment, Reactions_ReactionFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Field } from '#src/design/field/field.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import type { ListingCollection } from './listing-collection.ts'
import { reactionCopy as copy } from '../collection.copy.ts'
import { useListingCommands, useOwnText } from './listing-changes.ts'
import { useOwnDraft } from './own-draft.ts'
import { usePresentMember } from './present-member.ts'
import * as styles from './reactions.css.ts'
import { UnsentChange } from './unsent-change.tsx'

type Props = { listing: CollectionListing_ListingFragment; collection: ListingCollection }
type Said = { reactionType: ReactionType | null; comment: string }

const nothing = { reactionType: null, comment: '', version: 0 } as const

/** What everyone thinks of a home, and the member's own like, dislike and comment. */
export function Reactions({ listing, collection }: Props) {
  const memberId = usePresentMember()
  const takesPart = collection.role === 'owner' || collection.role === 'collaborator'
  const others = listing.reactions.filter(({ userId }) => userId !== memberId)
  return (
    <div role="group" aria-label={copy.reactions} className={styles.reactions}>
      {listing.isLikedByAll && (
        <Text size="small" weight="strong" className={styles.both}>
          <Icon drawing={ThumbsUpIcon} size="small" />
          {agreementText(collection)}
        </Text>
      )}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((reaction) => (
            <Reaction key={reaction.userId} reaction={reaction} name={nameOf(collection, reaction.userId)} />
          ))}
        </ul>
      )}
      {takesPart && <OwnReaction listing={listing} collectionId={collection.id} memberId={memberId} />}
    </div>
  )
}

type OwnProps = { listing: CollectionListing_ListingFragment; collectionId: string; memberId: number | null }

function OwnReaction({ listing: { listingId, reactions }, collectionId, memberId }: OwnProps) {
  const [wasPressed, setWasPressed] = useState(false)
  const saved = reactions.find(({ userId }) => userId === memberId) ?? nothing
  const about = { kind: 'react', memberId, listingId, collectionId } as const
  const { own, baseVersion, entry } = useOwnText(about, saved)
  const { change } = useListingCommands()
  const { reactionType, comment } = own
  const savedText = { text: comment, version: baseVersion }
  const {
    draft,
    type,
    baseVersion: draftVersion,
  } = useOwnDraft(memberId, `comment ${collectionId} ${listingId}`, savedText)
  const react = (said: Partial<Said> & { baseVersion: number }) =>
    change({ kind: 'react', listingId, collectionId, reactionType, comment, ...said })
  const rate = (pressed: ReactionType) => {
    const isTakenBack = reactionType === pressed
    react({ reactionType: isTakenBack ? null : pressed, baseVersion })
    if (!isTakenBack) emit('listing.rated', { listingId })
  }
  const say = (text: string) => {
    react({ comment: text, baseVersion: draftVersion })
    if (text !== '') emit('listing.commented', { listingId })
    type(null)
  }
  const open = () => {
    setWasPressed(true)
    type(comment)
  }
  return (
    <>
      {comment !== '' && draft === null && (
        <Text size="small" hasLineBreaks>
          <strong>{copy.youSay}:</strong> {comment}
        </Text>
      )}
      <Inline gap={4}>
        {(['like', 'dislike'] as const).map((each) => (
          <Button
            key={each}
            size="small"
            variant={reactionType === each ? 'primary' : 'secondary'}
            aria-pressed={reactionType === each}
            onClick={() => rate(each)}
          >
            {copy[each]}
          </Button>
        ))}
        {draft === null && (
          <Button size="small" variant="quiet" onClick={open}>
            {comment === '' ? copy.comment : copy.changeComment}
          </Button>
        )}
      </Inline>
      {draft !== null && <CommentForm draft={draft} isFocused={wasPressed} onDraft={type} onSave={say} />}
      {entry && <UnsentChange entry={entry} />}
    </>
  )
}

type FormProps = {
  draft: string
  /** Whether the visitor pressed for it; one that was left at a reload waits where it is. */
  isFocused: boolean
  onDraft: (draft: string | null) => void
  onSave: (comment: string) => void
}

function CommentForm({ draft, isFocused, onDraft, onSave }: FormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isTooLong = draft.trim().length > LONGEST_COMMENT
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isTooLong) onSave(draft.trim())
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <Field label={copy.yourComment} hint={copy.commentHint} error={isTooLong ? copy.tooLong : undefined}>
          {(wiring) => (
            <textarea
              {...wiring}
              name="comment"
              rows={3}
              ref={field}
              className={control()}
              value={draft}
              onChange={({ currentTarget }) => onDraft(currentTarget.value)}
            />
          )}
        </Field>
        <Inline gap={8}>
          <Button type="submit" size="small">
            {copy.save}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onDraft(null)}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

function Reaction({ reaction, name }: { reaction: Reactions_ReactionFragment; name: string }) {
  const { reactionType, comment } = reaction
  const said =
    reactionType === 'like' ? copy.likes(name) : reactionType === 'dislike' ? copy.dislikes(name) : copy.says(name)
  return (
    <li className={styles.reaction}>
      {reactionType && <Icon drawing={reactionType === 'like' ? ThumbsUpIcon : ThumbsDownIcon} size="small" />}
      <Text as="span" size="small" hasLineBreaks>
        <strong>{said}</strong>
        {comment !== '' && <span>{`: ${comment}`}</span>}
      </Text>
    </li>
  )
}

function nameOf({ contributors: { owner, collaborators } }: ListingCollection, userId: number): string {
  return [owner, ...collaborators].find((person) => person?.memberId === userId)?.name ?? copy.someone
}

function agreementText({ role, contributors }: ListingCollection): string {
  if (role !== 'owner' && role !== 'collaborator') return copy.everyone
  return contributors.collaborators.length === 1 ? copy.both : copy.all
}

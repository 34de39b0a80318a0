import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import { LONGEST_COMMENT, LONGEST_NOTE } from '#domain/collections/collection-limits.ts'
import type { MockPortal } from '../portal.ts'
import { Refusal } from '../refusal.ts'
import { keyOf, type ListingStage, type ReactionType } from '../world/collections.ts'
import { openCollection, requireRight, touch } from './collection-access.ts'
import { homesOf, homeView, noteOf, noteView } from './collection-homes.ts'
import { requireCaller } from './collections.ts'
import { listingById } from './listings.ts'

type Based = { baseVersion?: number | null }
type Reaction = Based & { comment: string; reactionType?: ReactionType | null }
type Note = Based & { note: string; stage?: ListingStage | null }

/** What a member says of a home to others, and what they keep for themselves. */
export const collectionSayingMutations = ({ world }: MockPortal, headers: Headers) => ({
  saveCollectionReaction({
    collectionId,
    listingId,
    input,
  }: {
    collectionId: string
    listingId: number
    input: Reaction
  }) {
    const message = collectionErrors.react
    const caller = requireCaller(world, headers, message)
    const opened = openCollection(world, { collectionId, caller, message })
    requireRight(opened, 'takePart', message)
    const home = homesOf(world, opened.collection).find(({ listing }) => listing.id === listingId)
    if (home === undefined) throw new Refusal('NOT_FOUND', message)
    const said = { reactionType: input.reactionType ?? null, comment: requireText(input.comment, 'comment') }
    const key = keyOf(opened.collection.id, listingId, caller.id)
    const kept = world.collectionReactions.getAll().find((each) => each.key === key)
    const before = { reactionType: kept?.reactionType ?? null, comment: kept?.comment ?? '' }
    // A repeat after a lost answer changes nothing, whatever it was made from.
    if (JSON.stringify(before) !== JSON.stringify(said)) {
      // Where nothing is said, nothing can be lost, and readers are told of no version.
      const isSilent = before.reactionType === null && before.comment === ''
      if (!isSilent) requireVersion(input, kept?.version ?? 0)
      const change = { ...said, modifiedAt: world.now, version: (kept?.version ?? 0) + 1 }
      if (kept === undefined) {
        const ids = { key, collectionId: opened.collection.id, listingId, memberId: caller.id }
        world.collectionReactions.create({ ...ids, ...change })
      } else world.collectionReactions.updateMany({ where: { key: { equals: key } }, data: change })
      touch(world, opened.collection)
    }
    return { listing: homeView(world, opened, home) }
  },

  saveListingNote({ listingId, input }: { listingId: number; input: Note }) {
    const caller = requireCaller(world, headers, collectionErrors.update)
    const listing = listingById(world, listingId)
    if (listing === null) throw new Refusal('NOT_FOUND', collectionErrors.noListing, 'listingId')
    const said = { note: requireText(input.note, 'note'), stage: input.stage ?? null }
    const kept = noteOf(world, caller.id, listingId)
    if (kept.note !== said.note || kept.stage !== said.stage) {
      requireVersion(input, kept.version)
      const key = keyOf(caller.id, listingId)
      const change = { ...said, modifiedAt: world.now, version: kept.version + 1 }
      if (kept.version === 0) world.listingNotes.create({ key, memberId: caller.id, listingId, ...change })
      else world.listingNotes.updateMany({ where: { key: { equals: key } }, data: change })
    }
    return { listingNote: noteView(world, caller.id, listing) }
  },
})

function requireText(typed: string, field: 'comment' | 'note'): string {
  const longest = field === 'note' ? LONGEST_NOTE : LONGEST_COMMENT
  const text = typed.replaceAll(/\r\n?/g, '\n').trim()
  if ([...text].length <= longest && text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text)) return text
  throw new Refusal('BAD_INPUT', collectionErrors[field](longest), field)
}

function requireVersion({ baseVersion }: Based, version: number): void {
  if (baseVersion == null || baseVersion === version) return
  throw new Refusal('CONFLICT', collectionErrors.changedMeanwhile)
}

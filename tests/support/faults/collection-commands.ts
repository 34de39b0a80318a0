import { type OutboxChange, subjectOf } from '#machines/outbox/outbox-entries.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Page } from './collection-page.ts'
import { run } from './fake-browser.ts'

/** What a visitor wished, as they see it: the last wish about a thing is the one that counts. */
export type Requests = {
  /** Whether a home is in a collection, by the numbers of both. */
  places: Map<string, boolean>
  texts: Map<string, string>
  /** Homes that were saved while nobody was logged in. */
  kept: Map<number, 'kept' | 'dropped'>
  /** How often homes began to wait for their member. */
  episodes: number
  /** Collections by name; one whose page ended before it was told of may be there or not. */
  creations: Map<string, { page: Page; mayBeLost: boolean }>
}

export const newRequests = (): Requests => ({
  places: new Map(),
  texts: new Map(),
  kept: new Map(),
  episodes: 0,
  creations: new Map(),
})

export const textOf = (said: { kind: string; [part: string]: unknown }): string =>
  JSON.stringify(said.kind === 'note' ? [said['note'], said['stage']] : [said['reactionType'], said['comment']])

/** What was lost, or is shown otherwise than it was wished; nothing while each wish is with the portal or waits for it. */
export async function untrue(wishes: Requests, pages: readonly Page[], database: Database): Promise<string[]> {
  const { places, texts } = await portalHas(database)
  const unsent = unsentChanges()
  const isUnsent = (key: string) => unsent.some((change) => placeKey(change) === key)
  const found: string[] = []
  for (const [key, isSaved] of wishes.places) {
    if (!isUnsent(key) && places.has(key) !== isSaved) found.push(`lost: ${key} ${isSaved}`)
    for (const page of pages) if (shows(page, key) === !isSaved) found.push(`shown otherwise: ${key} ${isSaved}`)
  }
  for (const [key, text] of wishes.texts) {
    const isWaiting = unsent.some((change) => subjectOf(change) === key && textOf(change) === text)
    if (!isWaiting && texts.get(key) !== text) found.push(`lost: ${key} ${text}`)
  }
  return found
}

/** What at rest is not with the portal, or not once. */
export async function unfulfilled(wishes: Requests, database: Database): Promise<string[]> {
  const { places, texts } = await portalHas(database)
  const made = await database.query<{ name: string; homes: number[] }>(MADE)
  const first = made.filter(({ name }) => name.startsWith('My homes'))
  const timesOf = (id: number) => first.filter(({ homes: listings }) => listings.includes(id)).length
  const found = [
    ...[...wishes.places].filter(([key, isSaved]) => places.has(key) !== isSaved),
    ...[...wishes.texts].filter(([key, text]) => texts.get(key) !== text),
    ...[...wishes.kept].filter(([id, state]) => timesOf(id) !== (state === 'kept' ? 1 : 0)),
    ...[...wishes.creations]
      .map(([name, { mayBeLost }]) => ({ name, mayBeLost, times: made.filter((each) => each.name === name).length }))
      .filter(({ mayBeLost, times }) => times > 1 || (times === 0 && !mayBeLost)),
  ].map((each) => JSON.stringify(each))
  return first.length > wishes.episodes ? [...found, `${first.length} of ${wishes.episodes} first collections`] : found
}

/** What a heart says; null where nobody is logged in, or the page does not know yet. */
function shows({ tab, code: { saved } }: Page, key: string): boolean | null {
  const [collectionId = '', listingId = ''] = key.split(' ')
  return run(tab, () =>
    saved.readSaved() === null ? null : saved.collectionsOf(Number(listingId)).includes(collectionId),
  )
}

const placeKey = (change: OutboxChange): string | null =>
  change.kind === 'save' || change.kind === 'remove' ? `${change.collectionId} ${change.listingId}` : null

const unsentChanges = (): OutboxChange[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:'))
    // Written by the outbox.
    .map((key) => (JSON.parse(localStorage.getItem(key) ?? '') as { change: OutboxChange }).change)

async function portalHas(database: Database) {
  const saved = await database.query<{ collectionId: number; listingId: number }>(SAVED)
  const notes = await database.query<{ listingId: number; note: string; stage: string | null }>(NOTES)
  const reactions = await database.query<{ collectionId: number; listingId: number }>(REACTIONS)
  return {
    places: new Set(saved.map(({ collectionId, listingId }) => `${collectionId} ${listingId}`)),
    texts: new Map<string, string>([
      ...notes.map((note) => [`note listing ${note.listingId}`, textOf({ kind: 'note', ...note })] as const),
      ...reactions.map(
        (each) => [`react listing ${each.listingId} ${each.collectionId}`, textOf({ kind: 'react', ...each })] as const,
      ),
    ]),
  }
}

const SAVED = 'select collection_id as "collectionId", listing_id as "listingId" from collection_listing'
const NOTES = 'select listing_id as "listingId", note, stage from listing_note'
const REACTIONS = `select collection_id as "collectionId", listing_id as "listingId", reaction_type as "reactionType", comment
  from collection_reaction`
const MADE = `select name, array(select listing_id from collection_listing where collection_id = collection.id) as homes
  from collection`

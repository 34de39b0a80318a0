import { type DraftContent, emptyDraft } from '#domain/listing-drafts/listing-draft.ts'
import { featureNames } from '#domain/lookups/feature-names.ts'
import { type PropertyType, propertyTypes } from '#domain/lookups/property-types.ts'
import { isSameContent, type TypedDraft } from '#machines/listing-editor/draft-answers.ts'
import { postDraft } from '#src/shared/storage/post-drafts.ts'

/** With the office that a new one is for; null where it is that of the member. */
type PersistedDraft = TypedDraft & { officeId: number | null }

/** What was typed of one listing and is not saved yet, in this browser; it belongs to the member who typed it. */
export function persistedDraft(id: string) {
  const stored = postDraft('listingDraft', id, formFrom)
  let own: DraftContent | null = null
  const found = (): PersistedDraft | null => {
    const saved = stored.read()
    if (saved === null || saved === 'sent') return null
    const { unanswered, officeId, ...content } = saved.form
    return { content, unanswered, officeId, revision: Number(saved.revision) || 0 }
  }
  return {
    read(): PersistedDraft | null {
      const typed = found()
      own = typed?.content ?? null
      return typed
    },
    save({ content, unanswered, revision }: TypedDraft, officeId: number | null = null) {
      own = content
      stored.save({ form: { ...content, unanswered, officeId }, revision: String(revision), idempotencyKey: id })
    },
    /** Not what another tab typed since. */
    clear() {
      const content = found()?.content
      if (own !== null && content !== undefined && isSameContent(own, content)) stored.clear()
    },
  }
}

function formFrom(form: unknown): DraftContent & Pick<PersistedDraft, 'officeId' | 'unanswered'> {
  const { unanswered, officeId } = recordOf(form)
  const isOffice = typeof officeId === 'number' && Number.isSafeInteger(officeId) && officeId > 0
  return {
    ...contentFrom(form),
    unanswered: unanswered == null ? null : contentFrom(unanswered),
    officeId: isOffice ? officeId : null,
  }
}

/** All that is in this browser, of the member who is there. */
export function persistedDrafts(): readonly (PersistedDraft & { id: string })[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const id = /^listingDraft:(.+)$/.exec(key)?.[1]
      const typed = id === undefined ? null : persistedDraft(id).read()
      return id === undefined || typed === null ? [] : [{ id, ...typed }]
    })
  } catch {
    // Where storage is blocked nothing was saved.
    return []
  }
}

/** Each part is looked at before it is taken. */
function contentFrom(found: unknown): DraftContent {
  const given = recordOf(found)
  const empty = emptyDraft(given['listingType'] === 'rental' ? 'rental' : 'sale')
  const texts = Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, typeof value === 'string' ? textOf(given[name]) : value]),
  )
  return {
    ...empty,
    // Every text of an empty draft is there again, as a text.
    ...(texts as Partial<DraftContent>),
    listingType: empty.listingType,
    propertyType: oneOf(typeNames, given['propertyType']) ?? 'Unknown',
    isAddressHidden: given['isAddressHidden'] === true,
    features: featureNames.filter((name) => listOf(given['features']).includes(name)),
    saleMethod: oneOf(saleMethods, given['saleMethod']),
    priceStatement: oneOf(['fixed', 'range', 'over', 'words'] as const, given['priceStatement']) ?? 'fixed',
    inspections: recordsOf(given['inspections']).map(({ day, begins, ends }) => ({
      day: textOf(day),
      begins: textOf(begins),
      ends: textOf(ends),
    })),
    agentUsernames: listOf(given['agentUsernames']).filter((name) => typeof name === 'string'),
    photos: picturesOf(given['photos']),
    floorPlans: picturesOf(given['floorPlans']),
    statement: documentOf(given['statement']),
  }
}

// The table's keys are the types.
const typeNames = Object.keys(propertyTypes) as PropertyType[]

export const saleMethods = ['privateTreaty', 'auction', 'expressionsOfInterest', 'tender'] as const

// Each part is looked at before it is taken.
const recordOf = (found: unknown) => Object(found) as Record<string, unknown>
const textOf = (found: unknown): string => (typeof found === 'string' ? found : '')
const listOf = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : [])
const recordsOf = (found: unknown) => listOf(found).map(recordOf)

const oneOf = <Word extends string>(words: readonly Word[], found: unknown): Word | null =>
  words.find((word) => word === found) ?? null

const picturesOf = (found: unknown): DraftContent['photos'] =>
  recordsOf(found).map(({ identifier, caption, width, height }) => ({
    identifier: textOf(identifier),
    caption: textOf(caption),
    width: Number(width) || 1,
    height: Number(height) || 1,
  }))

function documentOf(found: unknown): DraftContent['statement'] {
  const { identifier, fileName, url } = recordOf(found)
  return textOf(identifier) === ''
    ? null
    : { identifier: textOf(identifier), fileName: textOf(fileName), url: textOf(url) }
}

import type { DraftProblem } from '#domain/listing-drafts/check-draft.ts'
import { type BasedCommand, readinessOf, storedCommand } from '#domain/listing-drafts/draft-command.ts'
import { type DraftInput, draftOfInput, type StoredDraft } from '#domain/listing-drafts/draft-input.ts'
import type { TypedState } from '#domain/listing-drafts/draft-state-change.ts'
import { draftStateOf, MOST_DRAFTS } from '#domain/listing-drafts/draft-state.ts'
import { listingDraftErrors as errors } from '#domain/listing-drafts/listing-draft-errors.copy.ts'
import { type ListingEditor, mayEditListingsOf } from '#domain/permissions/listing-drafts.ts'
import { visibleUri } from '#domain/listing/visible-address.ts'
import { formatListingUrl } from '#domain/search/listing-url.ts'
import { isUuid } from '#domain/text/uuid.ts'
import type { MockPortal } from '../portal.ts'
import { type Paging, Refusal } from '../refusal.ts'
import { byNameKey, officeOfAgent, presentAgents, successorOf } from '../search/agents.ts'
import { falling, firstOf } from '../search/order.ts'
import { placeById } from '../search/places.ts'
import type { ListingDraftRecord } from '../world/listing-drafts.ts'
import type { MemberRecord } from '../world/members.ts'
import type { OfficeRecord } from '../world/records.ts'
import { find, remove, update } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { changeDraftState, editedListing, publishedDraft } from './listing-draft-changes.ts'
import { previewOfDraft, suburbOfDraft } from './listing-of-draft.ts'
import { listingById } from './listings.ts'
import { locationView } from './locations.ts'
import { agentView, officeView } from './offices.ts'
import { requireCaller } from './sessions.ts'

type OfOffice = { officeId?: number | null }
type OfDraft = { id: string }
type Based = OfDraft & { baseRevision: number }
type Saving = Based & OfOffice & { content: DraftInput }
type NewState = Based & TypedState

/** Listings that agents type in. */
export const listingDraftQueries = ({ world }: MockPortal, headers: Headers) => ({
  listingOffice({ officeId }: OfOffice) {
    const office = officeOf(world, requireCaller(world, headers), officeId)
    return office && officeWithAgents(world, office)
  },
  editingOffice({ listingId }: { listingId: number }) {
    const edited = editedBy(world, requireCaller(world, headers), listingId)
    return edited && officeWithAgents(world, edited.office)
  },
  listingDrafts({ officeId, paging: { skip, take } }: OfOffice & { paging: Paging }) {
    const office = officeOf(world, requireCaller(world, headers), officeId)
    if (office === null) return null
    const drafts = draftsOf(world, office.id)
    return {
      totalCount: drafts.length,
      results: drafts.slice(skip, skip + take).map((draft) => draftView(world, draft)),
    }
  },
  listingDraft({ id }: OfDraft) {
    const draft = visibleDraft(world, requireCaller(world, headers), id)
    return draft && draftView(world, draft)
  },
  listingDraftPreview({ id }: OfDraft) {
    const draft = visibleDraft(world, requireCaller(world, headers), id)
    return draft && previewOfDraft(world, draft)
  },
})

export const listingDraftMutations = ({ world }: MockPortal, headers: Headers) => {
  const opened = ({ id }: OfDraft) => {
    const member = requireCaller(world, headers)
    const draft = visibleDraft(world, member, id)
    if (draft === null) throw notThere()
    return { member, draft }
  }
  /** Runs a command of a draft that nobody changed meanwhile, once; one that answers false has changed nothing. */
  const run = ({ id, ...asked }: BasedCommand & OfDraft, work: (draft: ListingDraftRecord) => boolean) => {
    const { member, draft } = opened({ id })
    const readiness = readinessOf(draft, asked)
    if (readiness === 'conflict') throw conflict()
    if (readiness === 'ready' && work(draft)) recordCommand(world, { draft, member }, storedCommand(asked))
  }
  const viewOf = (id: string) => {
    const draft = find(world.listingDrafts, { id })
    if (draft === undefined) throw notThere()
    return draftView(world, draft)
  }
  return {
    saveListingDraft({ input }: { input: Saving }) {
      const member = requireCaller(world, headers)
      if (!isUuid(input.id)) throw new Refusal('BAD_INPUT', errors.wrongId, 'id')
      const id = input.id.toLowerCase()
      if (find(world.listingDrafts, { id }) === undefined) begin(world, member, { ...input, id })
      else change(world, opened({ id }), input)
      return { draft: viewOf(id) }
    },
    publishListingDraft(asked: Based) {
      let problems: DraftProblem[] = []
      run({ ...asked, command: { kind: 'publish' } }, (draft) => {
        if (isSame(draft.content, draft.publishedContent)) return false
        const isCompleted = listingById(world, draft.listingId)?.statusType === 'completed'
        problems = publishedDraft(world, { draft, isCompleted })
        return problems.length === 0
      })
      return { draft: viewOf(asked.id.toLowerCase()), problems }
    },
    editListing({ listingId }: { listingId: number }) {
      const member = requireCaller(world, headers)
      const edited = editedBy(world, member, listingId)
      if (edited === null) throw new Refusal('NOT_FOUND', errors.notThere, 'listingId')
      const { listing, office } = edited
      return { draft: viewOf(editedListing(world, listing, { memberId: member.id, officeId: office.id })) }
    },
    changeListingDraftState({ input: { id, baseRevision, ...typed } }: { input: NewState }) {
      let problems: DraftProblem[] = []
      run({ id, baseRevision, command: { kind: 'changeState', ...typed } }, (draft) => {
        problems = changeDraftState(world, draft, typed)
        return problems.length === 0
      })
      return { draft: viewOf(id.toLowerCase()), problems }
    },
    deleteListingDraft({ id, baseRevision }: Based) {
      const { draft } = opened({ id })
      if (draft.publishedContent === null) {
        if (draft.revision !== baseRevision) throw conflict()
        remove(world.listingDrafts, { id: draft.id })
        return { id, draft: null }
      }
      run({ id, baseRevision, command: { kind: 'delete' } }, ({ content, publishedContent }) => {
        if (publishedContent === null || isSame(content, publishedContent)) return false
        update(world.listingDrafts, { id: draft.id }, { content: publishedContent })
        return true
      })
      return { id, draft: viewOf(draft.id) }
    },
  }
}

const notThere = () => new Refusal('NOT_FOUND', errors.notThere, 'id')
const conflict = () => new Refusal('CONFLICT', errors.changedMeanwhile, 'baseRevision')

function editorOf(world: World, { agentId, claims }: MemberRecord): ListingEditor {
  const agent = agentId === null ? undefined : find(world.agents, { id: agentId })
  return { claims, officeId: agent === undefined || agent.leftOn !== null ? null : officeOfAgent(world, agent).id }
}

function officeOf(world: World, member: MemberRecord, officeId: number | null | undefined): OfficeRecord | null {
  const editor = editorOf(world, member)
  const wanted = officeId ?? editor.officeId
  if (wanted === null || !mayEditListingsOf(editor, wanted)) return null
  return find(world.offices, { id: wanted }) ?? null
}

const officeWithAgents = (world: World, office: OfficeRecord) => ({
  office: officeView(world, office),
  agents: presentAgents(world, office.id)
    .sort(byNameKey)
    .map((agent) => agentView(world, agent)),
})

/** Null for who may not. */
function editedBy(world: World, member: MemberRecord, listingId: number) {
  const listing = listingById(world, listingId)
  const office = listing && officeOf(world, member, officeNow(world, listing.officeId).id)
  return listing && office && { listing, office }
}

function officeNow(world: World, officeId: number): OfficeRecord {
  const office = find(world.offices, { id: officeId })
  if (office === undefined) throw new Error(`There is no office ${officeId}`)
  return successorOf(world, office)
}

const draftsOf = (world: World, officeId: number): ListingDraftRecord[] =>
  world.listingDrafts
    .getAll()
    .filter((draft) => officeNow(world, draft.officeId).id === officeId)
    .sort(firstOf([falling(({ changedAt }) => changedAt.getTime())]))

/** Null for who may not see it. */
export function visibleDraft(world: World, member: MemberRecord, id: string): ListingDraftRecord | null {
  const draft = find(world.listingDrafts, { id: id.toLowerCase() })
  if (draft === undefined) return null
  return mayEditListingsOf(editorOf(world, member), officeNow(world, draft.officeId).id) ? draft : null
}

function begin(world: World, member: MemberRecord, { id, officeId, baseRevision, content }: Saving): void {
  if (baseRevision > 0) throw notThere()
  const office = officeOf(world, member, officeId)
  if (office === null) throw new Refusal('NOT_FOUND', errors.noOffice, 'officeId')
  const stored = storedContent(content, [])
  const unpublished = draftsOf(world, office.id).filter(({ listingId }) => listingId === null)
  if (unpublished.length >= MOST_DRAFTS) throw new Refusal('BAD_INPUT', errors.tooMany(MOST_DRAFTS))
  world.listingDrafts.create({
    id,
    officeId: office.id,
    listingId: null,
    content: stored,
    publishedContent: null,
    revision: 1,
    lastCommand: null,
    changedById: member.id,
    changedAt: world.now,
    pictures: [],
    documents: [],
  })
}

type Opened = { draft: ListingDraftRecord; member: MemberRecord }

function change(world: World, opened: Opened, { baseRevision, content }: Saving): void {
  const { draft } = opened
  const stored = storedContent(content, [draft])
  if (isSame(stored, draft.content)) return
  if (draft.revision !== baseRevision) throw conflict()
  setContent(world, opened, stored)
}

function setContent(world: World, { draft, member }: Opened, content: StoredDraft): void {
  if (isSame(content, draft.content)) return
  const changed = { content, revision: draft.revision + 1, lastCommand: null }
  update(world.listingDrafts, { id: draft.id }, { ...changed, changedById: member.id, changedAt: world.now })
}

function recordCommand(world: World, { draft, member }: Opened, lastCommand: string): void {
  const changed = { revision: draft.revision + 1, lastCommand, changedById: member.id, changedAt: world.now }
  update(world.listingDrafts, { id: draft.id }, changed)
}

function storedContent(input: DraftInput, drafts: readonly ListingDraftRecord[]): StoredDraft {
  const contents = drafts.flatMap(({ content, publishedContent }) => [
    content,
    ...(publishedContent ? [publishedContent] : []),
  ])
  const read = draftOfInput(input, {
    pictures: [...contents, ...drafts].flatMap(picturesIn),
    documents: [
      ...contents.flatMap(({ statement }) => statement ?? []),
      ...drafts.flatMap(({ documents }) => documents),
    ],
  })
  if ('content' in read) return read.content
  throw new Refusal('BAD_INPUT', read.gone === 'statement' ? errors.documentGone : errors.pictureGone, read.gone)
}

const picturesIn = (holder: ListingDraftRecord | StoredDraft) =>
  'pictures' in holder ? holder.pictures : [...holder.photos, ...holder.floorPlans]

function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right
  const names = Object.keys(left)
  const isEach = (name: string) => isSame(Reflect.get(left, name), Reflect.get(right, name))
  return names.length === Object.keys(right).length && names.every(isEach)
}

function draftView(world: World, draft: ListingDraftRecord) {
  const listing = draft.listingId === null ? null : listingById(world, draft.listingId)
  const suburb = suburbOfDraft(world, draft.content)
  return {
    id: draft.id,
    revision: draft.revision,
    office: officeView(world, officeNow(world, draft.officeId)),
    state: draftStateOf(listing),
    content: draft.content,
    suburb: suburb && locationView(world, suburb),
    hasUnpublishedChanges: !isSame(draft.content, draft.publishedContent),
    listingPath:
      listing && formatListingUrl({ id: listing.id, uri: visibleUri(listing, placeById(world, listing.suburbId)) }),
    listingId: draft.listingId,
    completedOn: listing?.completedOn ?? null,
    completedPrice: listing?.statusType === 'completed' && !listing.isPriceWithheld ? listing.priceText : null,
    changedAt: draft.changedAt.toISOString(),
    changedBy: draft.changedById === null ? null : (find(world.members, { id: draft.changedById })?.name ?? null),
  }
}

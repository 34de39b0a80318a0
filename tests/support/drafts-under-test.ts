import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '#server/app.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { folderStore } from '#server/platform/storage/folder-store.ts'
import { insertRows } from './insert-rows.ts'
import { type Answer, testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW } from './small-world.ts'

/** Mia and Tom are of office 1, Eva of office 2; Lena is no agent. */
const members: Record<string, CallingMember> = {
  mia: { memberId: 1, claims: {}, agentId: 1 },
  tom: { memberId: 2, claims: {}, agentId: 2 },
  eva: { memberId: 3, claims: {}, agentId: 3 },
  lena: { memberId: 4, claims: {}, agentId: null },
  staff: { memberId: 5, claims: { listings_permission: ['CanManageAny'] }, agentId: null },
  otherStaff: { memberId: 6, claims: { listings_permission: ['CanBoost'] }, agentId: null },
}

export const DRAFT_ID = '11111111-2222-4333-8444-555555555555'

/** A house that may be published as it is. */
export const HOUSE = {
  listingType: 'sale',
  propertyType: 'House',
  streetAddress: '12 Maple Street',
  suburbUri: 'maleny-qld-4552',
  bedrooms: '3',
  bathrooms: '2',
  landSize: '450 m²',
  title: 'A cottage by the gardens',
  description: 'Two storeys.\n\nA courtyard.',
  features: ['courtyard'],
  saleMethod: 'privateTreaty',
  priceStatement: 'fixed',
  price: '$1.25m',
  inspections: [{ day: '2026-11-28', begins: '10:00', ends: '10:30' }],
  agentUsernames: ['tom-ryan', 'mia-chen'],
}

/** In Victoria, where a home for sale needs a Statement of Information. */
export const RENTAL = {
  ...HOUSE,
  listingType: 'rental',
  streetAddress: '12 Smith Street',
  suburbUri: 'fitzroy-vic-3065',
  saleMethod: null,
  price: '650 pw',
}

const DRAFT = `id revision state completedOn completedPrice hasUnpublishedChanges listingId listingPath changedBy changedAt office { id } suburb { name }
  content { listingType streetAddress suburbUri title price features agentUsernames
    inspections { day begins ends } photos { identifier caption width height } floorPlans { identifier caption } statement { identifier fileName url } }`

/** The server over the small world with the members of two offices; it is `at()` there. */
export async function draftsUnderTest() {
  const world = await createSmallWorld()
  const { database } = world
  for (const { memberId: id } of Object.values(members)) {
    const name = `Member ${id}`
    await insertRows(database, 'member', { id, username: `member-${id}`, name, created_at: '2026-01-01' })
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'listing-drafts-'))
  const objects = folderStore({ folder })
  let now = SMALL_WORLD_NOW
  const app = await buildApp({
    ...world.parts,
    support: testSupport,
    objects,
    clock: () => now,
    identify: async ({ headers }) => members[String(Reflect.get(headers, 'x-member'))] ?? null,
  })
  const ask = async (who: string | null, query: string, variables: object = {}): Promise<Answer> => {
    const headers = { 'x-member': who ?? '' }
    return (
      await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers })
    ).json<Answer>()
  }
  const revisionOf = async (id: string): Promise<number> =>
    (await database.query<{ revision: number }>('select revision from listing_draft where id = $1', [id]))[0]
      ?.revision ?? 0
  return {
    app,
    database,
    objects,
    ask,
    at: (moment: string) => void (now = new Date(moment)),
    now: () => now,
    save: (who: string | null, content: object = HOUSE, more: object = {}) =>
      ask(
        who,
        `mutation Save($input: SaveListingDraftInput!) { saveListingDraft(input: $input) { draft { ${DRAFT} } } }`,
        { input: { id: DRAFT_ID, baseRevision: 0, content, ...more } },
      ),
    publish: (who: string | null, baseRevision: number, id = DRAFT_ID) =>
      ask(
        who,
        `mutation Publish($id: ID!, $baseRevision: Int!) {
          publishListingDraft(id: $id, baseRevision: $baseRevision) { draft { ${DRAFT} } problems { field message } } }`,
        { id, baseRevision },
      ),
    draft: async (who: string | null, id = DRAFT_ID) =>
      (await ask(who, `query One($id: ID!) { listingDraft(id: $id) { ${DRAFT} } }`, { id })).data.listingDraft,
    editingOffice: async (who: string, listingId: number) =>
      (await ask(who, `{ editingOffice(listingId: ${listingId}) { office { id } } }`)).data.editingOffice,
    edit: (who: string | null, listingId: number) =>
      ask(who, `mutation Edit($listingId: Int!) { editListing(listingId: $listingId) { draft { ${DRAFT} } } }`, {
        listingId,
      }),
    /** Of what is there, where no revision is given. */
    changeState: async (who: string | null, { id = DRAFT_ID, ...input }: Record<string, unknown> & { id?: string }) =>
      ask(
        who,
        `mutation Change($input: ListingDraftStateInput!) {
          changeListingDraftState(input: $input) { draft { ${DRAFT} } problems { field message } } }`,
        { input: { id, baseRevision: await revisionOf(id), ...input } },
      ),
    remove: (who: string | null, baseRevision: number, id = DRAFT_ID) =>
      ask(
        who,
        `mutation Remove($id: ID!, $baseRevision: Int!) {
          deleteListingDraft(id: $id, baseRevision: $baseRevision) { id draft { ${DRAFT} } } }`,
        { id, baseRevision },
      ),
    async close() {
      await app.close()
      await world.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code

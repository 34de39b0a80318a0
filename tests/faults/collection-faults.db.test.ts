import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OutboxChange, subjectOf } from '#machines/outbox/outbox-entries.ts'
import type { CollectionChange } from '#machines/collections/collections.machine.ts'
import type { Member } from '#src/api/session/member.ts'
import {
  ALICE,
  type CollectionsUnderTest,
  collectionsUnderTest,
  usernames,
} from '#tests/support/collections-under-test.ts'
import { openPage, type Page } from '#tests/support/faults/collection-page.ts'
import { newRequests, textOf, unfulfilled, untrue } from '#tests/support/faults/collection-commands.ts'
import { closeTab, passTime, run, setOnline, stubBrowser } from '#tests/support/faults/fake-browser.ts'
import { createFaultPlan } from '#tests/support/faults/fault-plan.ts'
import { INSERT_HOME } from '#tests/support/faults/fault-rows.ts'
import { type FaultyPortal, faultyPortal } from '#tests/support/faults/faulty-portal.ts'
import { FITZROY } from '#tests/support/small-world-listings.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'

const SEED = process.env.FAULT_SEED ?? 'collections'
/** FAULTS=1000 for as many as docs/product.md, section 15.60, tells of: they take three minutes. */
const FAULTS = Number(process.env.FAULTS ?? 120)
const STEPS_OF_WAVE = 60
/** Between two requests of one change there are a few turns of the loop. */
const QUIET_ROUNDS = 12
const MOST_ROUNDS = 2000
const ROUNDS_TO_REST = 60

const silent = vi.hoisted(() => () => {})
// What is said over the page needs a document; each flow's own tests look at it.
vi.mock('#src/features/collections/heart/saved-notice.tsx', () => ({
  showSavedNotice: silent,
  showRefusalNotice: silent,
  showWaitingNotice: silent,
}))
vi.mock('#src/features/collections/pending/pending-notices.tsx', () => ({
  showFailure: silent,
  showHandedOver: silent,
}))
vi.mock('#src/shared/page/page-notice.tsx', () => ({ preparePageNotice: silent }))

let portal: CollectionsUnderTest
let network: FaultyPortal
const plan = createFaultPlan(SEED)
const { random } = plan
// The code under test reads these two.
const member = { id: ALICE, username: usernames[ALICE] } as Member
let isLoggedIn = true
let hasSessionEnded = false
const wishes = newRequests()
let pages: Page[] = []
/** Where homes come and go, and where they stay, for what is said of one goes with it. */
const collectionIds: string[] = []
let saidIn = ''
let listingIds: number[] = []
let otherIds: number[] = []
let count = 0

beforeAll(async () => {
  portal = await collectionsUnderTest()
  await portal.forget()
  for (let id = 1001; id <= 1200; id += 1) {
    await portal.database.query(INSERT_HOME, [id, FITZROY, 3, 900_000, SMALL_WORLD_NOW])
  }
  const rows = await portal.database.query<{ id: number }>('select id from listing order by id')
  listingIds = rows.slice(0, 5).map(({ id }) => id)
  otherIds = rows.slice(5).map(({ id }) => id)
  collectionIds.push(
    await portal.make(ALICE, { name: 'First', listingIds }),
    await portal.make(ALICE, { name: 'Second' }),
  )
  saidIn = await portal.make(ALICE, { name: 'Said', listingIds })
  for (const listingId of listingIds) wishes.places.set(`${collectionIds[0]} ${listingId}`, true)
  network = faultyPortal({
    app: portal.app,
    plan,
    headers: () => portal.headers(isLoggedIn ? ALICE : null),
    onSessionEnd: () => (hasSessionEnded = true),
  })
  stubBrowser()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await portal.close()
})

const inPage = (act: (page: Page) => void) => () => {
  const page = random.pick(pages)
  run(page.tab, () => act(page))
}

const place = (isSaved: boolean) =>
  inPage((page) => {
    if (!isLoggedIn) return pressWithoutMember(page)
    const [listingId, collectionId] = [random.pick(listingIds), random.pick(collectionIds)]
    const { outbox, saving } = page.code
    wishes.places.set(`${collectionId} ${listingId}`, isSaved)
    if (!isSaved) return void outbox.addToOutbox({ kind: 'remove', listingId, collectionId }, page.surroundings)
    const known = { id: collectionId, uri: '', name: '', path: '', listingCount: 0, isShared: false }
    saving.saveInto(known, listingId, page.surroundings)
  })

/** Each home is kept at most once, so that it can be told where it went; pressed again it may be let go of. */
function pressWithoutMember({ code: { kept, pending }, surroundings }: Page): void {
  const listingId = random.pick(otherIds)
  if (kept.isPending(listingId, null)) {
    if (kept.dropPending(listingId)) wishes.kept.set(listingId, 'dropped')
    return
  }
  if (wishes.kept.get(listingId) === 'kept') return
  const isFirst = kept.readPending() === null
  if (!kept.savePending(listingId, null)) return
  if (isFirst) wishes.episodes += 1
  wishes.kept.set(listingId, 'kept')
  pending.pendingCollection(surroundings).send({ type: 'submission.kept' })
}

/** A like, a comment, a note or a stage. */
const say = (kind: 'react' | 'note', hasBoth: boolean) =>
  inPage((page) => {
    if (!isLoggedIn) return
    const listingId = random.pick(listingIds)
    const words = `words ${(count += 1)}`
    const stage = hasBoth ? random.pick(['inspected', 'applied'] as const) : null
    const reactionType = random.pick(['like', 'dislike'] as const)
    const comment = hasBoth ? words : ''
    const change: OutboxChange =
      kind === 'note'
        ? { kind, listingId, note: words, stage, baseVersion: 0 }
        : { kind, listingId, collectionId: saidIn, comment, reactionType, baseVersion: 0 }
    const baseVersion = page.versions.get(subjectOf(change)) ?? 0
    wishes.texts.set(subjectOf(change), textOf(change))
    page.code.outbox.addToOutbox({ ...change, baseVersion }, page.surroundings)
  })

const create = inPage((page) => {
  if (!isLoggedIn) return
  const newName = `Made ${(count += 1)}`
  const idempotencyKey = `key-of-${newName.replace(' ', '-')}`
  const named = { id: idempotencyKey, name: newName, newName }
  const change: CollectionChange = { kind: 'add', ...named, isPublic: false, idempotencyKey }
  wishes.creations.set(newName, { page, mayBeLost: false })
  page.creating.send({ type: 'change.requested', change })
})

/** Who is told that it failed tries again. */
function tryAgain(): void {
  for (const { tab, creating } of pages) {
    run(tab, () => {
      for (const { change } of creating.getSnapshot().context.failures)
        creating.send({ type: 'change.requested', change })
    })
  }
}

/** The visitor keeps their own; of several about one thing the page shows the last. */
function settleConflicts(page: Page): void {
  const last = new Map(page.entries().map((entry) => [subjectOf(entry.change), entry]))
  for (const { change, state, current } of last.values()) {
    if (state !== 'conflict' || current === null || !('baseVersion' in change)) continue
    const own = { ...change, baseVersion: current.version }
    run(page.tab, () => page.code.outbox.addToOutbox(own, page.surroundings))
  }
}

const open = async () => void pages.push(await openPage(network, () => (isLoggedIn ? member : null)))

function close(page: Page): void {
  for (const creation of wishes.creations.values()) if (creation.page === page) creation.mayBeLost = true
  run(page.tab, () => page.creating.stop())
  closeTab(page.tab)
  pages = pages.filter((each) => each !== page)
}

function setLoggedIn(next: boolean): void {
  isLoggedIn = next
  hasSessionEnded = false
  for (const page of pages) page.publish()
}

/** Longer than the browser waits for an answer, and as long as each flow waits before it tries again. */
function waitLong(): void {
  network.cutOff()
  passTime()
}

/** To load the code anew takes longer than all else. */
const reload = async () => {
  if (!random.chance(0.2)) return
  plan.note('reload')
  close(random.pick(pages))
  await open()
}
const openOrClose = async () => {
  if (pages.length > 1) return close(random.pick(pages))
  if (!random.chance(0.3)) return
  plan.note('second tab')
  await open()
}
const goOffline = () => {
  plan.note('offline')
  setOnline(false)
}
const logOut = () => {
  if (isLoggedIn && random.chance(0.3)) setLoggedIn(false)
}

/** What may happen, as often as it stands here. */
const steps: (() => void | Promise<void>)[] = [
  ...Array.from({ length: 4 }, () => place(true)),
  ...Array.from({ length: 3 }, () => place(false)),
  ...[false, true].flatMap((hasBoth) => [say('react', hasBoth), say('note', hasBoth)]),
  create,
  tryAgain,
  reload,
  openOrClose,
  goOffline,
  logOut,
  ...Array.from({ length: 2 }, () => [waitLong, () => network.release(), () => setOnline(true)]).flat(),
  () => setLoggedIn(true),
]

/** Lets the portal and the tabs come to rest; what is held up stays so. */
async function settle(): Promise<void> {
  for (let quiet = 0, rounds = 0; quiet < QUIET_ROUNDS && rounds < MOST_ROUNDS; rounds += 1) {
    await new Promise((resolve) => void setImmediate(resolve))
    const isBusy = network.pending() > network.held()
    // The database answers from another thread.
    if (isBusy) await portal.database.query('select 1')
    quiet = isBusy ? 0 : quiet + 1
  }
}

async function comeToRest(): Promise<void> {
  plan.setRate(0)
  setOnline(true)
  setLoggedIn(true)
  for (let round = 0; round < ROUNDS_TO_REST; round += 1) {
    network.release()
    waitLong()
    tryAgain()
    for (const page of pages) settleConflicts(page)
    await settle()
    const isQuiet = Object.keys(localStorage).every((key) => !key.startsWith('outbox:') && key !== 'pendingCollection')
    if (isQuiet && round > 3) return
  }
}

it(`loses and doubles nothing of what is done in a browser, over ${FAULTS} faults`, async () => {
  await open()
  while (plan.total() < FAULTS) {
    plan.setRate(0.35)
    for (let step = 0; step < STEPS_OF_WAVE; step += 1) {
      await random.pick(steps)()
      await settle()
      if (hasSessionEnded) setLoggedIn(false)
      expect(await untrue(wishes, pages, portal.database)).toEqual([])
    }
    await comeToRest()
    expect(await untrue(wishes, pages, portal.database)).toEqual([])
    expect(await unfulfilled(wishes, portal.database)).toEqual([])
  }
  console.info(`${plan.total()} faults`, plan.counts())
}, 600_000)

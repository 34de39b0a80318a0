import { CollectionDetailDocument } from '#src/api/generated/documents/collection-detail.ts'
import { CollectionListingsDocument } from '#src/api/generated/documents/collection-listings.ts'
import { CollectionInvitationsDocument } from '#src/api/generated/documents/collection-invitations.ts'
import { CollectionsDocument } from '#src/api/generated/documents/collections.ts'
import { InspectionDayPlanDocument } from '#src/api/generated/documents/inspection-day-plan.ts'
import { OpenListingsDocument } from '#src/api/generated/documents/open-listings.ts'
import { ListingsToPlanDocument } from '#src/api/generated/documents/listings-to-plan.ts'
import type { CollectionListing_ListingFragment } from '#src/api/generated/graphql.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { readBackgroundToken } from '#src/api/session/background-token.ts'
import type { Member } from '#src/api/session/member.ts'
import { readSaved } from '#src/shared/member-list/collections/saved-listings.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { runOnIdle } from '#src/shared/runtime/run-when.ts'
import { currentMember } from '#src/shared/session/current-member.ts'
import { listingsOfPage } from '../detail/use-listings.ts'
import { HOMES_ON_PAGE, usualView } from '../detail/view-choice.ts'
import { openDays } from '../inspection-day/open-days.ts'
import { callsOf } from '../inspection-day/use-open-listings.ts'
import { isFreshFor, setAllSaved } from './keeping.ts'
import { keepingExecute } from './keeping-execute.ts'
import { beginKeeping } from './stored-answers.ts'

const MOST_COLLECTIONS = 20
const MOST_PAGES = 2
const MOST_DAYS = 7
const LONGEST_WAIT_MS = 2000
const SIGN_OUT_PATH = '/user/signout'

let hasStarted = false

/**
 * For a member who has saved homes, from then on: the pages of collections and what is in them are kept on this device, so that
 * they open without a connection. What others tell of a collection is read again for it alone.
 */
export function saveListings({ execute }: Pick<IslandContext, 'execute'>): void {
  const keep = (collectionId: number | null) =>
    runOnIdle(() => {
      const member = currentMember()
      // Who is on the way out has nothing read any more.
      if (member === null || location.pathname === SIGN_OUT_PATH) return
      void saveAll(keepingExecute(withoutRenewal(execute), member.id), member, collectionId).catch(() => {})
    }, LONGEST_WAIT_MS)
  keep(null)
  if (hasStarted) return
  hasStarted = true
  on('collections.changed', ({ collectionId }) => {
    if (collectionId !== null) keep(collectionId)
  })
}

/** An extra renews no session: without an access token nothing is asked. */
const withoutRenewal =
  (execute: ExecuteDocument): ExecuteDocument =>
  (document, variables, options) =>
    readBackgroundToken() === null
      ? Promise.reject(new Error('Nobody’s homes are kept without an access token'))
      : execute(document, variables, { ...options, isBackground: true })

/** One collection, or the ones in which something was done last; what fails now is kept as it was. */
async function saveAll(execute: ExecuteDocument, member: Member, collectionId: number | null): Promise<void> {
  if (collectionId === null && isFreshFor(member.id)) return
  if (!(await beginKeeping(member.id))) return
  await savePages()
  const collections = readSaved()?.collections ?? []
  const chosen = collections.filter(({ id }) => collectionId === null || Number(id) === collectionId)
  const [listings] = await Promise.all([
    Promise.all(chosen.slice(0, MOST_COLLECTIONS).map((collection) => saveCollection(execute, collection))),
    execute(CollectionsDocument, { username: member.username }),
    execute(CollectionInvitationsDocument, {}),
    saveDays(execute),
  ])
  await savePagesOf(listings.flat(), collectionId === null)
  if (collectionId === null) setAllSaved()
}

type Listing = CollectionListing_ListingFragment

/** Answers the homes of its first pages, the one that was added last first. */
async function saveCollection(execute: ExecuteDocument, { uri }: { uri: string }): Promise<Listing[]> {
  const { collection } = await execute(CollectionDetailDocument, { uri })
  const total = collection?.listingCount ?? 0
  const found: Listing[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    if (page > 1 && (page - 1) * HOMES_ON_PAGE >= total) break
    // oxlint-disable-next-line no-await-in-loop -- in the background nothing is asked for in a burst
    const answer = await execute(CollectionListingsDocument, listingsOfPage(uri, { ...usualView, page }))
    found.push(...(answer.collection?.listings.results ?? []))
  }
  return found
}

/** Has the service worker keep the pages of homes too, those that were saved last first. */
async function savePagesOf(listings: readonly Listing[], isAll: boolean): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  const sorted = listings.toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt))
  const paths = [...new Set(sorted.map(({ listing }) => listing.canonicalUri))]
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'keep-homes', paths, isAll })
}

/** The open times of saved homes, and the plans of the days that come next. */
async function saveDays(execute: ExecuteDocument): Promise<void> {
  const { savedListings } = await execute(ListingsToPlanDocument, {})
  const calls = callsOf(savedListings)
  const answers = await Promise.all(calls.map((variables) => execute(OpenListingsDocument, variables)))
  const days = openDays(answers.flatMap(({ listingsById }) => listingsById)).slice(0, MOST_DAYS)
  await Promise.all(days.map(({ date }) => execute(InspectionDayPlanDocument, { date })))
}

/** The service worker is fetched here for the first time, where notifications have not done so. */
async function savePages(): Promise<void> {
  // Without a connection the browser would complain of it in the console.
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep-pages')
}

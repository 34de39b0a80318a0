import type { ListingChangeKind } from '#domain/live/live-event.ts'
import { ListingDetailsDocument } from '#src/api/generated/documents/listing-details.ts'
import { Button } from '#src/design/button/button.tsx'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { activeQuery, watchQueries } from '#src/shared/live/active-query.ts'
import { focusHeading, liveRegion } from '#src/shared/live/live-region.ts'
import * as styles from '#src/shared/live/live-notice.css.ts'
import { wantTopics } from '#src/shared/live/subscribed-topics.ts'
import { on } from '#src/shared/runtime/app-events.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { changedListingCopy as copy } from './changed-listing.copy.ts'

/** A new text or picture is no reason to interrupt. */
const notifiedKinds: ReadonlySet<ListingChangeKind> = new Set<ListingChangeKind>([
  'listing.priceChanged',
  'listing.statusChanged',
  'listing.relisted',
  'listing.inspectionsChanged',
  'listing.auctionChanged',
])

/** Tells whoever has a listing open that it was changed; the page stays as it is until they ask for it. */
export default function startChangedListing({ queryClient }: Pick<IslandContext, 'queryClient'>): void {
  const region = liveRegion('changed-listing')
  const shown = () => activeQuery(queryClient, ListingDetailsDocument)
  const close = () => showInRegion(region, null)
  let openId: number | null = null

  async function readAgain(): Promise<void> {
    const listing = shown()
    if (listing !== null) await queryClient.refetchQueries({ queryKey: listing.queryKey, exact: true })
    close()
    focusHeading()
  }

  watchQueries(queryClient, () => {
    const id = shown()?.variables.id ?? null
    if (id === openId) return
    openId = id
    close()
    wantTopics('listing', id === null ? [] : [`listing:${id}`])
  })
  on('listing.changed', ({ listingId, kind }) => {
    if (listingId !== openId || !notifiedKinds.has(kind)) return
    showInRegion(
      region,
      <p className={styles.notice}>
        {copy.changed}
        <Button size="small" variant="secondary" onClick={() => void readAgain()}>
          {copy.readAgain}
        </Button>
      </p>,
    )
  })
}

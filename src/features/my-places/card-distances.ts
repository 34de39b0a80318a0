import { distanceLine, type HomePosition } from '#domain/my-places/my-place.ts'
import { ListingPositionsDocument } from '#src/api/generated/documents/listing-positions.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { picture } from '#src/shared/listing/listing-card.css.ts'
import { featureOverrides, isOn } from '#src/shared/runtime/feature-switches.ts'
import { onceIdle } from '#src/shared/runtime/run-when.ts'
import { myPlaces } from '#src/shared/storage/my-places.ts'
import './card-distances.css.ts'

/** The most that one question asks for. */
const AT_ONCE = 100

/**
 * Says on every card, those that come later too, how far the home is from the visitor's places. As a mark does, it stands in an
 * attribute that React does not know. Only which homes are shown is asked of the server, never the places.
 */
export function showDistances(execute: ExecuteDocument): void {
  const positions = new Map<number, HomePosition | null>()
  const show = onceIdle(() => {
    const unknown = new Set<number>()
    for (const card of document.querySelectorAll<HTMLElement>('article[data-listing-id]')) {
      const id = Number(card.dataset['listingId'])
      if (!positions.has(id)) unknown.add(id)
      const lines = isOn('myPlaces') ? linesOf(positions.get(id) ?? null) : ''
      const photo = card.querySelector<HTMLElement>(`.${picture}`)
      if (photo !== null) write(photo, lines)
    }
    const asked = [...unknown].slice(0, AT_ONCE)
    if (isOn('myPlaces') && asked.length > 0) void learn(asked)
  })

  async function learn(listingIds: readonly number[]): Promise<void> {
    for (const id of listingIds) positions.set(id, null)
    try {
      const { listingsById } = await execute(ListingPositionsDocument, { listingIds: [...listingIds] })
      for (const { id, location } of listingsById) {
        const { latLong, isApproximate } = location
        positions.set(id, latLong && { latLong, isApproximate })
      }
    } catch {
      // A page without distances is a whole page; the next change of its cards asks again.
      for (const id of listingIds) positions.delete(id)
      return
    }
    show()
  }

  myPlaces.onChange(show)
  featureOverrides.onChange(show)
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
  show()
}

/** What did not change is not written, for every change is heard. */
function write({ dataset }: HTMLElement, lines: string): void {
  if (lines === '') delete dataset['distances']
  else if (dataset['distances'] !== lines) dataset['distances'] = lines
}

const linesOf = (position: HomePosition | null): string =>
  position === null
    ? ''
    : myPlaces
        .read()
        .map((place) => distanceLine(position, place))
        .join('\n')

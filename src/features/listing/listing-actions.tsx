import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { attendShare, requestShare, type ShareRequest } from '#src/property/sharing/share-request.ts'
import { keepEarlyPress } from './late-part.tsx'
import type { ListingDetails } from './listing-view.tsx'
import { type ListingAction, watchActions } from './watch-actions.ts'

/** One press on what opens a view: `times` counts them, so that pressing again opens again. */
export type Opening = { opener: HTMLElement; times: number }

export type ActionViewProps = { listing: ListingDetails; opening: Opening }

const loadViews = {
  gallery: () => import('./gallery/gallery-viewer.tsx'),
  map: () => import('./map-modal.tsx'),
  copy: () => import('./copy-address.tsx'),
  enquiry: () => import('./enquiry/enquiry-modal.tsx'),
} satisfies Partial<Record<ListingAction, () => Promise<{ default: ComponentType<ActionViewProps> }>>>

type ViewName = keyof typeof loadViews
const views = {
  gallery: lazy(loadViews.gallery),
  map: lazy(loadViews.map),
  copy: lazy(loadViews.copy),
  enquiry: lazy(loadViews.enquiry),
}
const hasView = (action: ListingAction): action is ViewName => action in loadViews

/** Answers the page's buttons. What they open is loaded when the visitor turns to them. */
export function ListingActions({ listing }: { listing: ListingDetails }) {
  const [openings, setOpenings] = useState<Partial<Record<ViewName, Opening>>>({})
  useEffect(
    () =>
      watchActions(document, {
        onAttend(action) {
          if (action === 'share') attendShare()
          else if (hasView(action)) void loadViews[action]()
        },
        onPress(action, opener) {
          if (action === 'print') window.print()
          else if (action === 'more') opener.ariaExpanded = String(opener.ariaExpanded !== 'true')
          else if (action === 'share') requestShare(sharingOf(listing))
          else {
            setOpenings((before) => ({ ...before, [action]: { opener, times: (before[action]?.times ?? 0) + 1 } }))
          }
        },
      }),
    [listing],
  )
  useEffect(() => {
    document.addEventListener('click', keepEarlyPress, true)
    return () => document.removeEventListener('click', keepEarlyPress, true)
  }, [])
  // The keys were put there by the line above.
  return (Object.entries(openings) as [ViewName, Opening][]).map(([name, opening]) => {
    const View = views[name]
    return (
      <Suspense key={name} fallback={null}>
        <View listing={listing} opening={opening} />
      </Suspense>
    )
  })
}

const sharingOf = ({ summary, propertyType, seo }: ListingDetails): ShareRequest => ({
  title: seo.title,
  listing: { ...summary, propertyType },
  path: summary.canonicalUri,
  pageType: 'listingDetails',
})

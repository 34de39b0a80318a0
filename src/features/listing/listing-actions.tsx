import { type ComponentType, useEffect, useState } from 'react'
import { type DeferredCode, deferredCode } from '#src/api/code/deferred-code.ts'
import { reportMissing } from '#src/shared/runtime/later-code.ts'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import type { ListingActions_ListingFragment } from '#src/api/generated/graphql.ts'
import type { ShareRequest } from '#src/shared/page/share-request.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import type { ActionViewProps, Opening } from './action-view.ts'
import { type ListingAction, watchActions } from './watch-actions.ts'
import { printPage } from './print-page.ts'

type ViewProps = ActionViewProps<ListingActions_ListingFragment>
type ActionView = { default: ComponentType<ViewProps> }

const views = {
  gallery: deferredCode<ActionView>(() => import('./gallery/gallery-viewer.tsx')),
  map: deferredCode<ActionView>(() => import('./details/map-modal.tsx')),
  copy: deferredCode<ActionView>(() => import('./details/copy-address.tsx')),
  enquiry: deferredCode<ActionView>(() => import('./enquiry/enquiry-modal.tsx')),
} satisfies Partial<Record<ListingAction, DeferredCode<ActionView>>>

type ViewName = keyof typeof views
const hasView = (action: ListingAction): action is ViewName => action in views

/** Answers the page's buttons. What they open is loaded when the visitor turns to them. */
export function ListingActions({ listing }: { listing: ListingActions_ListingFragment }) {
  const [openings, setOpenings] = useState<Partial<Record<ViewName, Opening>>>({})
  useEffect(
    () =>
      watchActions(document, {
        onAttend(action) {
          if (action === 'share') emit('event.intended', 'share.requested')
          else if (hasView(action)) views[action].prefetch()
        },
        onPress(action, opener) {
          if (action === 'print') void printPage()
          else if (action === 'more') toggleFold(opener)
          else if (action === 'readMore') {
            if (toggleFold(opener)) emit('description.unfolded', { listingId: listing.id })
          } else if (action === 'share') emit('share.requested', sharingOf(listing))
          else {
            setOpenings((before) => ({ ...before, [action]: { opener, times: (before[action]?.times ?? 0) + 1 } }))
          }
        },
      }),
    [listing],
  )
  // The keys were put there by the line above.
  return (Object.entries(openings) as [ViewName, Opening][]).map(([name, opening]) => (
    <OpenedView key={name} name={name} listing={listing} opening={opening} />
  ))
}

function OpenedView({ name, ...props }: ViewProps & { name: ViewName }) {
  const View = useCodeOnIntent(views[name], props.opening, reportMissing)?.default
  return View && <View {...props} />
}

/** Folds what a button is for, or unfolds it, and tells whether it is unfolded now; React renders neither anew. */
function toggleFold(button: HTMLElement): boolean {
  const isUnfolded = button.ariaExpanded !== 'true'
  button.ariaExpanded = String(isUnfolded)
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-folded', !isUnfolded)
  return isUnfolded
}

const sharingOf = ({ summary, propertyType, seo }: ListingActions_ListingFragment): ShareRequest => ({
  title: seo.title,
  listing: { ...summary, propertyType },
  path: summary.canonicalUri,
})

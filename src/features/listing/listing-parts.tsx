import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { deferredView } from '#src/shared/runtime/deferred-view.tsx'

const importBody = () => import('./listing-body.tsx')
const fallback = <Skeleton ratio="16:9" />

/** Mere markup for most visitors, so its code is not part of the first load. */
export const { load: loadListingBody, View: ListingBody } = deferredView(importBody, {
  when: 'idle',
  view: (module) => module.ListingBody,
  fallback,
})
export const { load: loadListingAround, View: ListingAround } = deferredView(importBody, {
  when: 'idle',
  view: (module) => module.ListingAround,
  fallback,
})

export const { load: loadMissingListing, View: MissingListing } = deferredView(() => import('./missing-listing.tsx'), {
  when: 'load',
  view: (module) => module.MissingListing,
})

import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { now, onIdle } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'

/** Mere markup for most visitors, so its code is not part of the first load. */
const listingBody = onIdle(() => import('./listing-body.idle.tsx'))
const fallback = <Skeleton ratio="16:9" />

export const ListingBody = viewOf(listingBody, (module) => module.ListingBody, fallback)
export const ListingAround = viewOf(listingBody, (module) => module.ListingAround, fallback)

export const MissingListing = viewOf(
  now(() => import('./missing-listing.tsx')),
  (module) => module.MissingListing,
)

/** For staff alone. */
export const HiddenHome = viewOf(
  now(() => import('./hidden/hidden-home.tsx')),
  (module) => module.HiddenHome,
)

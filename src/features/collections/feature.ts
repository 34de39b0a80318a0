import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

/** Twelve letters and digits, where the URL names a collection. */
const isUri = ({ uri = '000000000000' }: { uri?: string | undefined }): boolean => /^[a-z\d]{12}$/i.test(uri)

export const collections = defineFeature({
  routes: [
    { path: '/collections', page: now(() => import('./list/collections.page.tsx')) },
    { path: '/collections/invitation/:uniqueIdentifier', page: now(() => import('./invitation/invitation.page.tsx')) },
    {
      path: '/collections/inspections/:date?',
      accepts: ({ date }) => date === undefined || /^\d{4}-\d\d-\d\d$/.test(date),
      page: now(() => import('./inspection-day/inspection-day.page.tsx')),
    },
    {
      path: ['/collections/compare', '/collections/:uri/:slug/compare'],
      accepts: isUri,
      page: now(() => import('./compare/compare.page.tsx')),
    },
    {
      path: '/collections/:uri/:slug?',
      accepts: isUri,
      page: now(() => import('./detail/collection.page.tsx')),
      // A new name is a new path.
      isOnePage: true,
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
  islands: [now(() => import('./collections.island.ts'))],
})

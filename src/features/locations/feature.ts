import { isLocationSlugForm } from '#domain/search/location-slug-form.ts'
import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const locations = defineFeature({
  routes: [
    {
      path: '/where-to-live',
      page: now(() => import('./ranking/ranking.page.tsx')),
      section: 'locations',
    },
    {
      path: ['/find/*?', '/find-region', '/find-suburb', '/find-street'],
      page: now(() => import('./finder/finder.page.tsx')),
      section: 'locations',
    },
    {
      path: '/suburb-profile/:locationSlug',
      accepts: ({ locationSlug = '' }) => isLocationSlugForm(locationSlug),
      page: now(() => import('./profile/profile.page.tsx')),
      section: 'locations',
      isHeaderFixed: true,
    },
    {
      path: '/:locationSlug',
      accepts: ({ locationSlug = '' }) => isLocationSlugForm(locationSlug),
      page: now(() => import('./overview/location.page.tsx')),
      section: 'locations',
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})

import { isLocationSlugForm } from '#domain/search/location-slug-form.ts'
import { defineFeature } from '#src/shared/feature/define-feature.ts'

export const questions = defineFeature({
  routes: [
    {
      path: ['/discussions', '/:locationSlug/questions/:questionUri?'],
      accepts: ({ locationSlug }) => locationSlug === undefined || isLocationSlugForm(locationSlug),
      page: () => import('./questions.page.tsx'),
      section: 'questions',
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})

import { isLocationSlugForm } from '#domain/search/location-slug-form.ts'
import { defineFeature, type RouteParams } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

const isOfLocation = ({ locationSlug = '' }: RouteParams) => isLocationSlugForm(locationSlug)

export const questions = defineFeature({
  routes: [
    { path: '/discussions', page: now(() => import('./discussions.page.tsx')), section: 'questions' },
    {
      path: '/:locationSlug/questions',
      accepts: isOfLocation,
      page: now(() => import('./location-questions.page.tsx')),
      section: 'questions',
    },
    {
      path: '/:locationSlug/questions/:questionUri',
      accepts: isOfLocation,
      page: now(() => import('./question.page.tsx')),
      section: 'questions',
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})

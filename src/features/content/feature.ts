import { defineFeature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'

export const content = defineFeature({
  routes: [
    {
      path: ['/advice/:article?', '/lifestyle/:article?', '/news/:article?'],
      page: now(() => import('./articles/articles.page.tsx')),
      section: 'blog',
    },
    {
      path: [
        '/about-us',
        '/contact-us',
        '/brand-guidelines',
        '/app',
        '/connect',
        '/privacy-policy',
        '/terms-of-use',
        '/claim-your-agent-profile',
        '/agent-centre/list-on-homely',
        '/agent-centre/homely-plus',
        '/agent-advice',
        '/agent-advice/the-upshot-podcast',
        '/agent-help-centre',
      ],
      page: now(() => import('./company/company.page.tsx')),
    },
  ],
  navigation: () => import('./navigation.copy.ts'),
})

import { lazyPage, type LazyPage } from './lazy-page.tsx'

/** Parts of the portal that carry a notice above the header (specification 2). */
export type Section = 'locations' | 'questions' | 'blog'

export type Route = {
  /** Over the whole path; its named groups are the parameters. */
  pattern: RegExp
  /** The module of the page, as the build manifest names it. */
  source: string
  page: LazyPage
  section?: Section
  /** Its addresses are views of one page, which keeps from one to the next what stands in its fields. */
  isOnePage?: true
}

/** Every page of the portal; the first match wins. */
export const routes: readonly Route[] = [
  {
    pattern: /^\/$/,
    source: 'src/features/home/home.page.tsx',
    page: lazyPage(() => import('#src/features/home/home.page.tsx')),
  },
  {
    pattern: /^\/homes(?:\/.*)?$/i,
    source: 'src/features/listing/listing.page.tsx',
    page: lazyPage(() => import('#src/features/listing/listing.page.tsx')),
  },
  {
    pattern: /^\/search\/?$/i,
    source: 'src/features/results/search-form.page.tsx',
    page: lazyPage(() => import('#src/features/results/search-form.page.tsx')),
  },
  {
    pattern: /^\/search\/filters\/?$/i,
    source: 'src/features/results/filters.page.tsx',
    page: lazyPage(() => import('#src/features/results/filters.page.tsx')),
  },
  {
    pattern: /^\/search\/(?<savedSearchUri>[^/]+)\/?$/i,
    source: 'src/features/results/saved-search.page.tsx',
    page: lazyPage(() => import('#src/features/results/saved-search.page.tsx')),
  },
  {
    pattern: /^\/(?:for-sale|for-rent|sold-properties|leased|buy|rent)\/?$/i,
    source: 'src/features/home/mode-alone.page.tsx',
    page: lazyPage(() => import('#src/features/home/mode-alone.page.tsx')),
  },
  {
    pattern: /^\/(?:for-sale|for-rent|sold-properties|leased|buy|rent|real-estate-agency)(?:\/.*)?$/i,
    source: 'src/features/results/results.page.tsx',
    page: lazyPage(() => import('#src/features/results/results.page.tsx')),
    isOnePage: true,
  },
  {
    pattern: /^\/(?:advice|lifestyle|news)(?:\/[^/]+)?\/?$/i,
    source: 'src/features/articles/articles.page.tsx',
    page: lazyPage(() => import('#src/features/articles/articles.page.tsx')),
    section: 'blog',
  },
  {
    pattern:
      /^\/(?:(?:about|contact)-us|brand-guidelines|app|connect|privacy-policy|terms-of-use|claim-your-agent-profile|agent-(?:centre\/(?:list-on-homely|homely-plus)|advice(?:\/the-upshot-podcast)?|help-centre))\/?$/i,
    source: 'src/features/company/company.page.tsx',
    page: lazyPage(() => import('#src/features/company/company.page.tsx')),
  },
  {
    pattern: /^\/(?:where-to-live|find|find-region|find-suburb|find-street|find\/.*)\/?$/i,
    source: 'src/features/location-finder/finder.page.tsx',
    page: lazyPage(() => import('#src/features/location-finder/finder.page.tsx')),
    section: 'locations',
  },
  {
    pattern: /^\/new-apartments\/?$/i,
    source: 'src/features/new-apartments/new-apartments.page.tsx',
    page: lazyPage(() => import('#src/features/new-apartments/new-apartments.page.tsx')),
  },
  {
    pattern: /^\/new-apartments\/.+$/i,
    source: 'src/features/new-apartments/new-apartment.page.tsx',
    page: lazyPage(() => import('#src/features/new-apartments/new-apartment.page.tsx')),
  },
  {
    pattern: /^\/user\/sign-(?:in|up)\/?$/i,
    source: 'src/features/identity/sign-in.page.tsx',
    page: lazyPage(() => import('#src/features/identity/sign-in.page.tsx')),
  },
  {
    pattern: /^\/user\/signout\/?$/i,
    source: 'src/features/identity/sign-out.page.tsx',
    page: lazyPage(() => import('#src/features/identity/sign-out.page.tsx')),
  },
  {
    pattern: /^\/user\/reset-password\/?$/i,
    source: 'src/features/identity/reset-password.page.tsx',
    page: lazyPage(() => import('#src/features/identity/reset-password.page.tsx')),
  },
  {
    pattern: /^\/(?:agent|user)\/(?<username>[^/]+)\/?$/i,
    source: 'src/features/profile/profile.page.tsx',
    page: lazyPage(() => import('#src/features/profile/profile.page.tsx')),
  },
  {
    pattern: /^\/settings\/?$/i,
    source: 'src/features/settings/settings.page.tsx',
    page: lazyPage(() => import('#src/features/settings/settings.page.tsx')),
  },
  {
    pattern:
      /^\/(?:discussions|(?<locationSlug>[^/]+-(?:act|nsw|nt|qld|sa|tas|vic|wa)(?:-\d{4})?)\/questions(?:\/(?<questionUri>[^/]+))?)\/?$/i,
    source: 'src/features/questions/questions.page.tsx',
    page: lazyPage(() => import('#src/features/questions/questions.page.tsx')),
    section: 'questions',
  },
  {
    // The last of all: a slug ends with a state, and a postcode unless it is a region's.
    pattern: /^\/(?<locationSlug>[^/]+-(?:act|nsw|nt|qld|sa|tas|vic|wa)(?:-\d{4})?)\/?$/i,
    source: 'src/features/location/location.page.tsx',
    page: lazyPage(() => import('#src/features/location/location.page.tsx')),
    section: 'locations',
  },
]

/** Where no other page answers. */
export const notFoundRoute: Route = {
  pattern: /^/,
  source: 'src/features/problem/not-found.page.tsx',
  page: lazyPage(() => import('#src/features/problem/not-found.page.tsx')),
}

import { type PageType } from './page-types.ts'

const patterns: readonly [RegExp, PageType][] = [
  [/^\/$/, 'home'],
  [/^\/homes\//, 'listingDetails'],
  [/^\/(?:for-sale|for-rent|sold-properties|leased|buy|rent|real-estate-agency|search)(?:\/|$)/, 'searchResults'],
  [/^\/new-apartments(?:\/|$)/, 'newApartments'],
  [/^\/(?:where-to-live|find(?:-region|-suburb|-street)?)(?:\/|$)/, 'locationFinder'],
  [/^\/agent\/[^/]+\/settings(?:\/|$)/, 'settings'],
  [/^\/agent\/[^/]/, 'agentProfile'],
  // Beside members there are the pages of accounts, none of which is the name of a member (domain/members/reserved-usernames.ts).
  [
    /^\/user\/(?!(?:sign-in|sign-up|signout|reset-password|confirm-email|undo-email-change)(?:\/|$))[^/]/,
    'userProfile',
  ],
  [/^\/(?:(?:real-estate-)?agents?|real-estate-agencies|property-managers)(?:\/|$)/, 'agentFinder'],
  [/^\/discussions(?:\/|$)/, 'questions'],
  [/^\/[^/]+-(?:act|nsw|nt|qld|sa|tas|vic|wa)(?:-\d{4})?\/questions(?:\/|$)/, 'questions'],
  [/^\/collections?(?:\/|$)/, 'collections'],
  [/^\/(?:my-)?alerts?(?:\/|$)/, 'alerts'],
  [/^\/(?:advice|lifestyle|news)(?:\/|$)/, 'articles'],
  [/^\/settings(?:\/|$)/, 'settings'],
  [/^\/(?:suburb-profile\/)?[^/]+-(?:act|nsw|nt|qld|sa|tas|vic|wa)(?:-\d{4})?\/?$/, 'locationOverview'],
]

/** The kind of page behind a path of the portal. */
export const pageTypeOf = (path: string): PageType =>
  patterns.find(([pattern]) => pattern.test(path.toLowerCase()))?.[1] ?? 'other'

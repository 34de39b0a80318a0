import type { Page } from '@playwright/test'
import { dialogOpens, fieldOpens, mapFails, mapOpens, nothing, type Part, press, pressAction } from './lazy-part.ts'
import { expect } from './test.ts'

export const results = '/for-sale/richmond-vic-3121/real-estate'

/** Every page, and what a page waits for, texts of pages among it, one of each kind: without their code the error screen is shown. */
export const pagesAndTheirParts: readonly string[] = [
  'src/features/home/home.page.tsx',
  'src/features/home/mode-alone.page.tsx',
  'src/features/results/results.page.tsx',
  'src/features/results/form/search-form.page.tsx',
  'src/features/results/filters/filters.page.tsx',
  'src/features/results/saved-search.page.tsx',
  'src/features/content/articles/articles.page.tsx',
  'src/features/locations/finder/finder.page.tsx',
  'src/features/locations/overview/location.page.tsx',
  'src/features/locations/profile/profile.page.tsx',
  'src/features/locations/ranking/ranking.page.tsx',
  'src/features/listing/enquiry/plain-enquiry.page.tsx',
  'src/features/developments/developments.page.tsx',
  'src/features/developments/building.page.tsx',
  'src/features/developments/development.page.tsx',
  'src/features/agents/finder/agent-finder.page.tsx',
  'src/features/agents/list/agents.page.tsx',
  'src/features/agencies/agencies.page.tsx',
  'src/features/account/auth/sign-in.page.tsx',
  'src/features/account/auth/sign-out.page.tsx',
  'src/features/account/auth/reset-password.page.tsx',
  'src/features/account/auth/confirm-email.page.tsx',
  'src/features/account/auth/undo-email-change.page.tsx',
  'src/features/profile/profile.page.tsx',
  'src/features/profile/following/following.page.tsx',
  'src/features/account/settings/settings.page.tsx',
  'src/features/questions/discussions.page.tsx',
  'src/features/questions/location-questions.page.tsx',
  'src/features/questions/question.page.tsx',
  'src/features/alerts/alerts.page.tsx',
  'src/features/agent-claim/find.page.tsx',
  'src/features/agent-claim/office.page.tsx',
  'src/features/agent-claim/requests.page.tsx',
  'src/features/agent-settings/settings.page.tsx',
  'src/features/past-sales/own/past-sales.page.tsx',
  'src/features/past-sales/check/check.page.tsx',
  'src/features/enquiries-inbox/inbox.page.tsx',
  'src/features/feed-uploads/multiloader.page.tsx',
  'src/features/listing/preview/preview.page.tsx',
  'src/features/listing-editor/list/listings.page.tsx',
  'src/features/listing-editor/editor/editor.page.tsx',
  'src/features/performance-hub/hub.page.tsx',
  'src/features/performance-hub/listing-performance.page.tsx',
  'src/features/hidden-listings/hidden.page.tsx',
  'src/features/collections/list/collections.page.tsx',
  'src/features/collections/detail/collection.page.tsx',
  'src/features/collections/invitation/invitation.page.tsx',
  'src/features/collections/compare/compare.page.tsx',
  'src/features/collections/inspection-day/inspection-day.page.tsx',
  'src/features/profile/reviews/agent-reviews.page.tsx',
  'src/features/reviews/write/write-review.page.tsx',
  'src/features/reviews/invitation/review-invitation.page.tsx',
  'src/features/reviews/requests/review-requests.page.tsx',
  'src/features/moderation/list/cases.page.tsx',
  'src/features/moderation/list/agent-reviews.page.tsx',
  'src/features/moderation/case/case.page.tsx',
  'src/features/moderation/decision/decision.page.tsx',
  'src/features/post-history/history.page.tsx',
  'src/features/not-found/not-found.page.tsx',
  'src/features/shell-page/shell.page.tsx',
  'src/features/my-places/my-places.page.tsx',
  'src/features/listing/listing.page.tsx',
  'src/features/home/starting-place.tsx',
  'src/features/results/list/no-cards.tsx',
  'src/features/results/missing-search.tsx',
  'src/features/listing/missing-listing.tsx',
  'src/features/listing/hidden/hidden-home.tsx',
  'src/features/results/office-head.tsx',
  'src/features/hidden-listings/hidden-listings.tsx',
  'src/features/content/articles/texts/moving-house.md',
  'src/features/listing/listing-body.idle.tsx',
  'src/features/content/company/company.page.tsx',
]

/** What a visitor asked for: its absence is told, and it can be asked for again. */
export const reportedParts: Record<string, Part> = {
  'src/app/shell/side-menu/side-menu.tsx': { at: '/', ask: press('Open menu'), comes: dialogOpens, isOnPhone: true },
  'src/features/home/near-me.tsx': {
    at: '/',
    ask: press('Homes near me'),
    comes: (page) => expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty(),
  },
  'src/features/account/auth/open-auth-window.tsx': {
    at: '/',
    ask: (page) => page.locator('header [data-auth="signUp"]').click(),
    comes: dialogOpens,
  },
  'src/features/account/social/social-return.ts': {
    at: '/?providerName=google&authError=access_denied',
    isOfArrival: true,
    ask: nothing,
    comes: (page) => expect(page.locator('[data-session]')).not.toBeEmpty(),
  },
  'src/features/collections/heart/press-heart.ts': {
    at: '/for-sale/brunswick-vic-3056/real-estate',
    ask: press(/^Save \d/),
    comes: (page) => expect(page.locator('[data-page-notice]')).toContainText('Saved on this device.'),
  },
  'src/features/alerts/editor/open-alert-editor.ts': {
    // A visit of its own: it brings what the next one waits for.
    at: '/for-sale/carlton-vic-3053/real-estate',
    ask: press('Save alert'),
    comes: dialogOpens,
  },
  'src/features/alerts/editor/show-alert-editor.tsx': {
    at: '/for-rent/richmond-vic-3121/real-estate',
    ask: press('Save alert'),
    comes: dialogOpens,
  },
  'src/features/hidden-listings/hide-listing.tsx': {
    at: '/for-sale/fitzroy-vic-3065/real-estate',
    ask: press(/^Hide /),
    comes: (page) => expect(page.getByRole('button', { name: /^Undo hiding / })).toBeFocused(),
  },
  'src/features/agent-contact/show-agent-contact.tsx': {
    at: '/agent/agnes-keane',
    ask: press(/^Email /),
    comes: dialogOpens,
  },
  // The first at a home: whatever scrolls down to it loads it.
  'src/features/listing/details/listing-map.tsx': {
    at: 'a home',
    ask: (page) => page.getByRole('heading', { name: 'Location', exact: true }).scrollIntoViewIfNeeded(),
    comes: mapOpens,
    saidBy: mapFails,
  },
  'src/features/sharing/share-on-request.tsx': { at: 'a home', ask: pressAction('share'), comes: dialogOpens },
  'src/features/listing/gallery/gallery-viewer.tsx': { at: 'a home', ask: pressAction('gallery'), comes: dialogOpens },
  'src/features/listing/details/map-modal.tsx': { at: 'a home', ask: pressAction('map'), comes: dialogOpens },
  'src/features/listing/enquiry/enquiry-modal.tsx': { at: 'a home', ask: pressAction('enquiry'), comes: dialogOpens },
  'src/features/listing/details/copy-address.tsx': {
    at: 'a home',
    ask: pressAction('copy'),
    comes: (page) => expect(page.getByRole('status').filter({ hasText: /Copied|didn’t let us copy/ })).toBeVisible(),
  },
  'src/features/results/map/results-map.tsx': {
    at: results,
    isOfArrival: true,
    ask: nothing,
    comes: mapOpens,
    saidBy: mapFails,
  },
  'src/features/results/filters/filter-sheet.tsx': {
    at: '/for-rent/richmond-vic-3121/real-estate',
    ask: (page) => page.getByRole('link', { name: /^Filters/ }).click(),
    comes: dialogOpens,
  },
  'src/shared/agents/office-map/office-map.tsx': {
    at: '/real-estate-agents',
    ask: press('Show map'),
    comes: mapOpens,
    saidBy: mapFails,
  },
  'src/features/questions/write/ask-form.tsx': {
    at: '/richmond-vic-3121/questions',
    ask: press('Ask about Richmond'),
    comes: fieldOpens('Your question in a line'),
  },
  'src/features/questions/write/suburb-to-ask-about.tsx': {
    at: '/discussions',
    ask: press('Ask a question'),
    comes: fieldOpens('Which suburb is it about?'),
  },
  'src/features/locations/write/opened-review.tsx': {
    at: '/suburb-profile/richmond-vic-3121',
    ask: press('Review Richmond'),
    comes: fieldOpens('How do you know it?'),
  },
  'src/shared/map/portal-map.tsx': { at: '/brunswick-vic-3056', ask: press('Open the map'), comes: mapOpens },
}

const listHasListings = (page: Page) => expect(page.getByRole('article').first()).toBeVisible()

/** Without these the page is as good: nothing is said, and what they would have replaced goes on working. */
export const quietParts: Record<string, Part> = {
  'src/features/home/recent-searches.tsx': { at: '/', ask: nothing, comes: listHasListings },
  'src/features/home/viewed-listings.tsx': { at: '/', ask: nothing, comes: listHasListings },
  'src/features/home/new-near-you.tsx': { at: '/', ask: nothing, comes: listHasListings },
  'src/features/account/menu/show-member.tsx': { at: '/', ask: nothing, comes: listHasListings },
  'src/shared/search/box/places-combobox.tsx': {
    at: '/',
    ask: (page) => page.getByLabel('Suburb, postcode, region or street').fill('Fitzroy 3065'),
    async comes(page) {
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/fitzroy-vic-3065/)
    },
  },
  'src/features/agents/finder/agent-suggestions.tsx': {
    at: '/real-estate-agents',
    ask: (page) => page.getByLabel('Suburb, agent or agency').fill('Fitzroy'),
    async comes(page) {
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/fitzroy/i)
    },
  },
  'src/features/ads/ads.deferred-island.tsx': { at: results, ask: nothing, comes: listHasListings },
  'src/features/live/live.deferred-island.ts': { at: results, ask: nothing, comes: listHasListings },
  'src/features/results/live/new-listings.deferred-island.tsx': { at: results, ask: nothing, comes: listHasListings },
  'src/features/listing/live/changed-listing.deferred-island.tsx': {
    at: results,
    ask: nothing,
    comes: listHasListings,
  },
  // One file with all of `X.island.ts`.
  islands: { at: results, ask: nothing, comes: listHasListings },
  'src/features/results/list/place-ratings.tsx': { at: results, ask: nothing, comes: listHasListings },
  'src/features/results/map/map-in-pane.tsx': { at: results, ask: nothing, comes: listHasListings },
  'src/shared/listing/further-photos.tsx': {
    at: results,
    ask: (page) => page.getByRole('article').first().hover(),
    async comes(page) {
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/homes\//)
    },
  },
  'src/features/listing/enquiry/enquired-note.tsx': {
    at: 'a home',
    ask: nothing,
    async comes(page) {
      await pressAction('enquiry')(page)
      await dialogOpens(page)
    },
  },
}

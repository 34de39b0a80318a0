import { hasSessionCookie } from '#src/api/session/session-cookies.ts'
import { asksNotToBeTracked } from '#src/shared/tracking/asks-not-to-be-tracked.ts'
import { hideCards } from '#src/shared/listing/hidden/hide-cards.ts'
import { lastLocation } from '#src/shared/storage/last-location.ts'
import {
  CONSENT_KEY,
  HAS_SEEN_PAGE_KEY,
  hiddenListingsKey,
  MEMBER_KEY,
  THEME_KEY,
  viewedListingsKey,
} from '#src/shared/storage/storage-keys.ts'

/**
 * Puts onto the document what only the browser knows and the layout depends on: the chosen theme, whether there is a session,
 * and viewed homes and a last location to keep room for, whether to ask for consent, and which homes are hidden. Where storage is blocked the system's
 * setting holds and no room is kept.
 */
export function markVisitor({ dataset }: HTMLElement): void {
  try {
    const hasSession = hasSessionCookie()
    if (hasSession) dataset['hasSession'] = ''
    if (lastLocation() !== null) dataset['hasPlace'] = ''
    const theme = read(THEME_KEY)
    if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
    if (read(HAS_SEEN_PAGE_KEY) && !read(CONSENT_KEY) && !asksNotToBeTracked()) dataset['consent'] = 'ask'
    const owner = hasSession ? Object(JSON.parse(read(MEMBER_KEY))).id : 'anonymous'
    if (/\d/.test(read(viewedListingsKey(owner)))) dataset['hasViewed'] = ''
    hideCards(read(hiddenListingsKey(owner)).match(/\d+/g) ?? [])
  } catch {
    // The document shows what it shows to anyone.
  }
}

const read = (key: string): string => localStorage.getItem(key) ?? ''

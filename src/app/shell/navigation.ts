import { hasPage } from '../routing/find-route.ts'
import { navigationCopy } from './navigation.copy.ts'

export type Entry = { label: string; href: string }

const buy = { label: navigationCopy.buy, href: '/for-sale' }
const rent = { label: navigationCopy.rent, href: '/for-rent' }
const sold = { label: navigationCopy.sold, href: '/sold-properties' }
const agentFinder = { label: navigationCopy.agentFinder, href: '/real-estate-agents' }
/** "Suburb Reviews" once there are reviews to read (docs/decisions/034). */
const popularSuburbs = { label: navigationCopy.popularSuburbs, href: '/where-to-live' }
const questions = { label: navigationCopy.questions, href: '/discussions' }

/** An entry is shown as soon as the portal has its page, and not before (docs/decisions/034). */
const opened = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ href }) => hasPage(href))

export const blogEntries = opened([
  { label: navigationCopy.guides, href: '/advice' },
  { label: navigationCopy.lifestyle, href: '/lifestyle' },
  { label: navigationCopy.news, href: '/news' },
])
export const modeEntries = opened([buy, rent, sold])
export const furtherEntries = opened([agentFinder, popularSuburbs, questions])
export const headerEntries = [...modeEntries, ...furtherEntries]
export const memberEntries = opened([
  { label: navigationCopy.collections, href: '/collections' },
  { label: navigationCopy.alerts, href: '/alerts' },
])
export const sideMenuEntries = [...modeEntries, ...opened([agentFinder, questions, popularSuburbs]), ...blogEntries]

import { LISTING_VIDEOS_PATH } from '../listing-videos/listing-video.ts'
import { ADS_PATH } from './ads-url.ts'
import { LISTING_LOG_PATH } from '../listing/listing-log-url.ts'
import type { Claims } from '../permissions/claims.ts'
import { hasAnyRight, type Right } from '../permissions/rights.ts'
import { ALERTS_PATH } from './alerts-url.ts'
import { DASHBOARD_PATH } from './dashboard-url.ts'
import { listingFinders } from './listing-acts.ts'
import { STAFF_LISTINGS_PATH } from './staff-listings-url.ts'
import { PREMIER_PATH } from '../premier/premier-workflow.ts'
import { OFFICES_PATH } from './offices-url.ts'
import { staffPageNames as names } from './staff-pages.copy.ts'
import { USERS_PATH } from './users-url.ts'

type StaffPage = {
  path: string
  name: string
  /** Any one of them opens it. */
  rights: readonly Right[]
  /** Whether what is below its path is of it too. */
  hasPagesBelow?: true
  /** Whether it is in the navigation of staff alone: the profile menu has the five of the specification. */
  isOutsideMenu?: true
}

const listingStaff: readonly Right[] = [['listings_permission', 'CanManageAny']]
const videoStaff: readonly Right[] = [
  ['agents_permission', 'CanGenerateVideo'],
  ['agents_permission', 'CanToggleVideoVisibility'],
]
const premierStaff: readonly Right[] = [['agents_permission', 'CanTriggerPremierAgentWorkflow']]
const feedStaff: readonly Right[] = [
  ...listingStaff,
  ['multiloaders_permission', 'CanViewFiles'],
  ['multiloaders_permission', 'CanViewErrors'],
]
const memberStaff: readonly Right[] = [...listingStaff, ['users_permission', 'CanViewAnyMember']]

/**
 * The pages of staff that the portal has, in the order of menus: Offices, Users, Listings, Listing Logging, Dashboard
 * (docs/product.md, section 10.2), then those outside of the profile menu, and those of other claims.
 */
export const staffPages = [
  { path: OFFICES_PATH, name: names.offices, rights: listingStaff, hasPagesBelow: true },
  { path: USERS_PATH, name: names.users, rights: memberStaff, hasPagesBelow: true },
  { path: STAFF_LISTINGS_PATH, name: names.listings, rights: listingFinders, hasPagesBelow: true },
  { path: LISTING_LOG_PATH, name: names.listingLogging, rights: listingStaff },
  { path: DASHBOARD_PATH, name: names.dashboard, rights: listingStaff },
  { path: '/dashboard/feeds', name: names.feeds, rights: feedStaff, isOutsideMenu: true },
  { path: ALERTS_PATH, name: names.alerts, rights: listingStaff, isOutsideMenu: true },
  { path: '/dashboard/jobs', name: names.jobs, rights: listingStaff, isOutsideMenu: true },
  { path: ADS_PATH, name: names.ads, rights: listingStaff, hasPagesBelow: true, isOutsideMenu: true },
  { path: LISTING_VIDEOS_PATH, name: names.listingVideos, rights: videoStaff, hasPagesBelow: true },
  { path: PREMIER_PATH, name: names.premierAgents, rights: premierStaff, hasPagesBelow: true },
] as const satisfies readonly StaffPage[]

export type StaffPagePath = (typeof staffPages)[number]['path']

/** The pages that somebody may open. */
export const staffPagesFor = (claims: Claims | null): readonly (typeof staffPages)[number][] =>
  staffPages.filter(({ rights }) => hasAnyRight(claims, rights))

/** Those of them that stand in the profile menu. */
export const menuPagesFor = (claims: Claims | null): readonly (typeof staffPages)[number][] =>
  staffPagesFor(claims).filter(({ isOutsideMenu }: StaffPage) => !isOutsideMenu)

/** The page of a path, and what of the path is below it, such as a number; null for none. */
export function staffPageAt(path: string): { page: (typeof staffPages)[number]; below: string } | null {
  const wanted = path.toLowerCase().replace(/\/$/, '')
  const page = staffPages.find(
    ({ path: own, hasPagesBelow }: StaffPage) => wanted === own || (hasPagesBelow && wanted.startsWith(`${own}/`)),
  )
  return page === undefined ? null : { page, below: wanted.slice(page.path.length + 1) }
}

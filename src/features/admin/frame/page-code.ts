import { staffPageAt, type StaffPagePath } from '#domain/staff/staff-pages.ts'
import { type LaterCode, now } from '#src/shared/runtime/later-code.ts'
import type { StaffPageModule } from './define-staff-page.ts'

/** Each page of `domain/staff/staff-pages.ts`. */
export const staffPageCode = {
  '/admin/agency': now(() => import('../offices/offices.staff-page.tsx')),
  '/admin/user': now(() => import('../users/users.staff-page.tsx')),
  '/admin/listings': now(() => import('../listings/listings.staff-page.tsx')),
  '/admin/premier': now(() => import('../premier/premier.staff-page.tsx')),
  '/admin/video': now(() => import('../videos/videos.staff-page.tsx')),
  '/admin/ads': now(() => import('../ads/ads.staff-page.tsx')),
  '/admin/listinglogging': now(() => import('../listing-log/listing-log.staff-page.tsx')),
  '/dashboard/dashboard': now(() => import('../dashboard/dashboard.staff-page.tsx')),
  '/dashboard/feeds': now(() => import('../feeds/feeds.staff-page.tsx')),
  '/dashboard/alerts': now(() => import('../alerts/alerts.staff-page.tsx')),
  '/dashboard/jobs': now(() => import('../jobs/jobs.staff-page.tsx')),
} satisfies Record<StaffPagePath, LaterCode<StaffPageModule, 'now'>>

/** Loads the code of the page of a path, where there is one. */
export async function loadStaffPage(path: string): Promise<void> {
  const found = staffPageAt(path)
  if (found !== null) await staffPageCode[found.page.path].load()
}

import type { ProfileView } from '#domain/profiles/profile-url.ts'
import type { PreparePage } from '#src/shared/page/define-page.tsx'

/** What a tab read: whose profile it is, and whether the page that was asked for is beyond the last one. */
type PreparedTab = { profile: { username: string; isAgent: boolean } | null; isPastEnd: boolean }

/** Reads the data of one tab. */
export type PrepareTab = (view: ProfileView, tools: Parameters<PreparePage>[1]) => Promise<PreparedTab>

/** Which part of a list a page shows. */
export const partOf = ({ page }: ProfileView, take: number): { skip: number; take: number } => ({
  skip: (page - 1) * take,
  take,
})

/** Whether a page after the first shows nothing. */
export const isBeyond = ({ page }: ProfileView, shown: readonly unknown[] | undefined): boolean =>
  page > 1 && shown?.length === 0

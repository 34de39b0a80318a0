/** The tabs of an agent's profile after the overview, in their order (docs/product.md, section 25.20). */
export const agentTabs = [
  'listings',
  'reviews',
  'activities',
  'questions',
  'answers',
  'followers',
  'following',
] as const
/** The same of everybody else. */
export const userTabs = [
  'activities',
  'reviews',
  'questions',
  'discussions',
  'answers',
  'followers',
  'following',
] as const

export type ProfileTab = 'overview' | (typeof agentTabs)[number] | (typeof userTabs)[number]

/** The tab that a segment of the URL names, in any case; null for none of the tabs that such a profile has. */
export function profileTabOf(isAgent: boolean, segment: string | undefined): ProfileTab | null {
  if (segment === undefined) return 'overview'
  const tabs: readonly ProfileTab[] = isAgent ? agentTabs : userTabs
  return tabs.find((tab) => tab === segment.toLowerCase()) ?? null
}

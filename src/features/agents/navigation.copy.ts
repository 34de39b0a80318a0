import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'Agent Finder', href: '/real-estate-agents', places: { header: 4, sideMenu: 4, search: 5 } },
]

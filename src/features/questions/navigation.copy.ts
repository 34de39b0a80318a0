import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'Questions', href: '/discussions', places: { header: 6, sideMenu: 5, search: 7 } },
]

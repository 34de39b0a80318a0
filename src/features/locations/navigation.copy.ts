import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'Suburb Reviews', href: '/where-to-live', places: { header: 5, sideMenu: 6, search: 6 } },
  { label: 'Find a suburb', href: '/find-suburb', places: { search: 9 } },
  { label: 'Find a region', href: '/find-region', places: { search: 10 } },
  { label: 'Find a street', href: '/find-street', places: { search: 11 } },
]

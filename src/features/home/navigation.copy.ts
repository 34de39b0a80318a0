import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'Buy', href: '/for-sale', places: { header: 1, sideMenu: 1, search: 1 } },
  { label: 'Rent', href: '/for-rent', places: { header: 2, sideMenu: 2, search: 2 } },
  { label: 'Sold', href: '/sold-properties', places: { header: 3, sideMenu: 3, search: 3 } },
  { label: 'Leased', href: '/leased', places: { search: 4 } },
]

import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'New apartments', href: '/new-apartments', places: { search: 8 } },
]

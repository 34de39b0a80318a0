import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'Agencies', href: '/real-estate-agencies', places: { search: 12 } },
]

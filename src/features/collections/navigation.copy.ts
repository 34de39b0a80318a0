import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'Collections', href: '/collections', places: { member: 1 }, badge: 'invitations' },
]

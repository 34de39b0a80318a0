import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'My Alerts', href: '/alerts', places: { member: 2 }, badge: 'alerts' },
]

import { INBOX_PATH } from '#domain/enquiries/inbox-url.ts'
import type { MenuLink } from '#src/shared/runtime/define-feature.ts'

export const navigation: readonly MenuLink[] = [
  { label: 'Enquiries', href: INBOX_PATH, places: { agentMember: 1 }, badge: 'enquiries' },
]

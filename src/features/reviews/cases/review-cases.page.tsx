import { hasClaim } from '#domain/permissions/claims.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { forMembers } from '#src/shared/session/for-members.ts'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { loadStaffCases, StaffCases } from '../parts.tsx'
import { casesCopy as copy } from './cases.copy.ts'

/** What is to be read is known to staff alone: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

export const loadParts = forMembers(loadStaffCases)

/** Reviews that are held or were reported. */
export const Page = () => (
  <PrivatePage title={copy.title} logIn={copy.logIn}>
    {({ id, claims }) => (
      <StaffCases key={id} isStaff={hasClaim(claims, 'agents_permission', 'CanManageAnyAgentReview')} />
    )}
  </PrivatePage>
)

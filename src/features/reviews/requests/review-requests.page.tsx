import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { forMembers } from '#src/shared/session/for-members.ts'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { loadMemberRequests, MemberRequests } from '../parts.tsx'
import { requestsCopy as copy } from './requests.copy.ts'

/** Whose requests they are is known to the browser alone: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

export const loadParts = forMembers(loadMemberRequests)

/** Where an agent asks clients for reviews, and sees what became of it. */
export const Page = () => (
  <PrivatePage title={copy.title} logIn={copy.logIn}>
    {(member) => <MemberRequests key={member.id} isAgent={member.isAgent} />}
  </PrivatePage>
)

import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { Container } from '#src/design/container/container.tsx'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { followingCopy as copy } from './following.copy.ts'
import { FollowingFeed } from './following-feed.tsx'

/** The server renders it for everyone; what is in it is read for the member who is there. */
export default definePageFrame({ View: Page })

/** What the people did whom a member follows. */
function Page() {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => (
        <Container paddingY={32}>
          <FollowingFeed key={member.id} member={member} />
        </Container>
      )}
    </PrivatePage>
  )
}

import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/container/container.tsx'
import type { PageProps } from '#src/shared/feature/define-feature.ts'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { MemberSettings } from './member-settings.tsx'
import { settingsCopy as copy } from './settings.copy.ts'

/** Whose settings may be seen is known to the browser alone: the server renders the frame. */
export const preparePage: PreparePage = () => Promise.resolve({ status: 200 })

/** What a profile shows, for the agent and for staff. */
export function Page({ params: { username = '' } }: PageProps) {
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => (
        <Container width="reading" paddingY={48}>
          <MemberSettings key={`${member.id} ${username}`} member={member} username={username.toLowerCase()} />
        </Container>
      )}
    </PrivatePage>
  )
}

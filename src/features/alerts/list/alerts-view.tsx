import { onIntent } from '#src/shared/runtime/later-code.ts'
import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { useCodeOnIntent } from '#src/shared/runtime/use-code-on-intent.ts'
import { Introduction } from '#src/shared/member-list/introduction.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { alertsCopy as copy } from '../alerts.copy.ts'
import { MemberAlerts } from '../parts.tsx'
import { hasUnsavedAlert } from '../pending/has-unsaved-alert.ts'
import { CardSkeletons } from './card-skeletons.tsx'

const pendingAlerts = onIntent(() => import('./pending-alerts.tsx'))

/** The alerts of whoever is logged in; for everybody else what alerts are, and those that wait for them to log in. */
export function AlertsView() {
  const session = useSession()
  const PendingAlerts = useCodeOnIntent(pendingAlerts, session.status !== 'unknown' && hasUnsavedAlert())?.PendingAlerts
  return (
    <Container paddingY={32}>
      <PageHead title={copy.title} description={copy.what} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        {PendingAlerts && <PendingAlerts />}
        {session.status === 'member' ? (
          <MemberAlerts key={session.member.id} />
        ) : (
          <Introduction copy={copy} isKnown={session.status === 'loggedOut'}>
            <CardSkeletons />
          </Introduction>
        )}
      </Stack>
    </Container>
  )
}

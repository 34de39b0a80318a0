import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { kindsToRead } from '#domain/posts/moderated-kinds.ts'
import { MODERATION_PATH } from '#domain/posts/moderation-url.ts'
import { isStaffAddress } from '#domain/staff/staff-address.ts'
import { staffPagesFor } from '#domain/staff/staff-pages.ts'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import type { Member } from '#src/api/session/member.ts'
import { NavigationLink } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { StaffPageOfPath } from '#src/features/admin/frame/staff-page-of-path.tsx'
import { RequestContextProvider, type RequestContext } from '#src/shared/page/request-context.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { NeedsSession } from '#src/shared/session/needs-session.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { useFocusOnNewPage } from '../runtime/focus-on-new-page.ts'
import { Hydrated } from '../runtime/hydration.tsx'
import { staffCopy as copy } from './staff.copy.ts'
import * as styles from './staff.css.ts'
import { StaffShell } from './staff-shell.tsx'

type Props = { queryClient: QueryClient; execute: ExecuteDocument; requestContext: RequestContext }

/** The pages of staff in the browser; the server renders what stands around them alone. */
export const StaffApp = ({ queryClient, execute, requestContext }: Props) => (
  <QueryClientProvider client={queryClient}>
    <ExecuteProvider value={execute}>
      <RequestContextProvider value={requestContext}>
        <Router>
          <Staff />
          <Hydrated extent="shell" />
          <Hydrated extent="page" />
        </Router>
      </RequestContextProvider>
    </ExecuteProvider>
  </QueryClientProvider>
)

function Staff() {
  const session = useSession()
  const [path] = useLocation()
  useFocusOnNewPage(path)
  useEffect(() => {
    // A page of visitors, which is of another document.
    if (!isStaffAddress(path)) location.reload()
  }, [path])
  if (session.status !== 'member') {
    return (
      <StaffShell>
        <PageHead title={copy.title} isIndexed={false} />
        <NeedsSession title={copy.title}>{copy.logIn}</NeedsSession>
      </StaffShell>
    )
  }
  const { member } = session
  return (
    <StaffShell navigation={<StaffNavigation member={member} path={path} />}>
      <ErrorBoundary path={path} isUnavailable={false}>
        <StaffPageOfPath key={member.id} member={member} path={path} />
      </ErrorBoundary>
    </StaffShell>
  )
}

function StaffNavigation({ member, path }: { member: Member; path: string }) {
  const pages = staffPagesFor(member.claims)
  if (pages.length === 0) return null
  return (
    <nav aria-label={copy.navigation} className={styles.bar}>
      <div className={styles.pages}>
        {pages.map((page) => (
          <NavigationLink key={page.path} href={page.path} isCurrent={path.toLowerCase().startsWith(page.path)}>
            {page.name}
          </NavigationLink>
        ))}
        {kindsToRead(member.claims, null).length > 0 && (
          // Of another document.
          <NavigationLink href={MODERATION_PATH} target="_top">
            {copy.moderation}
          </NavigationLink>
        )}
      </div>
      <Text className={styles.who}>{copy.signedIn(member.name)}</Text>
    </nav>
  )
}

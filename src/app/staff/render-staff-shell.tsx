import { renderToString } from 'react-dom/server'
import { Container } from '#src/design/container/container.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { type RequestContext, RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { splitHead } from '../split-head.ts'
import { staffCopy as copy } from './staff.copy.ts'
import { StaffShell } from './staff-shell.tsx'

/** What the server renders of every page of staff, the same for everyone and for all addresses. */
export const renderStaffShell = (requestContext: RequestContext): { head: string; body: string } =>
  splitHead(
    renderToString(
      <RequestContextProvider value={requestContext}>
        <PageHead title={copy.title} isIndexed={false} />
        <StaffShell>
          <Container width="reading" paddingY={48}>
            <Heading level={1}>{copy.title}</Heading>
          </Container>
        </StaffShell>
      </RequestContextProvider>,
    ),
  )

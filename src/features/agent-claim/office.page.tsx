import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { definePageFrame, type PageProps } from '#src/shared/page/define-page.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { officeCopy as copy } from './agent-claim.copy.ts'
import { OfficeAnswer } from './office-answer.tsx'

/** The question is read by the browser, so that no cache on the way holds what a link opens. */
export default definePageFrame({ View: Page })

/** The page that the mail to an office leads to. */
function Page({ params: { token = '' } }: PageProps) {
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={copy.title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        <OfficeAnswer key={token} token={token} />
      </Stack>
    </Container>
  )
}

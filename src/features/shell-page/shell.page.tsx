import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { SearchBox } from '#src/shared/search/box/search-box.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { shellPageCopy as copy } from './shell-page.copy.ts'

/** The shell with no content of its own but a way into the portal. */
export default definePageFrame({
  View: () => (
    <Container width="reading" paddingY={48}>
      <PageHead title={copy.title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        <SearchBox mode="buy" />
      </Stack>
    </Container>
  ),
})

import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { collectionCopy as copy } from '../collection.copy.ts'

/** Where a collection could not be read, with the way to try again. */
export const LoadingFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Container width="reading" paddingY={32}>
    <PageHead title={copy.collection} isIndexed={false} />
    <Stack>
      <Heading level={1}>{copy.collection}</Heading>
      <Notice tone="danger">{copy.loadingFailed}</Notice>
      <div>
        <Button onClick={onRetry}>{copy.tryAgain}</Button>
      </div>
    </Stack>
  </Container>
)

import { useLocation } from 'wouter'
import { Container } from '#src/design/container/container.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'

/** Stands in for a page whose data is on its way; `title` says so: "Loading this profile". */
export function LoadingPage({ title }: { title: string }) {
  const [path] = useLocation()
  return (
    <>
      <PageHead title={title} isIndexed={false} canonicalPath={path} />
      <LoadingShape title={title} />
    </>
  )
}

/** The same where another page's head stands. */
export const LoadingShape = ({ title }: { title: string }) => (
  <Container paddingY={24} aria-busy="true">
    <Stack gap={24}>
      <Heading level={1}>{`${title}…`}</Heading>
      <Skeleton shape="line" width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="line" width="most" />
    </Stack>
  </Container>
)

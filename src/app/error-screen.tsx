import { useEffect } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import RotateClockwiseIcon from 'lucide-react/icons/rotate-cw'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { useRequestContext } from '#src/shared/request-context/request-context.tsx'
import { errorScreenCopy } from './error-screen.copy.ts'

/** The screen for a page that cannot be shown. */
export function ErrorScreen() {
  const { supportPhone, helpEmail } = useRequestContext()
  useEffect(() => {
    // Back to the page that the visitor wanted, by whatever its address is by then.
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <Container width="reading" paddingY={64}>
      <PageHead title={errorScreenCopy.title} isIndexed={false} />
      <Stack gap={24} role="alert">
        <Heading level={1}>{errorScreenCopy.title}</Heading>
        <Text size="lead">{errorScreenCopy.message}</Text>
        <Inline gap={16}>
          <Button variant="primary" icon={RotateClockwiseIcon} onClick={() => location.reload()}>
            {errorScreenCopy.reload}
          </Button>
          <Link href="/" isStandalone>
            {errorScreenCopy.home}
          </Link>
          <Link href={`tel:${supportPhone.replaceAll(' ', '')}`} isStandalone>
            {errorScreenCopy.call} {supportPhone}
          </Link>
          <Link href={`mailto:${helpEmail}`} isStandalone>
            {errorScreenCopy.email}
          </Link>
        </Inline>
      </Stack>
    </Container>
  )
}

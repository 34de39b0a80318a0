import { Button } from '#src/design/components/button.tsx'
import { Container } from '#src/design/components/container.tsx'
import RotateClockwiseIcon from 'lucide-react/icons/rotate-cw'
import { Link } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { useVisit } from '#src/property/visit/visit.tsx'

/** The screen for a page that cannot be shown; its words are those of specification 2. */
export function ErrorScreen() {
  const { supportPhone, helpEmail } = useVisit()
  return (
    <Container width="reading" paddingY={64}>
      <PageHead title="Sorry, Homely is unable to load" isIndexed={false} />
      <Stack gap={24} role="alert">
        <Heading level={1}>Sorry, Homely is unable to load</Heading>
        <Text size="lead">Please try and refresh the page</Text>
        <Inline gap={16}>
          <Button look="primary" icon={RotateClockwiseIcon} onClick={() => location.reload()}>
            Reload
          </Button>
          <Link href="/" isStandalone>
            Go Home
          </Link>
          <Link href={`tel:${supportPhone.replaceAll(' ', '')}`} isStandalone>
            Call {supportPhone}
          </Link>
          <Link href={`mailto:${helpEmail}`} isStandalone>
            Email us
          </Link>
        </Inline>
      </Stack>
    </Container>
  )
}

import type { ReactNode } from 'react'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { SearchBox } from '../search-box/search-box.tsx'

type Props = { title: string; children?: ReactNode; searchText?: string }

/** What stands where something was looked for and is not: what happened, a search box, and ways on. */
export function NotFound({ title, children, searchText }: Props) {
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        {children ?? <Text size="lead">The address may be mistyped, or the page has moved. Try a search instead.</Text>}
        <SearchBox mode="buy" text={searchText} />
        <Inline gap={16}>
          <Link href="/" isStandalone>
            Home
          </Link>
          <Link href="/for-sale" isStandalone>
            Homes for sale
          </Link>
          <Link href="/for-rent" isStandalone>
            Homes for rent
          </Link>
          <Link href="/sold-properties" isStandalone>
            Sold homes
          </Link>
        </Inline>
      </Stack>
    </Container>
  )
}

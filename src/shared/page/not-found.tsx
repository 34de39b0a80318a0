import type { ReactNode } from 'react'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { SearchBox } from '#src/shared/search/box/search-box.tsx'
import { notFoundCopy } from './not-found.copy.ts'

type Props = { title: string; children?: ReactNode; searchText?: string; mode?: SearchMode }

/** What stands where something was looked for and is not: what happened, a search box, and ways on. */
export function NotFound({ title, children, searchText, mode = 'buy' }: Props) {
  return (
    <Container width="reading" paddingY={48}>
      <PageHead title={title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        {children ?? <Text size="lead">{notFoundCopy.advice}</Text>}
        <SearchBox mode={mode} text={searchText} />
        <Inline gap={16}>
          <Link href="/" isStandalone>
            {notFoundCopy.ways.home}
          </Link>
          <Link href="/for-sale" isStandalone>
            {notFoundCopy.ways.buy}
          </Link>
          <Link href="/for-rent" isStandalone>
            {notFoundCopy.ways.rent}
          </Link>
          <Link href="/sold-properties" isStandalone>
            {notFoundCopy.ways.sold}
          </Link>
        </Inline>
      </Stack>
    </Container>
  )
}

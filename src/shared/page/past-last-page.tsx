import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from './not-found.copy.ts'
import { NotFound } from './not-found.tsx'

type Props = { page: number; firstPageHref: string }

/** A page of a list beyond its last one. */
export const PastLastPage = ({ page, firstPageHref }: Props) => (
  <NotFound title={notFoundCopy.listPage(page)}>
    <Text size="lead">
      <Link href={firstPageHref}>{notFoundCopy.firstPage}</Link>
    </Text>
  </NotFound>
)

import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { Link } from '#src/design/link/link.tsx'
import { Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'

type Props = {
  /** What of the search is none. */
  missing: 'search' | 'resultsPage' | 'agency' | 'place'
  mode?: SearchMode
  /** Words of the URL that mean nothing, and the URL without them. */
  unknownWords?: readonly string[]
  href?: string
}

/** A URL that asks for what there is not. */
export const MissingSearch = ({ missing, mode, unknownWords, href = '' }: Props) => (
  <NotFound title={notFoundCopy[missing]} mode={mode}>
    {unknownWords && (
      <Text size="lead">
        {notFoundCopy.unknownWords(unknownWords)} <Link href={href}>{notFoundCopy.withoutWords}</Link>
      </Text>
    )}
  </NotFound>
)

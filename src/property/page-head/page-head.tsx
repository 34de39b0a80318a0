import { shortenPageTitle } from '#domain/text/page-title.ts'
import { useVisit } from '../visit/visit.tsx'

type Props = {
  title: string
  description?: string
  /** The one address of this page, from the slash on; left out where there is none. */
  canonicalPath?: string
  isIndexed?: boolean
}

const SITE = 'Homely'

/** The page's title, description and canonical link; React puts them into the head of the document. */
export function PageHead({ title, description, canonicalPath, isIndexed = true }: Props) {
  const { origin } = useVisit()
  return (
    <>
      <title>{shortenPageTitle(`${title} | ${SITE}`)}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath && <link rel="canonical" href={origin + canonicalPath} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  )
}

import type { ImageName } from '#domain/images/image-url.ts'
import { shortenPageTitle } from '#domain/text/page-title.ts'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { SharingPreview } from './sharing-preview.tsx'
import { SITE_NAME } from './site-name.ts'
import type { Thing } from './structured-data/thing.ts'

type Props = {
  title: string
  description?: string
  /** The one address of this page, from the slash on; left out where there is none. */
  canonicalPath?: string
  isIndexed?: boolean
  /** Shown where the page is shared; otherwise that of the portal. */
  picture?: ImageName & { caption: string }
  /**
   * What search engines are told in terms of schema.org. Given by pages as `import.meta.env.SSR ? … : undefined`, so that
   * none of it comes to the browser.
   */
  describe?: (origin: string) => readonly Thing[]
  /** Where the page is an article: when it was published and last changed, as dates. */
  article?: { publishedOn: string; modifiedOn: string }
}

/** The page's title, description and canonical link; React puts them into the head of the document. */
export function PageHead({ title, description, canonicalPath, isIndexed = true, picture, describe, article }: Props) {
  const { origin } = useRequestContext()
  return (
    <>
      <title>{shortenPageTitle(`${title} | ${SITE_NAME}`)}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath && <link rel="canonical" href={origin + canonicalPath} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && isIndexed && (
        <SharingPreview
          origin={origin}
          title={title}
          description={description}
          canonicalPath={canonicalPath}
          picture={picture}
          things={describe?.(origin)}
          article={article}
        />
      )}
    </>
  )
}

import { imageUrl, type ImageName } from '#domain/images/image-url.ts'
import { SITE_NAME } from './site-name.ts'
import { structuredDataText, type Thing } from './structured-data/thing.ts'

type Props = {
  origin: string
  title: string
  description: string | undefined
  canonicalPath: string | undefined
  picture: (ImageName & { caption: string }) | undefined
  things: readonly Thing[] | undefined
  article: { publishedOn: string; modifiedOn: string } | undefined
}

const [WIDTH, HEIGHT] = [1200, 630]

/**
 * What other sites show of the page (Open Graph, Twitter) and what search engines read of it (schema.org). Rendered on the
 * server alone: nobody reads it in a page that a script changed.
 */
export function SharingPreview({ origin, title, description, canonicalPath, picture, things, article }: Props) {
  const image = origin + (picture ? imageUrl({ ...picture, width: WIDTH, height: HEIGHT }) : '/site-image.jpg')
  const imageText = picture?.caption ?? `${SITE_NAME}, homes across Australia`
  return (
    <>
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.publishedOn} />}
      {article && <meta property="article:modified_time" content={article.modifiedOn} />}
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonicalPath && <meta property="og:url" content={origin + canonicalPath} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(WIDTH)} />
      <meta property="og:image:height" content={String(HEIGHT)} />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageText} />
      {things && <meta name={STRUCTURED_DATA_NAME} content={structuredDataText(things)} />}
    </>
  )
}

/** React takes no script into the head of the document; it travels as a meta, and the server's entry makes it a script. */
export const STRUCTURED_DATA_NAME = 'structured-data'

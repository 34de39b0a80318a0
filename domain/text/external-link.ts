import { isListingDocument } from '../listing/listing-document.ts'

const SAFE_SCHEME = /^(?:https?:\/\/|mailto:|tel:|sms:)/i

/** Its colon parts host and port; a scheme has no dot that could stand here. */
const HOST_AND_PORT = /^[a-z\d-]+(?:\.[a-z\d-]+)+:\d{1,5}(?:[/?#]|$)/i

/**
 * An external link as an absolute URL: without a scheme it gets http:// prepended. One whose scheme does more than lead
 * somewhere (`javascript:`, `data:`, …) leads nowhere.
 */
export const externalLink = (link: string): string => {
  if (/^[/\\]/.test(link)) return 'about:blank'
  if (!/^[^/?#]*:/.test(link) || HOST_AND_PORT.test(link)) return `http://${link}`
  return SAFE_SCHEME.test(link) ? link : 'about:blank'
}

/** A page of `public/demo/`, which stands in for what the demonstration does not have. */
export const isSamplePage = (link: string): boolean => /^\/demo\/[a-z-]+\.html(?:#\d+)?$/.test(link)

/** The link of a document, a video or a tour: an external link, a document or a sample page of the portal itself. */
export const mediaLink = (link: string): string =>
  isSamplePage(link) || isListingDocument(link) ? link : externalLink(link)

import type { FeedFileKind } from './feed-upload.ts'

const LONGEST_NAME = 150

/** What a file is by its name; null for what is no feed. */
export function feedKindOfName(name: string): FeedFileKind | null {
  const ending = /^[^.].*\.(xml|zip)$/i.exec(name)?.[1]?.toLowerCase()
  return name.length <= LONGEST_NAME && (ending === 'xml' || ending === 'zip') ? ending : null
}

import type { Database } from '#server/platform/database/database.ts'
import type { ImageSource, ShownImages } from './image-source.ts'
import { findMemberPicture, hasMemberPicture } from './member-images.queries.ts'

/** What agents without a picture of their own are shown as. */
const DEFAULT_IDENTIFIER = 'member-default'

const defaultPicture = Buffer.from(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
<rect width="400" height="400" fill="#d5e3da"/>
<circle cx="200" cy="158" r="72" fill="#6f8f80"/>
<path d="M60 400c0-92 62-146 140-146s140 54 140 146z" fill="#6f8f80"/>
</svg>`)

/** The pictures of members, `member-{id}` in their current version, and the default one; all else is for `others`. */
export function memberImages(database: Database, others: ImageSource): ShownImages {
  return {
    async source(identifier, version) {
      if (identifier === DEFAULT_IDENTIFIER) return version === 1 ? defaultPicture : null
      const id = memberIn(identifier)
      if (id === null) return others(identifier, version)
      const picture = await findMemberPicture(database, id, version)
      return picture === null ? null : Buffer.from(picture)
    },
    async isShown(identifier, version) {
      const id = memberIn(identifier)
      return id === null || hasMemberPicture(database, id, version)
    },
  }
}

function memberIn(identifier: string): number | null {
  const digits = /^member-(\d{1,9})$/.exec(identifier)?.[1]
  return digits === undefined ? null : Number(digits)
}

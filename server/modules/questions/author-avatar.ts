import type { ProfileAvatar } from '#server/generated/resolvers.ts'
import type { AuthorRecord } from './question-record.ts'

/** The member's own picture, else the portrait of the agent that it is; null for neither. */
export function authorAvatar({
  id,
  avatarVersion,
  hasPicture,
  portraitIdentifier,
}: AuthorRecord): ProfileAvatar | null {
  const own =
    avatarVersion === 0 ? null : { identifier: `member-${id}`, version: avatarVersion, isDefault: !hasPicture }
  if (own !== null && !own.isDefault) return own
  return portraitIdentifier ? { identifier: portraitIdentifier, version: 1, isDefault: false } : own
}

import { type Claims, hasClaim } from './claims.ts'

/** Who asks; null: logged out. `principalOf` is the office that they are a principal of. */
export type FeedUser = { memberId: number; claims: Claims; principalOf: number | null }

/** Whose listings an upload has, null for a file of the watched folder, and who sent it by hand. */
type SentUpload = { officeId: number | null; memberId: number | null }

const maySee = (user: FeedUser, claim: 'CanViewErrors' | 'CanViewFiles'): boolean =>
  hasClaim(user.claims, 'multiloaders_permission', claim)

const isPrincipalOf = (user: FeedUser, officeId: number | null): boolean =>
  officeId !== null && user.principalOf === officeId

/** Whether somebody may send listings for an office, and manage what it sends them with: its principals, and staff who store files. */
export const maySendFeed = (user: FeedUser | null, officeId: number): boolean =>
  user !== null && (isPrincipalOf(user, officeId) || hasClaim(user.claims, 'multiloaders_permission', 'CanStoreAFile'))

/** Whether somebody may see the uploads of every office, those of the watched folder among them: staff who view files or errors. */
export const mayListAllUploads = (user: FeedUser | null): boolean =>
  user !== null && (maySee(user, 'CanViewFiles') || maySee(user, 'CanViewErrors'))

/** Whether somebody may see the uploads of an office: its principals, and those who see all. */
export const mayListUploads = (user: FeedUser | null, officeId: number | null): boolean =>
  user !== null && (isPrincipalOf(user, officeId) || mayListAllUploads(user))

/** Whether somebody sent it by hand and could do so again. */
const isSender = (user: FeedUser, { officeId, memberId }: SentUpload): boolean =>
  memberId === user.memberId && officeId !== null && maySendFeed(user, officeId)

/** Whether an upload is there for somebody: those who see it in the list, who sent it, and staff who note errors. */
export const mayOpenUpload = (user: FeedUser | null, upload: SentUpload): boolean =>
  user !== null && (mayListUploads(user, upload.officeId) || isSender(user, upload) || maySetFeedNotes(user))

/** Whether somebody may read what became of the listings of an upload. */
export const mayReadResults = (user: FeedUser | null, upload: SentUpload): boolean =>
  user !== null && (isPrincipalOf(user, upload.officeId) || maySee(user, 'CanViewErrors') || isSender(user, upload))

/** Whether somebody may have the file that was sent. */
export const mayReadSentFile = (user: FeedUser | null, upload: SentUpload): boolean =>
  user !== null && (isPrincipalOf(user, upload.officeId) || maySee(user, 'CanViewFiles') || isSender(user, upload))

/** Whether somebody may note what is wrong with an upload. */
export const maySetFeedNotes = (user: Pick<FeedUser, 'claims'> | null): boolean =>
  user !== null && hasClaim(user.claims, 'multiloaders_permission', 'CanStoreAnError')

/** Whether somebody is of the staff who have to do with uploads. */
export const isFeedStaff = (claims: Claims): boolean =>
  (['CanViewFiles', 'CanStoreAFile', 'CanViewErrors', 'CanStoreAnError'] as const).some((claim) =>
    hasClaim(claims, 'multiloaders_permission', claim),
  )

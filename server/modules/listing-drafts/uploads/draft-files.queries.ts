import type { Database } from '#server/platform/database/database.ts'

export type UploadCount = { count: number; firstAt: Date | null }

const since =
  (table: 'listing_document' | 'listing_picture') =>
  async (database: Database, memberId: number, after: Date): Promise<UploadCount> => {
    const [row] = await database.query<UploadCount>(
      `select count(*) as count, min(uploaded_at) as "firstAt" from ${table}
       where uploaded_by_id = $1 and uploaded_at > $2`,
      [memberId, after],
    )
    return row ?? { count: 0, firstAt: null }
  }

/** How many files a member uploaded since then, and when the first of them. */
export const picturesSince = since('listing_picture')
export const documentsSince = since('listing_document')

type Upload = { identifier: string; draftId: string; memberId: number; now: Date }

export const insertPicture = async (
  database: Database,
  {
    identifier,
    draftId,
    digest,
    width,
    height,
    memberId,
    now,
  }: Upload & { digest: string; width: number; height: number },
): Promise<void> =>
  void (await database.query(
    `insert into listing_picture (identifier, draft_id, digest, width, height, unnamed_at, uploaded_by_id, uploaded_at)
     values ($1, $2, $3, $4, $5, $7, $6, $7)`,
    [identifier, draftId, digest, width, height, memberId, now],
  ))

export const insertDocument = async (
  database: Database,
  { identifier, draftId, fileName, memberId, now }: Upload & { fileName: string },
): Promise<void> =>
  void (await database.query(
    `insert into listing_document (identifier, draft_id, file_name, unnamed_at, uploaded_by_id, uploaded_at)
     values ($1, $2, $3, $5, $4, $5)`,
    [identifier, draftId, fileName, memberId, now],
  ))

type PictureRow = { identifier: string; width: number; height: number }

export const picturesOfDraft = (database: Database, draftId: string): Promise<PictureRow[]> =>
  database.query<PictureRow>('select identifier, width, height from listing_picture where draft_id = $1', [draftId])

export const documentsOfDraft = (database: Database, draftId: string) =>
  database.query<{ identifier: string; fileName: string }>(
    'select identifier, file_name as "fileName" from listing_document where draft_id = $1',
    [draftId],
  )

type Named = { pictures: readonly string[]; documents: readonly string[] }

/** Marks which of its files a draft names. */
export async function markNamedFiles(database: Database, draftId: string, named: Named, now: Date): Promise<void> {
  await database.query(markNamed('listing_picture'), [draftId, named.pictures, now])
  await database.query(markNamed('listing_document'), [draftId, named.documents, now])
}

const markNamed = (table: 'listing_document' | 'listing_picture') => `
  update ${table} set unnamed_at = case when identifier::text = any($2::text[]) then null else $3::timestamptz end
  where draft_id = $1 and (identifier::text = any($2::text[])) <> (unnamed_at is null)`

/** Pictures that their draft has not named since a moment; those of drafts that are gone are removed with the pictures of feeds. */
export const unnamedPictures = (database: Database, before: Date, most: number): Promise<{ identifier: string }[]> =>
  database.query<{ identifier: string }>(
    `select identifier from listing_picture picture
     where draft_id is not null and unnamed_at <= $1
       and not exists (select from feed_picture where feed_picture.identifier = picture.identifier)
     order by identifier limit $2`,
    [before, most],
  )

export const unnamedDocuments = (database: Database, before: Date, most: number): Promise<{ identifier: string }[]> =>
  database.query<{ identifier: string }>(
    'select identifier from listing_document where draft_id is null or unnamed_at <= $1 order by identifier limit $2',
    [before, most],
  )

export const deleteRow = async (
  database: Database,
  table: 'listing_document' | 'listing_picture',
  identifier: string,
): Promise<void> => void (await database.query(`delete from ${table} where identifier::text = $1`, [identifier]))

/** The name of the file; null for none, and for one of a draft that is gone. */
export async function nameOfDocument(database: Database, identifier: string): Promise<string | null> {
  const [row] = await database.query<{ fileName: string }>(
    'select file_name as "fileName" from listing_document where identifier = $1 and draft_id is not null',
    [identifier],
  )
  return row?.fileName ?? null
}

import { MOST_OFFICES_COUNTED } from '#domain/staff/manage-offices.ts'

const PAGE_OF_FILE = 100

/** All that were found, as far as they are counted. */
export async function readAll<Row>(
  readPart: (paging: { skip: number; take: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const part = await readPart({ skip: rows.length, take: PAGE_OF_FILE })
    rows.push(...part)
    if (part.length < PAGE_OF_FILE || rows.length >= MOST_OFFICES_COUNTED) return rows
  }
}

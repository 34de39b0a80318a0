import type { Database } from '#server/platform/database/database.ts'
import type { ImageSource } from '#server/modules/images/image-source.ts'

/**
 * The pictures of the demonstration; without it no picture, and nothing of `demo/` is loaded. A database that was filled
 * with the demonstration before it was switched off still shows its pictures. `isPlain`: one colour in place of each drawing.
 */
export async function demonstrationImages(
  database: Database,
  { hasDemoData, isPlain = false }: { hasDemoData: boolean; isPlain?: boolean },
): Promise<ImageSource> {
  if (!hasDemoData && !(await isFilledWithDemonstration(database))) return () => Promise.resolve(null)
  const { illustrationImages } = await import('#demo/illustrations/illustration-images.ts')
  return illustrationImages({ isPlain })
}

async function isFilledWithDemonstration(database: Database): Promise<boolean> {
  return (await database.query("select 1 from database_state where key = 'demo'")).length > 0
}

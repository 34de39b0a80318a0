import { access, constants, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * The path of a program that is installed: that which is given, else the one of that name in the folders of `searchPath`. Null for none, and where
 * it was switched off by the word `off`.
 */
export async function findProgram(
  name: string,
  { given, searchPath }: { given: string | null; searchPath: string },
): Promise<string | null> {
  if (given?.toLowerCase() === 'off') return null
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  const places = given === null ? folders.map((folder) => path.join(folder, name)) : [path.resolve(given)]
  for (const place of places) if (await canRun(place)) return place
  return null
}

async function canRun(place: string): Promise<boolean> {
  try {
    await access(place, constants.X_OK)
    return (await stat(place)).isFile()
  } catch {
    return false
  }
}

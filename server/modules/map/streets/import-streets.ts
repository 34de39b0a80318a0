import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readStreetFile } from './read-street-file.ts'
import { readStreetTiles } from './street-folder.ts'
import { STREETS_PREFIX, STREETS_RECORD, streetFileName, type StreetTiles } from './street-tiles.ts'

/**
 * Copies a PMTiles file into the folder of the maps under a name of its content, and makes it the one that the maps show. The one
 * before stays for pages that are open; older ones go.
 * @throws NotStreets, or the error of the file system with its `code`.
 */
export async function importStreets(mapFolder: string, file: string): Promise<StreetTiles> {
  const facts = await readStreetFile(file)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const name = `streets-${hash.digest('hex').slice(0, 16)}.pmtiles`
  await mkdir(mapFolder, { recursive: true })
  const before = await readStreetTiles(mapFolder)
  const streets: StreetTiles = { path: `${STREETS_PREFIX}${name}`, ...facts }
  await putWhole(path.join(mapFolder, name), (draft) => copyFile(file, draft))
  await putWhole(path.join(mapFolder, STREETS_RECORD), (draft) => writeFile(draft, JSON.stringify(streets)))
  const kept = new Set([name, before === null ? '' : path.posix.basename(before.path)])
  for (const other of await readdir(mapFolder)) {
    if (streetFileName.test(other) && !kept.has(other)) await rm(path.join(mapFolder, other))
  }
  return streets
}

/** So that whoever reads meanwhile finds the old file or the new one, never half of one. */
async function putWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  try {
    await write(draft)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

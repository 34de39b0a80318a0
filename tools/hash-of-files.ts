import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * One SHA-256 (hex) over the names and contents of files. `paths` are files or folders relative to `root`; one that
 * does not exist counts as empty. Neither the order of the folder listing nor times of change play a part.
 */
export async function hashOfFiles(
  root: string,
  paths: readonly string[],
  isIncluded: (path: string) => boolean = () => true,
): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesUnder(root, path)))).flat().filter(isIncluded).toSorted()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

async function filesUnder(root: string, path: string): Promise<string[]> {
  const details = await stat(join(root, path)).catch(() => null)
  if (details === null) return []
  if (details.isFile()) return [path]
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
}

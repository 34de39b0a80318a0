import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { memoryFolder } from '../../tools/memory-folder.ts'

/** A folder of one run for what its processes copy (tests/support/database.ts). They are ended without being asked, so it goes with the run. */
export default function filledDatabasesFolder(): () => void {
  const folder = mkdtempSync(path.join(memoryFolder(), 'portal-filled-'))
  process.env.FILLED_DATABASES = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

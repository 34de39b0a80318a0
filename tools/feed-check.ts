import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkFeed } from '#server/modules/feeds/reading/check-feed.ts'
import { feedTableHead, feedTableRow } from '#server/modules/feeds/reading/feed-table.ts'

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Name a REAXML file, or a folder of them: npm run feed:check -- FOLDER')
  process.exit(2)
}
const files = (await stat(path)).isDirectory()
  ? (await readdir(path)).filter((name) => name.toLowerCase().endsWith('.xml')).toSorted()
  : ['']

console.log(feedTableHead)
for (const file of files) {
  for await (const listing of checkFeed(join(path, file))) console.log(feedTableRow(file || basename(path), listing))
}

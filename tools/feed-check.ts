import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkFeed } from '#server/modules/feeds/reading/check-feed.ts'

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Name a REAXML file, or a folder of them: npm run feed:check -- FOLDER')
  process.exit(2)
}
const files = (await stat(path)).isDirectory()
  ? (await readdir(path)).filter((name) => name.toLowerCase().endsWith('.xml')).toSorted()
  : ['']

console.log('| file | listing | outcome | remarks |\n| --- | --- | --- | --- |')
for (const file of files) {
  const name = file || basename(path)
  for (const { uniqueId, outcome, remarks } of await checkFeed(join(path, file)))
    console.log(`| ${[name, uniqueId, outcome, remarks.join(' ')].join(' | ')} |`)
}

// `npm start`: plain JavaScript for Node 18, because on a fresh clone nothing is installed yet.
import { readFileSync } from 'node:fs'
import { runPinned, setUp } from './set-up.mjs'

// docs/decisions/049 and docs/performance.md, "memory", say what these limits are for.
const server = JSON.parse(readFileSync(new URL('server-process.json', import.meta.url), 'utf8'))

setUp()
const built = await runPinned(['tools/build-if-stale.ts'])
const environment = { ...server.environment, NODE_ENV: 'production' }
process.exit(built === 0 ? await runPinned([...server.arguments, 'server/main.ts'], environment) : built)

// `npm test`: plain JavaScript for Node 18, because on a fresh clone nothing is installed yet.
import { runPinned, setUp } from './set-up.mjs'

setUp()
process.exit(await runPinned(['tools/run-tests.ts', ...process.argv.slice(2)]))

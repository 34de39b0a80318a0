// `npm start`: plain JavaScript for Node 18, because on a fresh clone nothing is installed yet.
import { runPinned, setUp } from './set-up.mjs'

setUp()
const built = await runPinned(['tools/build-if-stale.ts'])
process.exit(built === 0 ? await runPinned(['server/main.ts'], { NODE_ENV: 'production' }) : built)

import { freshDataFolder } from './e2e-data-folder.ts'
import { startServer } from './start-server.ts'

/**
 * Starts the server over the folder of the journeys until it is ready, and ends it: the first start, which fills the demonstration and keeps
 * one core busy, is over before the journeys begin. Done before on the same day, it takes seconds. Fails where the server does not get ready.
 */
const server = await startServer({
  dataFolder: process.env.E2E_DATA_FOLDER ?? (await freshDataFolder()),
  secondsToStart: 600,
  isOptimised: true,
  variables: { DEMO_PICTURES: 'plain' },
})
// Its code is not asked for: how a server ends is for server/start/start-portal.db.test.ts and the kill suite.
await server.stop()

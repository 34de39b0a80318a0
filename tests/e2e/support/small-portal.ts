import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDemoMembers } from '#demo/data/members/ensure-demo-members.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { freePort } from '../../../tools/free-port.ts'
import { migratedFolder, silentLog } from '../../support/database.ts'
import { startServer } from '../../support/start-server.ts'

export type SmallPortal = {
  url: string
  /** Ends its server, changes what only that could, and starts it again. */
  change(act: (database: Database) => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/**
 * A portal of its own, with the members of the demonstration and without a home, for what is not to be had of the portal of all journeys:
 * other variables, and other times.
 */
export async function startSmallPortal(variablesAt: (port: number) => Record<string, string>): Promise<SmallPortal> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'small-portal-'))
  const folder = path.join(dataFolder, 'database')
  await rename(await migratedFolder(), folder)
  const changed = async (act: (database: Database) => Promise<unknown>) => {
    const database = await openDatabase({ folder, log: silentLog })
    await act(database)
    await database.close()
  }
  await changed(async (database) => {
    await ensureDemoMembers(database, new Date())
    // Places are what takes long to fill in.
    await database.query(`insert into database_state (key, value) values ('gazetteer', '{}')`)
  })
  const port = await freePort()
  const start = () => startServer({ port, dataFolder, variables: { DEMO: 'off', ...variablesAt(port) } })
  let server = await start()
  return {
    url: server.url,
    async change(act) {
      await server.stop()
      await changed(act)
      server = await start()
    },
    async close() {
      await server.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

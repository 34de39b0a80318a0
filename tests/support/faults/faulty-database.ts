import type { Database } from '#server/platform/database/database.ts'
import { DatabaseUnavailable } from '#server/platform/database/errors.ts'
import type { FaultPlan } from './fault-plan.ts'

/** One server process as the database sees it. */
export type FaultyServer = {
  database: Database
  /** Killed: nothing of what it still does reaches the database. */
  isDead: boolean
}

type Options = {
  plan: FaultPlan
  /** Shared by all servers: the statements that meet a database which is not there. */
  outage: { statementsLeft: number }
  /** Hears of each statement that did not reach the database, or whose answer was lost. */
  onStruck?: (text: string, parameters: readonly unknown[]) => void
}

/** A server over a real database whose statements and transactions fail by a plan: before the work, after it, or at the commit. */
export function faultyServer(real: Database, { plan, outage, onStruck = () => {} }: Options): FaultyServer {
  const server: FaultyServer = { isDead: false, database: real }

  function strikeBefore(kind: string): void {
    if (!server.isDead && plan.strikes('server killed', 0.08)) server.isDead = true
    if (server.isDead) throw new DatabaseUnavailable('This server was killed')
    if (plan.strikes('database restarted', 0.1)) outage.statementsLeft = plan.random.whole(1, 6)
    if (outage.statementsLeft > 0) {
      outage.statementsLeft -= 1
      throw new DatabaseUnavailable('The database is away')
    }
    if (plan.strikes(kind)) throw new DatabaseUnavailable(`Fault: ${kind}`)
  }

  async function struck<Result>(text: string, parameters: readonly unknown[], work: () => Promise<Result>) {
    try {
      strikeBefore('statement not done')
      const result = await work()
      if (plan.strikes('answer of a statement lost')) throw new DatabaseUnavailable('Fault: answer lost')
      return result
    } catch (error) {
      onStruck(text, parameters)
      throw error
    }
  }

  server.database = {
    ...real,
    query: <T>(text: string, parameters: readonly unknown[] = [], options = {}) =>
      struck(text, parameters, () => real.query<T>(text, parameters, options)),
    exec: <T>(text: string) => struck(text, [], () => real.exec<T>(text)),
    async transaction(work, options) {
      strikeBefore('transaction not begun')
      const result = await real.transaction(async () => {
        const done = await work(server.database)
        strikeBefore('transaction undone at commit')
        return done
      }, options)
      if (plan.strikes('answer of a commit lost')) throw new DatabaseUnavailable('Fault: answer of the commit lost')
      return result
    },
  }
  return server
}

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Answer } from './driver.ts'

type Execute = (text: string, parameters: readonly unknown[]) => Promise<Answer>

/** Kysely over our own routing, so that its queries join the transaction in which they are made. */
export function kyselyDialect(execute: Execute): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new RoutedDriver(execute),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class RoutedDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(execute: Execute) {
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery) {
        const answer = await execute(sql, parameters)
        // Kysely's row type comes from the table types; the answer is what the database sent for them.
        return { rows: answer.rows as R[], numAffectedRows: BigInt(answer.affectedRows) }
      },
      streamQuery: () => {
        throw new Error('Streaming is not supported: page with a key instead')
      },
    }
  }

  async init() {}
  async acquireConnection() {
    return this.#connection
  }
  async beginTransaction() {
    throw new Error('Use database.transaction(work): Kysely queries made inside it join it')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}

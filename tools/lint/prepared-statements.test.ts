import { PGlite } from '@electric-sql/pglite'
import { globSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMigrations } from '#server/platform/database/migrate.ts'
import { type Statement, statementsOf } from './statements-of-queries.ts'

let database: PGlite
beforeAll(async () => {
  database = await PGlite.create()
  for (const { text } of await readMigrations()) await database.exec(text)
}, 60_000)
afterAll(() => database.close())

const statements = globSync('server/**/*.queries.ts').toSorted().flatMap(statementsOf)

it('every statement of a query can be prepared, and has the columns that the code reads', async () => {
  expect(statements.length).toBeGreaterThan(400)
  expect(statements.filter(({ columns }) => columns !== null).length).toBeGreaterThan(200)
  const errors: string[] = []
  for (const statement of statements) errors.push(...(await errorsOf(statement)))
  expect(errors).toEqual([])
}, 120_000)

async function errorsOf({ place, text, columns }: Statement): Promise<string[]> {
  try {
    const { resultFields } = await database.describeQuery(text)
    if (columns === null) return []
    const answered = new Set(resultFields.map(({ name }) => name))
    const missing = [...columns].filter(([name, isNeeded]) => isNeeded && !answered.has(name)).map(([name]) => name)
    const unread = [...answered].filter((name) => !columns.has(name))
    return [
      ...missing.map((name) => `${place}: no column ${name}`),
      ...unread.map((name) => `${place}: the type of the row has no ${name}`),
    ]
  } catch (error) {
    return [`${place}: ${String(error)}`]
  }
}

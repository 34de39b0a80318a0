import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { sqlIn } from './sql-in-queries.ts'

const reason = 'its text is put together from the filters of a search, by search-conditions.ts and sort-order.ts'

/** What else of server/modules may hold SQL, each with its reason (docs/decisions/048). */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['server/modules/search/sql-listing-search.ts', reason],
  ['server/modules/search/sql-aggregations.ts', reason],
])

const cases: [about: string, code: string, found: string[]][] = [
  ['a statement', `const TEXT = 'select 1'`, ['1: select']],
  ['a statement of several lines', 'const TEXT = `\n  insert into member (id)\n  values (1)`', ['1: insert into']],
  ['a statement with a value in it', 'const text = `update ${table} set a = 1`', ['1: update value set']],
  ['a statement in capitals', `const TEXT = 'DELETE FROM member'`, ['1: DELETE FROM']],
  ['a statement that names its parts', `const TEXT = 'with near as materialized (select 1)'`, ['1: with near as']],
  ['a call of the database', 'const rows = await database.query(TEXT, [id])', ['1: query()']],
  ['rows that are copied', `await parts.database.copyRows('member', ['id'], rows)`, ['1: copyRows()']],
  ['no words of a page', `const copy = { title: 'Select a suburb', hint: 'update your search' }`, []],
  ['no query of an address', 'const { query } = request; const text = filter.query.trim()', []],
]

describe('the SQL of modules', () => {
  it.each(cases)('is found in code: %s', (_, code, found) => {
    expect(sqlIn('store.ts', code)).toEqual(found)
  })

  it('is in X.queries.ts alone', () => {
    const files = globSync('server/modules/**/*.ts', { cwd: projectRoot, exclude: ['**/*.test.ts'] })
    const queries = files.filter((path) => path.endsWith('.queries.ts'))
    expect(queries.length).toBeGreaterThan(20)
    const others = files.filter((path) => !path.endsWith('.queries.ts') && !exceptions.has(path))
    const found = others.flatMap((path) =>
      sqlIn(path, readFileSync(join(projectRoot, path), 'utf8')).map((text) => `${path}:${text}`),
    )
    expect(found).toEqual([])
  })

  it.each([...exceptions.keys()])('is still in %s, which is listed as an exception', (path) => {
    expect(sqlIn(path, readFileSync(join(projectRoot, path), 'utf8'))).not.toEqual([])
  })
})

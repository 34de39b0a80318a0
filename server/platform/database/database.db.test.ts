import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { SqlError } from './errors.ts'
import { insertRows } from '#tests/support/insert-rows.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.exec('create table thing (id integer primary key, name text, tags text[], facts jsonb, day date)')
}, 60_000)
afterAll(() => test.close())

const names = async () =>
  (await test.database.query<{ name: string }>('select name from thing order by id')).map(({ name }) => name)

describe('values of either database', () => {
  it('come back as numbers, text days, instants, arrays and parsed JSON', async () => {
    const [row] = await test.database.query(
      `select 7::int8 as big, count(*) as count, sum(x) as sum, sum(x::int8) as wide_sum, avg(x) as average,
         '2026-11-20'::date as day, '2026-11-20 10:00:00.5+11'::timestamptz as instant, array[1,2] as numbers,
         array['a "b"', null, 'c,\\d', 'NULL'] as texts, array['2026-01-01'::date] as days, '{"a":[1]}'::jsonb as json,
         null::int as nothing, true as yes, 1.5::numeric as decimal, '\\x00ff'::bytea as bytes, '{}'::int[] as none
       from (values (1), (4)) as v (x)`,
    )
    expect(row).toEqual({
      big: 7,
      count: 2,
      sum: 5,
      wide_sum: 5,
      average: 2.5,
      day: '2026-11-20',
      instant: new Date('2026-11-19T23:00:00.500Z'),
      numbers: [1, 2],
      texts: ['a "b"', null, 'c,\\d', 'NULL'],
      days: ['2026-01-01'],
      json: { a: [1] },
      nothing: null,
      yes: true,
      decimal: 1.5,
      bytes: new Uint8Array([0, 255]),
      none: [],
    })
  })

  it('survive the way there and back as parameters', async () => {
    const instant = new Date('2026-02-03T04:05:06.789Z')
    const texts = ['plain', 'q"uote', 'back\\slash', 'com,ma', '{brace}', '', 'NULL', 'π\n']
    const [row] = await test.database.query(
      'select $1::timestamptz as instant, $2::text[] as texts, $3::jsonb as json, $4::boolean as yes, $5::int[] as ids, $6::bytea as bytes',
      [instant, texts, JSON.stringify({ a: 'ü' }), true, [3, null, 5], new Uint8Array([1, 2])],
    )
    expect(row).toEqual({
      instant,
      texts,
      json: { a: 'ü' },
      yes: true,
      ids: [3, null, 5],
      bytes: new Uint8Array([1, 2]),
    })
  })

  it('refuse a plain object as a parameter and a number too large for JavaScript', async () => {
    await expect(test.database.query('select $1::jsonb', [{ a: 1 }])).rejects.toThrow(TypeError)
    await expect(test.database.query('select 9007199254740993::int8 as big')).rejects.toThrow('does not fit')
  })

  it('answer a prepared statement again and again with other values', async () => {
    for (const value of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const rows = await test.database.query('select $1::int + 1 as next', [value], { isPrepared: true })
      expect(rows).toEqual([{ next: value + 1 }])
    }
  })
})

describe('what waits for a commit', () => {
  it('runs after the outermost transaction, where its rows are seen and queries are allowed', async () => {
    const { database } = test
    await database.exec('create table told (number integer)')
    const told: Promise<{ number: number }[]>[] = []
    await database.transaction(async () => {
      await database.transaction(async () => {
        await database.query('insert into told values (1)')
        database.afterCommit(() => void told.push(database.query('select number from told')))
      })
      expect(told).toEqual([])
    })
    expect(await Promise.all(told)).toEqual([[{ number: 1 }]])
  })

  it('never runs after a rollback, and runs at once where there is no transaction', async () => {
    const { database } = test
    const ran: string[] = []
    const refused = database.transaction(async () => {
      database.afterCommit(() => ran.push('rolled back'))
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    database.afterCommit(() => ran.push('at once'))
    expect(ran).toEqual(['at once'])
  })
})

describe('loading rows', () => {
  it('keeps tabs, new lines, backslashes, nulls, arrays and JSON', async () => {
    const name = 'tab\t line\nback\\slash \\N \r'
    const facts = { quote: '"', line: 'a\nb' }
    const count = await test.database.copyRows(
      'thing',
      ['id', 'name', 'tags', 'facts', 'day'],
      [
        [100, name, ['x\ty', 'z\\'], JSON.stringify(facts), '2026-01-31'],
        [101, null, [], null, null],
      ],
    )
    expect(count).toBe(2)
    expect(await test.database.query('select * from thing where id >= 100 order by id')).toEqual([
      { id: 100, name, tags: ['x\ty', 'z\\'], facts, day: '2026-01-31' },
      { id: 101, name: null, tags: [], facts: null, day: null },
    ])
    await test.database.query('delete from thing')
  })

  it('loads nothing when one row is refused', async () => {
    const rows = [
      [1, 'a'],
      [2, 'b'],
      [1, 'again'],
    ]
    await expect(test.database.copyRows('thing', ['id', 'name'], rows)).rejects.toMatchObject({ sqlState: '23505' })
    expect(await names()).toEqual([])
  })

  it('takes rows of many chunks', async () => {
    const rows = Iterator.from({ next: counter(60_000) }).map((id) => [id, 'x'.repeat(300)])
    expect(await test.database.copyRows('thing', ['id', 'name'], rows)).toBe(60_000)
    await test.database.exec('truncate thing')
  })
})

const counter = (end: number) => {
  let next = 0
  return () => (next < end ? { done: false as const, value: next++ } : { done: true as const, value: undefined })
}

describe('transactions', () => {
  it('keep everything or nothing', async () => {
    await test.database.transaction(async (database) => {
      await database.query('insert into thing (id, name) values (1, $1)', ['kept'])
      expect(await names()).toEqual(['kept'])
    })
    const failing = test.database.transaction(async () => {
      await test.database.query("insert into thing (id, name) values (2, 'lost')")
      await insertRows(test.database, 'saved_search', savedSearch)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await names()).toEqual(['kept'])
    expect(await test.database.query('select uri from saved_search')).toEqual([])
  })

  it('roll an inner one back alone', async () => {
    await test.database.transaction(async (database) => {
      await database.query("insert into thing (id, name) values (3, 'outer')")
      const inner = database.transaction(async () => {
        await database.query("insert into thing (id, name) values (4, 'inner')")
        await database.query("insert into thing (id, name) values (3, 'twice')")
      })
      await expect(inner).rejects.toThrow(SqlError)
    })
    expect(await names()).toEqual(['kept', 'outer'])
  })

  it('that touch the same row wait for each other', async () => {
    const { promise: inside, resolve: enter } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: release } = Promise.withResolvers<void>()
    const slow = test.database.transaction(async (database) => {
      await database.query("update thing set name = 'changed' where id = 1")
      enter()
      await mayEnd
    })
    await inside
    const second = test.database.transaction(() =>
      test.database.query("update thing set name = name || ' again' where id = 1"),
    )
    release()
    await slow
    await second
    expect(await names()).toEqual(['changed again', 'outer'])
  })

  it('refuse a query that outlived them, and a commit over a swallowed error', async () => {
    let late: (() => Promise<unknown>) | undefined
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    await test.database.transaction(async (database) => {
      const query = ended.then(() => database.query('select 1'))
      late = () => query
    })
    end()
    await expect(late?.()).rejects.toThrow('outlived its transaction')
    const swallowing = test.database.transaction((database) => database.query('select 1 / 0').catch(() => 'ignored'))
    await expect(swallowing).rejects.toMatchObject({ sqlState: '25P02' })
  })

  it.each(['40P01', '40001'])(
    'that were ended in favour of another are repeated where they can be (%s)',
    async (code) => {
      await test.database.exec('create table if not exists tried (number integer)')
      await test.database.exec('delete from tried')
      const told: number[] = []
      const endsUntil = (tries: number) => {
        let number = 0
        return async () => {
          number += 1
          const current = number
          test.database.afterCommit(() => told.push(current))
          await test.database.query('insert into tried values ($1)', [number])
          if (number < tries) await test.database.exec(`do $$ begin raise 'ended' using errcode = '${code}'; end $$`)
          return number
        }
      }
      const rows = () => test.database.query('select number from tried order by number')
      expect(await test.database.transaction(endsUntil(3), { isRepeatable: true })).toBe(3)
      expect([await rows(), told]).toEqual([[{ number: 3 }], [3]])
      await expect(test.database.transaction(endsUntil(4), { isRepeatable: true })).rejects.toMatchObject({
        sqlState: code,
      })
      await expect(test.database.transaction(endsUntil(2))).rejects.toMatchObject({ sqlState: code })
      expect([await rows(), told]).toEqual([[{ number: 3 }], [3]])
    },
  )

  it('are repeated for nothing else, and not as a part of another', async () => {
    let tries = 0
    const failing = test.database.transaction(
      async () => {
        tries += 1
        await test.database.query('select 1 / 0')
      },
      { isRepeatable: true },
    )
    await expect(failing).rejects.toMatchObject({ sqlState: '22012' })
    const inner = async () => {
      tries += 1
      await test.database.exec(`do $$ begin raise 'ended' using errcode = '40P01'; end $$`)
    }
    const outer = test.database.transaction(() => test.database.transaction(inner, { isRepeatable: true }))
    await expect(outer).rejects.toMatchObject({ sqlState: '40P01' })
    expect(tries).toBe(2)
  })
})

const savedSearch = { uri: 'a', name: 'A', search_address: '/for-sale', created_at: new Date(0) }

describe('errors', () => {
  it('carry the SQLSTATE and the constraint', async () => {
    const duplicate = test.database.query('insert into thing (id) values (3)')
    await expect(duplicate).rejects.toMatchObject({ name: 'SqlError', sqlState: '23505', constraint: 'thing_pkey' })
  })

  it('leave the connection usable, prepared statements included', async () => {
    await expect(test.database.query('selec 1')).rejects.toMatchObject({ sqlState: '42601' })
    await expect(test.database.query('selec 2', [], { isPrepared: true })).rejects.toMatchObject({ sqlState: '42601' })
    await expect(test.database.query('select 1 / $1::int', [0], { isPrepared: true })).rejects.toMatchObject({
      sqlState: '22012',
    })
    expect(await test.database.query('select 6 / $1::int as half', [2], { isPrepared: true })).toEqual([{ half: 3 }])
    await expect(test.database.exec('select 1; nonsense')).rejects.toMatchObject({ sqlState: '42601' })
    await test.database.ping()
  })
})

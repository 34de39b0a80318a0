import { openDatabase } from '#server/platform/database/database.ts'

/**
 * A process that writes pairs of rows in transactions and prints each number once it is committed, until it is killed.
 * Run with the folder and the first number.
 */
const [folder = '', first = '1'] = process.argv.slice(2)
const log = { info() {}, warn() {}, error: (message: string) => process.stderr.write(`${message}\n`) }
const database = await openDatabase({ folder, log })
await database.exec('create table if not exists pair (number integer, half integer, primary key (number, half))')
for (let number = Number(first); ; number++) {
  await database.transaction(async () => {
    await database.query('insert into pair (number, half) values ($1, 1)', [number])
    await database.query('insert into pair (number, half) values ($1, 2)', [number])
  })
  process.stdout.write(`${number}\n`)
}

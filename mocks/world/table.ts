/**
 * What the mocks use of a model of the in-memory database: it is read by plain code over all rows. A row that was read is
 * never changed: `updateMany` puts another in its place.
 */
export type Table<Row> = {
  create(row: Row): Row
  getAll(): Row[]
  updateMany(change: Selection<Row> & { data: Partial<Row> }): unknown
  deleteMany(selection: Selection<Row>): unknown
}

type Selection<Row> = { where: { [Field in keyof Row]?: { equals: NonNullable<Row[Field]> } } }

type Values<Row> = { [Field in keyof Row]?: Row[Field] | undefined }

export const find = <Row>(table: Table<Row>, values: Values<Row>): Row | undefined =>
  table.getAll().find((row) => has(row, values))

export const findAll = <Row>(table: Table<Row>, values: Values<Row>): Row[] =>
  table.getAll().filter((row) => has(row, values))

export function update<Row extends object>(table: Table<Row>, values: Partial<Row>, data: Partial<Row>): void {
  const found = table.getAll().map((row) => has(row, values))
  table.updateMany({ where: selection(values), data })
  // An object within a row is replaced whole: the library would take only the fields that the first row had.
  const objects = Object.fromEntries(Object.entries(data).filter(([, value]) => isObject(value)))
  for (const [index, row] of table.getAll().entries()) if (found[index]) Object.assign(row, objects)
}

export const remove = <Row>(table: Table<Row>, values: Partial<Row>): void =>
  void table.deleteMany({ where: selection(values) })

export const nextId = (table: Table<{ id: number }>): number => Math.max(0, ...table.getAll().map(({ id }) => id)) + 1

function has<Row>(row: Row, values: Values<Row>): boolean {
  for (const field in values) if (row[field] !== values[field]) return false
  return true
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

// The values are of the fields by which they are found.
const selection = <Row>(values: Partial<Row>) =>
  Object.fromEntries(Object.entries(values).map(([field, equals]) => [field, { equals }])) as Selection<Row>['where']

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

import type { School } from '#server/generated/schema-types.ts'
import type { Database } from '#server/platform/database/database.ts'

export type SchoolRow = Pick<School, 'id' | 'name' | 'sector' | 'level' | 'gender'> & {
  latitudeMicro: number
  longitudeMicro: number
}

/** The schools in a box, as `boxAround` gives it. */
export const schoolsInBox = (database: Database, box: readonly number[]): Promise<SchoolRow[]> =>
  database.query<SchoolRow>(SELECT_SCHOOLS, box, { isPrepared: true })

const SELECT_SCHOOLS = `
  select id, name, sector, level, gender, latitude_micro as "latitudeMicro", longitude_micro as "longitudeMicro"
  from school
  where latitude_micro between $1 and $2 and longitude_micro between $3 and $4`

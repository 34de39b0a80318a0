import type { DashboardQuery } from '#src/api/generated/graphql.ts'

export type Report = DashboardQuery['dashboard']
type Series = Report['series'][number]
type Subject = Series['subject']

/** A day of a subject: its sum, and the count of each kind; null where nobody counted. */
export type CountedDay = { day: string; sum: number | null; counts: readonly (number | null)[] }

export type FigureNumbers = { subject: Subject; kinds: readonly string[]; days: readonly CountedDay[] }

/** The series of a report by their subject, in its order. */
export function figuresOf({ days, series }: Report): FigureNumbers[] {
  const subjects = [...new Set(series.map(({ subject }) => subject))]
  return subjects.map((subject) => {
    const own = series.filter((each) => each.subject === subject)
    return {
      subject,
      kinds: own.map(({ kind }) => kind),
      days: days.map((day, at) => {
        const counts = own.map((each) => each.counts[at] ?? null)
        const known = counts.filter((count) => count !== null)
        return { day, counts, sum: known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0) }
      }),
    }
  })
}

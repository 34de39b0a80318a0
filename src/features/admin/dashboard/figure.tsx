import { weekdayText } from '#domain/time/written-day.ts'
import { BarChart } from '#src/design/bar-chart/bar-chart.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { SmallTable } from '../table/small-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { dashboardCopy as copy } from './dashboard.copy.ts'
import * as styles from './dashboard.css.ts'
import type { CountedDay, FigureNumbers } from './figure-numbers.ts'

/** A chart of a subject, day by day, with the same numbers and those of each kind as a table. */
export function Figure({ subject, kinds, days }: FigureNumbers) {
  const title = copy.subjects[subject]
  const bars = days.map(({ day, sum }) => ({ label: weekdayText(day), value: sum ?? 0 }))
  const most = bars.reduce((best, each) => (each.value > best.value ? each : best), { label: '', value: 0 })
  return (
    <section className={styles.figure} aria-label={title}>
      <Stack gap={8}>
        <Heading level={2} size="small">
          {title}
        </Heading>
        <Text size="small" tone="inkSoft">
          {copy.notes[subject]}
        </Text>
        <BarChart label={chartText({ subject, days, most })} bars={bars} mostLabel={copy.count(most.value)} />
        <Disclosure summary={copy.asTable(title)}>
          <SmallTable
            caption={copy.table(title)}
            columns={columnsOf(kinds)}
            keyOf={({ day }) => day}
            rows={days.toReversed()}
          />
        </Disclosure>
      </Stack>
    </section>
  )
}

type Charted = Pick<FigureNumbers, 'subject' | 'days'> & { most: { label: string; value: number } }

/** How many there were on the market does not add up over days. */
function chartText({ subject, days, most }: Charted): string {
  const [first, last] = [days[0], days.at(-1)]
  const chart = copy.chart(copy.subjects[subject], weekdayText(first?.day ?? ''), weekdayText(last?.day ?? ''))
  if (subject === 'onMarket') return copy.lastOf(chart, last?.sum ?? 0)
  const total = days.reduce((sum, day) => sum + (day.sum ?? 0), 0)
  return copy.inAll(chart, total, most.value, most.label)
}

const columnsOf = (kinds: readonly string[]): readonly StaffColumn<CountedDay>[] => [
  { id: 'day', title: copy.day, value: ({ day }) => weekdayText(day) },
  ...kinds.map((kind, at) => ({
    id: kind,
    title: kindText(kind),
    value: ({ counts }: CountedDay) => {
      const count = counts[at] ?? null
      return count === null ? copy.notCounted : copy.count(count)
    },
  })),
]

const kindText = (kind: string): string =>
  // A kind that is none of these is shown as it is.
  Object.hasOwn(copy.kinds, kind) ? copy.kinds[kind as keyof typeof copy.kinds] : kind

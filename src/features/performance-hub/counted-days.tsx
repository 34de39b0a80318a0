import { weekdayText } from '#domain/time/written-day.ts'
import { changeInPercent } from '#domain/performance/performance-counts.ts'
import { performanceCsv } from '#domain/performance/performance-csv.ts'
import type { CountedDays_ListingFragment, CountedDays_HubFragment } from '#src/api/generated/graphql.ts'
import { BarChart } from '#src/design/bar-chart/bar-chart.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { Grid, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { offerFile } from '#src/shared/page/offer-file.ts'
import { performanceCopy as copy } from './performance.copy.ts'
import * as styles from './performance.css.ts'

type Counted = CountedDays_HubFragment | CountedDays_ListingFragment
type Kind = keyof typeof copy.kinds

const kinds: readonly Kind[] = ['views', 'enquiries', 'saves']

/** What was counted in a period: sums beside those of the period before it, a chart of each kind, and all of it as a table. */
export function CountedDays({ counted, fileName }: { counted: Counted; fileName: string }) {
  const { period, days } = counted
  return (
    <Stack gap={24}>
      <Text tone="inkSoft">{copy.fromTo(weekdayText(period.from), weekdayText(period.to))}</Text>
      <Grid columns={{ mobile: 1, desktop: 3 }} gap={16}>
        {kinds.map((kind) => (
          <Figure key={kind} kind={kind} counted={counted} />
        ))}
      </Grid>
      <Disclosure summary={copy.dayByDay}>
        <Stack gap={16}>
          <DayTable days={days} />
          <div>
            <Button
              size="small"
              variant="secondary"
              onClick={() => offerFile(fileName, performanceCsv(days.map(flatDay)), 'text/csv')}
            >
              {copy.file}
            </Button>
          </div>
        </Stack>
      </Disclosure>
    </Stack>
  )
}

const flatDay = ({ day, counts }: Counted['days'][number]) => ({ day, ...counts })

function Figure({ kind, counted: { period, totals, totalsBefore, days } }: { kind: Kind; counted: Counted }) {
  const bars = days.map(({ day, counts }) => ({ label: weekdayText(day), value: counts[kind] }))
  const best = bars.reduce((most, each) => (each.value > most.value ? each : most), { label: '', value: 0 })
  const title = copy.chart(copy.kinds[kind], weekdayText(period.from), weekdayText(period.to))
  return (
    <section className={styles.figure} aria-label={copy.kinds[kind]}>
      <Stack gap={8}>
        <Heading level={2} size="small">
          {copy.kinds[kind]}
        </Heading>
        <Text className={styles.number} data-total={kind}>
          {copy.count(totals[kind])}
        </Text>
        <Text size="small" tone="inkSoft">
          {changeText(totals[kind], totalsBefore[kind], period.days)}
        </Text>
        <BarChart
          label={copy.inAll(title, totals[kind], best.value, best.label)}
          bars={bars}
          mostLabel={copy.count(best.value)}
        />
      </Stack>
    </section>
  )
}

/** How a sum stands to the one of the period before it, in words. */
export function changeText(now: number, before: number, days: number): string {
  if (now === before) return now === 0 ? copy.noneBefore(days) : copy.same(days)
  const percent = changeInPercent(now, before)
  if (percent === null) return copy.noneBefore(days)
  return now > before ? copy.more(percent, days) : copy.fewer(-percent, days)
}

const DayTable = ({ days }: { days: Counted['days'] }) => (
  <div className={styles.tableFrame}>
    <table className={styles.table} aria-label={copy.days}>
      <thead>
        <tr>
          <th scope="col">{copy.day}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {copy.kinds[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, counts }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{weekdayText(day)}</time>
            </th>
            {kinds.map((kind) => (
              <td key={kind}>{copy.count(counts[kind])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

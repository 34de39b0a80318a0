import { formatDollars } from '#domain/price/dollars.ts'
import { longDayText } from '#domain/time/long-day-text.ts'
import type { AgentResults_AgentFragment } from '#src/api/generated/graphql.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { overviewCopy as copy, profileCopy } from '../profile.copy.ts'

type Agent = AgentResults_AgentFragment
type Figure = Agent['performance']['medianPrice']

/** What the portal's own records and the agent's clients say, each figure with what it is made of. */
export function AgentResults({ agent: { performance, reviewSummary } }: { agent: Agent }) {
  const { until, months, soldCount, leasedCount, mainSuburb } = performance
  return (
    <Stack gap={32}>
      <Stack as="section" gap={12}>
        <Heading level={2} size="lead">
          {copy.results}
        </Heading>
        <Text size="small" tone="inkSoft">
          {copy.period(months, longDayText(until))}
        </Text>
        <FactList
          items={[
            { term: copy.sold, detail: soldCount },
            { term: copy.leased, detail: leasedCount },
            { term: copy.medianPrice, detail: told(performance.medianPrice, formatDollars) },
            { term: copy.daysOnMarket, detail: told(performance.daysOnMarket, copy.days) },
            { term: copy.share(mainSuburb?.name ?? null), detail: told(performance.suburbShare, copy.percent) },
            { term: copy.reached, detail: told(performance.reachedOfGuide, copy.reachedFigure) },
          ]}
        />
      </Stack>
      {reviewSummary.count + reviewSummary.importedCount > 0 && <Reviews summary={reviewSummary} />}
    </Stack>
  )
}

function told(figure: Figure, text: (value: number) => string) {
  if (figure === null) return copy.notEnough
  return (
    <>
      {text(figure.value)}{' '}
      <Text as="span" size="small" tone="inkSoft">
        {copy.cases(figure.cases)}
      </Text>
    </>
  )
}

function Reviews({ summary }: { summary: Agent['reviewSummary'] }) {
  const { count, rating, spread, verifiedCount, importedCount } = summary
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="lead">
        {copy.reviews}
      </Heading>
      {rating !== null && (
        <>
          <Text weight="strong">{profileCopy.rating(rating, count)}</Text>
          <FactList items={spread.map((each, at) => ({ term: copy.stars(at + 1), detail: each })).toReversed()} />
          <Text size="small" tone="inkSoft">
            {copy.verified(verifiedCount)}
          </Text>
        </>
      )}
      {importedCount > 0 && (
        <Text size="small" tone="inkSoft">
          {copy.imported(importedCount)}
        </Text>
      )}
    </Stack>
  )
}

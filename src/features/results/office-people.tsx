import type { OfficeHeadQuery } from '#src/api/generated/graphql.ts'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { AgentCard } from '#src/shared/agents/agent-card.tsx'
import { officeCopy as copy } from './office.copy.ts'

type Office = NonNullable<OfficeHeadQuery['office']>

/** Who works at an office and what it sold and leased, closed above its homes. */
export function OfficePeople({ office: { about, figures, agents } }: { office: Office }) {
  const { soldCount, leasedCount, medianPrice, daysOnMarket, months, until } = figures
  return (
    <div>
      <Disclosure summary={copy.results}>
        <Stack gap={8}>
          {about !== '' && <Text>{about}</Text>}
          <FactList
            items={[
              { term: copy.sold, detail: copy.homesCount(soldCount) },
              { term: copy.leased, detail: copy.homesCount(leasedCount) },
              {
                term: copy.median,
                detail: medianPrice ? copy.medianOf(medianPrice.value, medianPrice.cases) : copy.notEnough,
              },
              {
                term: copy.days,
                detail: daysOnMarket ? copy.daysOf(daysOnMarket.value, daysOnMarket.cases) : copy.notEnough,
              },
            ]}
          />
          <Text size="small" tone="inkSoft">
            {copy.period(months, until)}
          </Text>
        </Stack>
      </Disclosure>
      {agents.length > 0 && (
        <Disclosure summary={copy.people(agents.length)}>
          <Stack gap={12}>
            {agents.map((agent) => (
              <AgentCard key={agent.id} agent={agent} headingLevel={2} isOfficeShown={false} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </div>
  )
}

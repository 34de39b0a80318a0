import { OwnPremierDocument } from '#src/api/generated/documents/own-premier.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { premierCopy } from '#src/shared/agents/premier.copy.ts'
import { PremierSteps } from '#src/shared/agents/premier-steps.tsx'
import { settingsCopy } from './settings.copy.ts'

const copy = settingsCopy.premier

/** How far the agent is on the way to a Premier Agent, once staff have started it. */
export function OwnPremier({ username }: { username: string }) {
  const { data } = useDocumentQuery(OwnPremierDocument, { username })
  const workflow = data?.premierWorkflow
  if (workflow == null || workflow.state === 'notStarted' || workflow.state === 'stopped') return null
  return (
    <section aria-label={premierCopy.name}>
      <Stack gap={12}>
        <Heading level={2} size="lead">
          {premierCopy.name}
        </Heading>
        <Text>{copy[workflow.state]}</Text>
        <PremierSteps workflow={workflow} />
      </Stack>
    </section>
  )
}

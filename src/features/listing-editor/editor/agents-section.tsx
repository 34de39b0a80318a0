import { flushSync } from 'react-dom'
import { draftLimits } from '#domain/listing-drafts/listing-draft.ts'
import type { ListingOfficeQuery } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { EditorSection, fieldId } from './draft-fields.tsx'
import { editorCopy as copy } from './editor.copy.ts'
import { useContent, useEditorCommands, useProblem } from './listing-editor.provider.tsx'

type OfficeAgents = NonNullable<ListingOfficeQuery['listingOffice']>['agents']

/** Who sells or lets it, the one to call first at the beginning. */
export function AgentsSection({ agents }: { agents: OfficeAgents }) {
  const { agentUsernames } = useContent()
  const error = useProblem('agentUsernames')
  const { change } = useEditorCommands()
  const nameOf = (username: string) => agents.find((agent) => agent.username === username)?.name ?? username
  const set = (usernames: readonly string[]) => {
    flushSync(() => change({ agentUsernames: usernames }))
    document.getElementById(ADD_ID)?.focus()
  }
  const left = agents.filter(({ username }) => !agentUsernames.includes(username))
  return (
    <EditorSection title={copy.sections.agents}>
      <FieldGroup
        id={fieldId('agentUsernames')}
        label={copy.sections.agents}
        isLabelHidden
        hint={copy.agentsHint}
        error={error}
      >
        <Stack gap={12}>
          {agentUsernames.map((username, at) => (
            <Inline key={username} gap={8}>
              <Text as="span" weight={at === 0 ? 'strong' : 'regular'}>
                {nameOf(username)}
              </Text>
              {at > 0 && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={copy.firstAgent(nameOf(username))}
                  onClick={() => set([username, ...agentUsernames.filter((each) => each !== username)])}
                >
                  {copy.first}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={copy.removeAgent(nameOf(username))}
                onClick={() => set(agentUsernames.filter((each) => each !== username))}
              >
                {copy.remove}
              </Button>
            </Inline>
          ))}
          <SelectField
            id={ADD_ID}
            label={copy.addAgent}
            disabled={left.length === 0 || agentUsernames.length >= draftLimits.agents}
            value=""
            options={[
              { value: '', label: copy.chooseAgent },
              ...left.map(({ username, name }) => ({ value: username, label: name })),
            ]}
            onChange={({ currentTarget }) => {
              if (currentTarget.value !== '') set([...agentUsernames, currentTarget.value])
            }}
          />
        </Stack>
      </FieldGroup>
    </EditorSection>
  )
}

const ADD_ID = 'listing-add-agent'

import { type FormEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { LONGEST_AGENT_QUERY } from '#domain/agents/agent-claims.ts'
import { ClaimableAgentsDocument } from '#src/api/generated/documents/claimable-agents.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { findCopy as copy } from './agent-claim.copy.ts'
import { ClaimableAgent } from './claimable-agent.tsx'

const PATH = '/claim-your-agent-profile/find'

/** Finds agents by name or office. What is searched and who was chosen are in the URL, so that a reload or signing in loses neither. */
export function AgentSearch() {
  const parameters = new URLSearchParams(useSearch())
  const query = (parameters.get('q') ?? '').trim().slice(0, LONGEST_AGENT_QUERY)
  const chosen = parameters.get('agent')
  const [, navigate] = useLocation()
  const [text, setText] = useState(query)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The field itself has also what was typed before the page was hydrated.
    const typed = new FormData(event.currentTarget).get('q')
    navigate(urlOf(typeof typed === 'string' ? typed.trim() : ''))
  }
  return (
    <Stack gap={24}>
      <form role="search" action={PATH} noValidate onSubmit={submit}>
        <Stack gap={12}>
          <TextField
            label={copy.search}
            name="q"
            type="search"
            autoComplete="name"
            maxLength={LONGEST_AGENT_QUERY}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div>
            <Button type="submit">{copy.find}</Button>
          </div>
        </Stack>
      </form>
      {query !== '' && (
        <Found query={query} chosen={chosen} onChoose={(username) => navigate(urlOf(query, username))} />
      )}
    </Stack>
  )
}

function urlOf(query: string, agent?: string): string {
  const parameters = new URLSearchParams({ q: query, ...(agent === undefined ? {} : { agent }) })
  return query === '' ? PATH : `${PATH}?${parameters.toString()}`
}

type FoundProps = { query: string; chosen: string | null; onChoose: (username: string) => void }

function Found({ query, chosen, onChoose }: FoundProps) {
  const { data, isError, isLoading } = useDocumentQuery(ClaimableAgentsDocument, { query })
  const agents = data?.claimableAgents ?? []
  if (isError) return <Notice tone="danger">{copy.failed}</Notice>
  return (
    <section aria-label={copy.results} aria-busy={isLoading}>
      <Stack gap={12}>
        <div role="status">
          {isLoading && <Text tone="inkSoft">{copy.searching}</Text>}
          {data && agents.length === 0 && <Text>{copy.none(query)}</Text>}
        </div>
        {agents.length > 0 && (
          <>
            <Heading level={2} size="lead">
              {copy.results}
            </Heading>
            {agents.map((found) => (
              <ClaimableAgent
                key={found.agent.id}
                found={found}
                isChosen={found.agent.username === chosen}
                onChoose={() => onChoose(found.agent.username)}
              />
            ))}
          </>
        )}
      </Stack>
    </section>
  )
}

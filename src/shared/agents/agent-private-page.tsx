import type { ComponentProps } from 'react'
import { ReviewedAgentDocument } from '#src/api/generated/documents/reviewed-agent.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/shared/page/define-page.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { PrivatePage } from '#src/shared/session/private-page.tsx'

const keyOf = (username: string) => username.toLowerCase().slice(0, 200)

/** Whose page it is, is known to the browser alone: the server renders the frame, for an agent who is there. */
export const prepareAgentPrivatePage: PreparePage = async ({ params }, { queryClient, execute }) => {
  const variables = { username: keyOf(params['username'] ?? '') }
  const { agentReviews } = await queryClient.fetchQuery(documentQuery(execute, ReviewedAgentDocument, variables))
  return { status: agentReviews ? 200 : 404 }
}

/** The frame of a page that is for one agent and staff. */
export function AgentPrivatePage({ username, ...page }: ComponentProps<typeof PrivatePage> & { username: string }) {
  const { data } = useDocumentQuery(ReviewedAgentDocument, { username: keyOf(username) })
  if (data && !data.agentReviews) return <NotFound title={notFoundCopy.person} />
  return <PrivatePage {...page} />
}

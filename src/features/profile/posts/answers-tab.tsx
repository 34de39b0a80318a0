import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileAnswersDocument } from '#src/api/generated/documents/profile-answers.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PastLastPage } from '#src/shared/not-found/past-last-page.tsx'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { postsCopy as copy, profileCopy, tabNames } from '../profile.copy.ts'
import { isBeyond, partOf, type PrepareTab } from '../tab-preparation.ts'
import { AnswerLines } from './answer-lines.tsx'
import { POSTS_ON_PAGE } from './posts-on-page.ts'

const variablesOf = (view: ProfileView) => ({ username: view.username, ...partOf(view, POSTS_ON_PAGE) })

export const prepareAnswers: PrepareTab = async (view, { queryClient, execute }) => {
  const query = documentQuery(execute, ProfileAnswersDocument, variablesOf(view))
  const { profile, agentAnswers } = await queryClient.fetchQuery(query)
  return { profile, isPastEnd: isBeyond(view, agentAnswers?.results) }
}

/** What somebody answered, and what in discussions. */
export function AnswersTab({ view }: { view: ProfileView }) {
  const { data, error } = useDocumentQuery(ProfileAnswersDocument, variablesOf(view))
  if (error) throw error
  const found = data?.agentAnswers
  const hrefForPage = (page: number) => formatProfileUrl({ ...view, page })
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {({ name }) => {
        if (!found || found.total === 0) return <Text tone="inkSoft">{copy.noAnswers(name)}</Text>
        if (found.results.length === 0) return <PastLastPage page={view.page} firstPageHref={hrefForPage(1)} />
        return (
          <Stack as="section" gap={24}>
            <Heading level={2}>{tabNames.answers}</Heading>
            <AnswerLines answers={found.results} />
            <Pagination
              page={view.page}
              pageCount={Math.ceil(found.total / POSTS_ON_PAGE)}
              label={profileCopy.pages}
              hrefForPage={hrefForPage}
            />
          </Stack>
        )
      }}
    </ProfileFrame>
  )
}

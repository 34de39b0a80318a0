import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileQuestionsDocument } from '#src/api/generated/documents/profile-questions.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PastLastPage } from '#src/shared/not-found/past-last-page.tsx'
import { QuestionLines } from '#src/shared/questions/question-lines.tsx'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { postsCopy as copy, profileCopy, tabNames } from '../profile.copy.ts'
import { isBeyond, partOf, type PrepareTab } from '../tab-preparation.ts'
import { POSTS_ON_PAGE } from './posts-on-page.ts'

/** A local's questions and discussions have a tab each, an agent's are in one. */
const variablesOf = (view: ProfileView) => ({
  username: view.username,
  isDiscussion: view.isAgent ? null : view.tab === 'discussions',
  ...partOf(view, POSTS_ON_PAGE),
})

export const prepareQuestions: PrepareTab = async (view, { queryClient, execute }) => {
  const query = documentQuery(execute, ProfileQuestionsDocument, variablesOf(view))
  const { profile, agentQuestions } = await queryClient.fetchQuery(query)
  return { profile, isPastEnd: isBeyond(view, agentQuestions?.results) }
}

/** What somebody asked, or the discussions that they began. */
export function QuestionsTab({ view }: { view: ProfileView }) {
  const { data, error } = useDocumentQuery(ProfileQuestionsDocument, variablesOf(view))
  if (error) throw error
  const found = data?.agentQuestions
  const hrefForPage = (page: number) => formatProfileUrl({ ...view, page })
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {({ name }) => {
        if (!found || found.total === 0) {
          return (
            <Text tone="inkSoft">{view.tab === 'discussions' ? copy.noDiscussions(name) : copy.noQuestions(name)}</Text>
          )
        }
        if (found.results.length === 0) return <PastLastPage page={view.page} firstPageHref={hrefForPage(1)} />
        return (
          <Stack as="section" gap={24}>
            <Heading level={2}>{tabNames[view.tab]}</Heading>
            <QuestionLines questions={found.results} isOfManyPlaces />
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

import type { ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileQuestionsDocument } from '#src/api/generated/documents/profile-questions.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { QuestionLines } from '#src/shared/questions/question-lines.tsx'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { postsCopy as copy, tabNames } from '../profile.copy.ts'
import { isBeyond, partOf, type PrepareTab } from '../tab-preparation.ts'
import { POSTS_ON_PAGE } from './posts-on-page.ts'
import { PostsSection } from './posts-section.tsx'

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
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {({ name }) => (
        <PostsSection
          view={view}
          found={data?.agentQuestions}
          title={tabNames[view.tab]}
          empty={view.tab === 'discussions' ? copy.noDiscussions(name) : copy.noQuestions(name)}
          onPage={POSTS_ON_PAGE}
        >
          {(questions) => <QuestionLines questions={questions} isOfManyPlaces />}
        </PostsSection>
      )}
    </ProfileFrame>
  )
}

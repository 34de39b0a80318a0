import type { ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileAnswersDocument } from '#src/api/generated/documents/profile-answers.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { postsCopy as copy, tabNames } from '../profile.copy.ts'
import { isBeyond, partOf, type PrepareTab } from '../tab-preparation.ts'
import { AnswerLines } from './answer-lines.tsx'
import { POSTS_ON_PAGE } from './posts-on-page.ts'
import { PostsSection } from './posts-section.tsx'

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
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {({ name }) => (
        <PostsSection
          view={view}
          found={data?.agentAnswers}
          title={tabNames.answers}
          empty={copy.noAnswers(name)}
          onPage={POSTS_ON_PAGE}
        >
          {(answers) => <AnswerLines answers={answers} />}
        </PostsSection>
      )}
    </ProfileFrame>
  )
}

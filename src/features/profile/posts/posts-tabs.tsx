import { ProfileAnswersDocument } from '#src/api/generated/documents/profile-answers.ts'
import { ProfileQuestionsDocument } from '#src/api/generated/documents/profile-questions.ts'
import { QuestionLines } from '#src/shared/posts/question-lines.tsx'
import { listTab } from '../list-tab.tsx'
import { postsCopy as copy, tabNames } from '../profile.copy.ts'
import { AnswerLines } from './answer-lines.tsx'
import { PostsSection } from './posts-section.tsx'

const POSTS_ON_PAGE = 20

/** What somebody answered, and what in discussions. */
export const answersTab = listTab({
  document: ProfileAnswersDocument,
  onPage: POSTS_ON_PAGE,
  variablesOf: (part) => part,
  listOf: ({ agentAnswers }) => agentAnswers,
  show: ({ view, name, list }) => (
    <PostsSection view={view} found={list} title={tabNames.answers} empty={copy.noAnswers(name)} onPage={POSTS_ON_PAGE}>
      {(answers) => <AnswerLines answers={answers} />}
    </PostsSection>
  ),
})

/** What somebody asked, or the discussions that they began: a local's have a tab each, an agent's are in one. */
export const questionsTab = listTab({
  document: ProfileQuestionsDocument,
  onPage: POSTS_ON_PAGE,
  variablesOf: (part, { isAgent, tab }) => ({ ...part, isDiscussion: isAgent ? null : tab === 'discussions' }),
  listOf: ({ agentQuestions }) => agentQuestions,
  show: ({ view, name, list }) => (
    <PostsSection
      view={view}
      found={list}
      title={tabNames[view.tab]}
      empty={view.tab === 'discussions' ? copy.noDiscussions(name) : copy.noQuestions(name)}
      onPage={POSTS_ON_PAGE}
    >
      {(questions) => <QuestionLines questions={questions} isOfManyPlaces />}
    </PostsSection>
  ),
})

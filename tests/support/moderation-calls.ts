import type { Answer } from './portal-under-test.ts'
import type { ReviewsUnderTest } from './reviews-under-test.ts'

const CASE = `postId kind status title content about path holdReasons reportCount reportReasons isAppealed decisions revision evidence
  author { memberId name publishedCount rejectedCount isWritingClosed } versions { title content }
  steps { type by reason }`

const texts = {
  queue: `query Queue($kinds: [PostKind!], $state: ModerationState! = waiting) { moderationQueue(kinds: $kinds, state: $state) {
    total counts { kind count } results { ${CASE} } } }`,
  case: `query Case($postId: Int!) { moderationCase(postId: $postId) { ${CASE} } }`,
  moderate: `mutation Moderate($input: ModeratePostInput!) { moderatePost(input: $input) { case { ${CASE} } } }`,
  decision: `query Decision($postId: Int!) { decisionOnPost(postId: $postId) {
    kind status content path decision reason appeal canAppeal } }`,
  appeal: `mutation Appeal($postId: Int!, $text: String!) { appealDecision(postId: $postId, text: $text) {
    decision { appeal canAppeal } } }`,
  ask: `mutation Ask($input: AskQuestionInput!) { askQuestion(input: $input) { post { postId status } } }`,
  answer: `mutation Answer($input: ReplyInput!) { answerQuestion(input: $input) { post { postId status } } }`,
} as const

let turn = 0
/** Texts that are not like each other. */
export const otherText = (): string => {
  turn += 1
  const words = ['trams', 'cafes', 'schools', 'gardens', 'noise', 'cycling', 'dogs', 'floods', 'renting', 'light']
  return `What about the ${words[turn % words.length]} of number ${turn}?`
}

export const REASON = 'It is as it should be.'

/** The code of the first error with its field; "none" for none. */
export const firstCode = ({ errors }: Answer): string => {
  const [error] = errors ?? []
  return error === undefined ? 'none' : [error.extensions.code, error.extensions['field']].filter(Boolean).join(' ')
}

/** The calls of tests of moderation over a portal. */
export function moderationCalls(portal: () => ReviewsUnderTest) {
  const ask = (memberId: number | null, given: object = {}) =>
    portal().ask(memberId, texts.ask, {
      input: { locationUniqueUri: 'fitzroy-vic-3065', title: otherText(), content: '', ...given },
    })
  const answer = (memberId: number, postId: number, content = otherText()) =>
    portal().ask(memberId, texts.answer, { input: { postId, content } })
  return {
    ask,
    answer,
    asked: async (memberId: number, given: object = {}) => (await ask(memberId, given)).data.askQuestion.post,
    answered: async (memberId: number, postId: number, content?: string) =>
      (await answer(memberId, postId, content)).data.answerQuestion.post,
    queue: (memberId: number | null, variables: object = {}) => portal().ask(memberId, texts.queue, { ...variables }),
    async waiting(memberId: number, variables: object = {}) {
      return (await portal().ask(memberId, texts.queue, { ...variables })).data.moderationQueue
    },
    case: async (memberId: number, postId: number) =>
      (await portal().ask(memberId, texts.case, { postId })).data.moderationCase,
    moderate: (memberId: number | null, input: object) =>
      portal().ask(memberId, texts.moderate, { input: { decision: 'publish', reason: REASON, ...input } }),
    decision: async (memberId: number, postId: number) =>
      (await portal().ask(memberId, texts.decision, { postId })).data.decisionOnPost,
    appeal: (memberId: number | null, postId: number, text = 'Please read it again.') =>
      portal().ask(memberId, texts.appeal, { postId, text }),
    setWriting: (memberId: number | null, ofMember: number, isClosed: boolean, reason = 'You advertise.') =>
      portal().ask(
        memberId,
        `mutation Set($reason: String!) { set: ${isClosed ? 'closeWriting' : 'openWriting'}(memberId: ${ofMember}, reason: $reason) {
          memberId isWritingClosed } }`,
        { reason },
      ),
    report: (memberId: number, postId: number) =>
      portal().ask(memberId, `mutation { reportPost(postId: ${postId}, reason: advertising) { postId } }`),
    async read(uri: string) {
      const text = `query One($uri: String!) { question(uri: $uri) { postId uri title content replyCount followers
        replies { postId content isAccepted } } }`
      return (await portal().ask(null, text, { uri })).data.question
    },
  }
}

import type { Thing } from './thing.ts'

type Author = { username: string; name: string; isAgent: boolean }
type Post = { postId: number; content: string; postedAt: string; author?: Author | null }

type Question = Post & {
  title: string
  isDiscussion: boolean
  replyCount: number
  replies: readonly (Post & { votes: number; comments: readonly Post[] })[]
  /** From the slash on. */
  address: string
  authorPath: (author: Author) => string
}

/** A question with its answers, or a discussion with what was said in it. */
export function questionThing(origin: string, question: Question): Thing {
  const { title, content, address, isDiscussion, replyCount, replies, authorPath } = question
  const url = origin + address
  const wordsOf = ({ content: text, postedAt, author }: Post) => ({
    text,
    datePublished: postedAt,
    author: author
      ? { '@type': 'Person', name: author.name, url: origin + authorPath(author) }
      : { '@type': 'Person', name: 'Former member' },
  })
  const commentsOf = (comments: readonly Post[]) =>
    comments.length === 0 ? undefined : comments.map((comment) => ({ '@type': 'Comment', ...wordsOf(comment) }))
  const repliesAs = (kind: 'Answer' | 'Comment') =>
    replies.map((reply) => ({
      '@type': kind,
      ...wordsOf(reply),
      url: `${url}#post-${reply.postId}`,
      upvoteCount: reply.votes,
      comment: commentsOf(reply.comments),
    }))
  const asked = { ...wordsOf(question), text: content === '' ? title : content }
  if (isDiscussion) {
    const comment = repliesAs('Comment')
    return { '@type': 'DiscussionForumPosting', headline: title, url, ...asked, commentCount: replyCount, comment }
  }
  const suggestedAnswer = repliesAs('Answer')
  return {
    '@type': 'QAPage',
    '@id': `${url}#page`,
    url,
    mainEntity: { '@type': 'Question', name: title, ...asked, answerCount: replyCount, suggestedAnswer },
  }
}

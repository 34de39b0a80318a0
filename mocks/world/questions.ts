import { subDays, subHours } from 'date-fns'
import type { PostRecord } from './records.ts'
import type { ReviewRecord } from './reviews.ts'
import type { Table } from './table.ts'

const [LENA, OMAR, AGNES, STELLA] = [1, 2, 3, 4]
const [MELBOURNE, FITZROY, CARLTON, DAYLESFORD, NEWTOWN] = [10, 11, 12, 15, 21]

type Post = { postId: number; by: number | null; daysAgo: number; content: string }
type Answer = Post & { voterIds?: number[]; comments?: Post[] }
type Topic = Omit<Post, 'content'> & { about: number; title: string; content?: string } & {
  isDiscussion?: boolean
  followerIds?: number[]
  replies?: Answer[]
}

const topics: Topic[] = [
  {
    postId: 1,
    about: FITZROY,
    by: LENA,
    daysAgo: 40,
    title: 'Is it hard to find a park on the street after work?',
    content: 'We would have one car and no garage.\n\nDoes the council still give permits to terraces?',
    followerIds: [LENA, OMAR, STELLA],
    replies: [
      {
        postId: 2,
        by: OMAR,
        daysAgo: 39,
        content: 'On a weeknight I circle the block once or twice.',
        voterIds: [LENA],
        comments: [{ postId: 3, by: LENA, daysAgo: 38, content: 'Thank you, that I can live with.' }],
      },
      {
        postId: 4,
        by: AGNES,
        daysAgo: 37,
        content: 'Ask the council about the very address: newer buildings often get no permit.\n\nTerraces mostly do.',
        voterIds: [LENA, OMAR],
      },
    ],
  },
  {
    postId: 5,
    about: FITZROY,
    by: OMAR,
    daysAgo: 12,
    title: 'Which way do you ride into the city?',
    isDiscussion: true,
    followerIds: [OMAR],
    replies: [{ postId: 6, by: null, daysAgo: 11, content: 'The back streets, always.', voterIds: [] }],
  },
  { postId: 7, about: FITZROY, by: STELLA, daysAgo: 3, title: 'Where do the markets set up on Saturdays?' },
  {
    postId: 8,
    about: CARLTON,
    by: LENA,
    daysAgo: 25,
    title: 'Is Carlton quiet once the students have gone home?',
    replies: [{ postId: 9, by: STELLA, daysAgo: 24, content: 'In January you hear the birds.', voterIds: [OMAR] }],
  },
  { postId: 10, about: MELBOURNE, by: null, daysAgo: 2, title: 'Can I keep a dog in a tower?', followerIds: [LENA] },
  {
    postId: 11,
    about: DAYLESFORD,
    by: OMAR,
    daysAgo: 90,
    title: 'How cold is Daylesford in July?',
    replies: [{ postId: 12, by: AGNES, daysAgo: 89, content: 'Cold enough for two doonas.', voterIds: [] }],
  },
  { postId: 13, about: NEWTOWN, by: LENA, daysAgo: 5, title: 'A talk about bin night', isDiscussion: true },
  { postId: 14, about: CARLTON, by: OMAR, daysAgo: 4, title: 'Who knows www.example.com of Carlton?' },
]

export const postsOf = (now: Date): PostRecord[] => writtenPosts(now).map((post) => ({ ...post, ...staffReads(post) }))

/** Staff edited 8, 9 was reported since, and 14 is held. */
function staffReads({ postId, title, postedAt }: PostRecord): Partial<PostRecord> {
  if (postId === 9) return { reports: [{ memberId: OMAR, reason: 'offTopic' }] }
  if (postId === 14) return { status: 'held', holdReasons: ['link'] }
  if (postId !== 8) return {}
  const at = subDays(postedAt, -1)
  const reason = 'The name of a neighbour was in it.'
  return {
    editedAt: at,
    steps: [{ id: 1, type: 'edit', moderatorId: null, reason, at }],
    versions: [{ title, content: 'Mr Brown next door says it is.', review: null, isPublic: false, replacedAt: at }],
  }
}

const writtenPosts = (now: Date): PostRecord[] =>
  topics.flatMap(
    ({ about: locationId, isDiscussion = false, replies = [], followerIds = [], content = '', ...topic }) => {
      const kind = isDiscussion ? 'discussion' : 'question'
      const { postId, title } = topic
      return [
        postOf({ ...topic, content }, { kind, locationId, parentId: null, title, followerIds }, now),
        ...replies.flatMap(({ comments = [], voterIds = [], ...answer }) => [
          postOf(answer, { kind: 'answer', locationId, parentId: postId, voterIds }, now),
          ...comments.map((comment) => postOf(comment, { kind: 'comment', locationId, parentId: answer.postId }, now)),
        ]),
      ]
    },
  )

type About = Pick<PostRecord, 'kind' | 'locationId' | 'parentId'> & Partial<PostRecord>

const postOf = ({ postId, by, daysAgo, content }: Post, about: About, now: Date): PostRecord => ({
  ...plainPost,
  ...about,
  postId,
  authorId: by,
  content,
  postedAt: subHours(subDays(now, daysAgo), postId),
})

/** A published post of which nobody has said anything yet. */
export const plainPost = {
  title: '',
  status: 'published',
  holdReasons: [],
  idempotencyKey: null,
  editedAt: null,
  followerIds: [],
  voterIds: [],
  reports: [],
  acceptedAnswerId: null,
  decisionReason: null,
  mergedIntoId: null,
  isAppealed: false,
  steps: [],
  versions: [],
  review: null,
} satisfies Partial<PostRecord>

/** One number names one post, whatever its kind. */
export const nextPostId = ({ posts, reviews }: { posts: Table<PostRecord>; reviews: Table<ReviewRecord> }): number =>
  Math.max(9000, ...reviews.getAll().map(({ id }) => id), ...posts.getAll().map(({ postId }) => postId)) + 1

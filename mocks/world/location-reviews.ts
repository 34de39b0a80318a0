import { subDays } from 'date-fns'
import type { LocationTopic } from '#domain/location-reviews/location-review-types.ts'
import { plainPost } from './questions.ts'
import type { PostRecord, ReviewPartRecord } from './records.ts'

const [LENA, OMAR, AGNES] = [1, 2, 3]
const [MELBOURNE, FITZROY, CARLTON, COLLINGWOOD, DAYLESFORD, NEWTOWN, GORE_STREET] = [10, 11, 12, 13, 15, 21, 100]

type Comment = { postId: number; by: number; daysAgo: number; content: string }
type Review = Partial<Omit<ReviewPartRecord, 'statistics'>> & {
  postId: number
  about: number
  by: number | null
  daysAgo: number
  title: string
  content: string
  rating: number
  topics: Partial<Record<LocationTopic, number>>
  voterIds?: number[]
  comments?: Comment[]
}

/** Agnes writes as an agent. Nobody has reviewed Richmond. Omar has changed what he says of Fitzroy. */
const reviews: Review[] = [
  {
    postId: 101,
    about: FITZROY,
    by: LENA,
    daysAgo: 60,
    title: 'Everything on foot, nothing quiet',
    content:
      'Coffee, trams and a library within five minutes of the door. On Friday nights the street belongs to the pubs.\n\nWe would not swap it.',
    rating: 4,
    topics: { quiet: 2, food: 5, transport: 5, nightlife: 5 },
    authorRelation: 'livesHere',
    sinceYear: 2019,
    pros: ['Trams at the door', 'Coffee on every corner'],
    cons: ['Noise on weekends', 'Hard to park'],
    voterIds: [OMAR, AGNES],
    comments: [{ postId: 102, by: OMAR, daysAgo: 58, content: 'The library alone is worth it.' }],
  },
  {
    postId: 103,
    about: FITZROY,
    by: OMAR,
    daysAgo: 20,
    title: 'Lovely, until you bring a car',
    content: 'I come for the galleries and leave on a tram, because parking takes longer than lunch.',
    rating: 4,
    topics: { food: 4, transport: 4, value: 2 },
    authorRelation: 'visits',
    cons: ['Hard to park'],
    voterIds: [LENA],
  },
  {
    postId: 104,
    about: FITZROY,
    by: AGNES,
    daysAgo: 5,
    title: 'Terraces that keep their value',
    content: 'Buyers ask for Fitzroy by name, and the side streets are quieter than people think.',
    rating: 5,
    topics: { quiet: 4, value: 4 },
    authorRelation: 'agent',
    sinceYear: 2012,
    pros: ['trams at the door'],
  },
  {
    postId: 105,
    about: CARLTON,
    by: OMAR,
    daysAgo: 90,
    title: 'Gardens first, students second',
    content: 'The gardens are the backyard that our flat did not have. Term time is loud, January is bliss.',
    rating: 4,
    topics: { quiet: 3, food: 4, transport: 5, parks: 5 },
    authorRelation: 'livedHere',
    sinceYear: 2014,
    pros: ['The gardens'],
    cons: ['Loud in term time'],
  },
  {
    postId: 106,
    about: COLLINGWOOD,
    by: LENA,
    daysAgo: 45,
    title: 'Breweries and building sites',
    content: 'Great for a night out and a long lunch. For a pram, the footpaths are a puzzle.',
    rating: 3,
    topics: { quiet: 2, food: 5, transport: 4, families: 2 },
    authorRelation: 'visits',
    cons: ['Building sites'],
  },
  {
    postId: 107,
    about: MELBOURNE,
    by: null,
    daysAgo: 200,
    title: 'Towers and trams',
    content: 'You never wait for a tram and you never see your neighbours. Both suit me.',
    rating: 3,
    topics: { transport: 5, quiet: 1 },
    authorRelation: 'livesHere',
  },
  {
    postId: 108,
    about: DAYLESFORD,
    by: OMAR,
    daysAgo: 30,
    title: 'Bring a coat and an appetite',
    content: 'Frost on the lake in the morning, bread from the oven at eight. The bus is a rumour.',
    rating: 5,
    topics: { quiet: 5, food: 5, transport: 1, parks: 5 },
    authorRelation: 'visits',
    pros: ['The lake'],
  },
  {
    postId: 109,
    about: NEWTOWN,
    by: null,
    daysAgo: 15,
    title: 'Bin night is an event',
    content: 'Somebody is always awake and somebody is always cooking. You get used to the planes.',
    rating: 4,
    topics: { food: 5, nightlife: 5, quiet: 1 },
    authorRelation: 'livesHere',
    sinceYear: 2020,
  },
  {
    postId: 110,
    about: GORE_STREET,
    by: LENA,
    daysAgo: 10,
    title: 'The quiet end of a loud suburb',
    content: 'Plane trees, low fences and people who say hello. The pubs are two streets away and sound like it.',
    rating: 5,
    topics: { quiet: 4, safety: 5 },
    authorRelation: 'livesHere',
    sinceYear: 2019,
    pros: ['Plane trees'],
  },
]

export const locationReviewsOf = (now: Date): PostRecord[] =>
  reviews.flatMap(({ postId, about: locationId, by: authorId, daysAgo, title, content, comments = [], ...said }) => [
    {
      ...plainPost,
      kind: 'locationReview',
      postId,
      locationId,
      parentId: null,
      authorId,
      title,
      content,
      postedAt: subDays(now, daysAgo),
      voterIds: said.voterIds ?? [],
      review: partOf(said),
      ...(postId === 103 ? changedBy(said, now) : {}),
    },
    ...comments.map((comment) => ({
      ...plainPost,
      kind: 'comment' as const,
      postId: comment.postId,
      locationId,
      parentId: postId,
      authorId: comment.by,
      content: comment.content,
      postedAt: subDays(now, comment.daysAgo),
    })),
  ])

function changedBy(said: Said, now: Date): Pick<PostRecord, 'editedAt' | 'versions'> {
  const editedAt = subDays(now, 15)
  const before = { title: 'Lovely on a tram', content: 'I come for the galleries, and the tram brings me to the door.' }
  const review = { ...partOf(said), rating: 5, pros: ['The galleries'], cons: [] }
  return { editedAt, versions: [{ ...before, review, isPublic: true, replacedAt: editedAt }] }
}

type Said = Pick<Review, 'rating' | 'topics' | 'authorRelation' | 'sinceYear' | 'pros' | 'cons'>

const partOf = ({ rating, topics, authorRelation = 'livesHere', sinceYear = null, pros = [], cons = [] }: Said) => ({
  rating,
  // Object.entries loses the type of the keys.
  statistics: Object.entries(topics).map(([type, stars]) => ({ type: type as LocationTopic, rating: stars })),
  authorRelation,
  sinceYear,
  pros: [...pros],
  cons: [...cons],
})

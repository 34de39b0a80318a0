import type { CountOfSuburb, PlaceRecord } from '../locations/place-record.ts'

/** How a local of a place knows it. */
type LocalRelation = 'livesHere' | 'livedHere'

/** A member who wrote something. */
export type AuthorRecord = {
  id: number
  username: string
  name: string
  isAgent: boolean
  avatarVersion: number
  hasPicture: boolean
  /** Of the agent that the member is. */
  portraitIdentifier: string | null
}

type PostRecord = {
  postId: number
  content: string
  postedAt: Date
  editedAt: Date | null
  author: AuthorRecord | null
}

export type QuestionRecord = PostRecord & {
  title: string
  isDiscussion: boolean
  hasHistory: boolean
  suburb: PlaceRecord
  replyCount: number
  followers: number
}

/** `timeZone` is that of the suburb, here and below. */
export type ReplyRecord = PostRecord & {
  authorRelation: LocalRelation | null
  votes: number
  isAccepted: boolean
  timeZone: string
  comments: CommentRecord[]
}

export type CommentRecord = PostRecord & { timeZone: string }

export type QuestionPage = {
  total: number
  paging: { skip: number; take: number }
  results: QuestionRecord[]
  place: PlaceRecord | null
  suburbs: () => Promise<CountOfSuburb[]>
}

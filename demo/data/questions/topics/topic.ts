/**
 * What is asked about places, with what may be answered, in the notation of the demonstration's lines. Nothing in it could be
 * wrong of a real place: it tells how to find out, or what holds anywhere.
 */
export type Topic = {
  isDiscussion?: true
  title: string
  content?: string
  answers: readonly string[]
  comments?: readonly string[]
}

import { type DraftPost, newDraft } from '#demo/data/posts/draft-post.ts'
import { asEdited, asModerated, asReported } from '#demo/data/posts/moderation.ts'
import { laterOf, momentAfter } from '#demo/data/posts/moments.ts'
import type { PostWorld } from '#demo/data/posts/prepare-posts.ts'
import { closed } from '#demo/data/posts/voice.ts'
import { newVoiceText } from '#demo/data/posts/voice-text.ts'
import { writerFacts } from '#demo/data/posts/writer-facts.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import { comments } from './lines/comments.ts'
import type { LocationReview } from './location-review.ts'
import { writeAgentReviews, writeLocationReviews } from './write-location-reviews.ts'

const MODERATED_SHARE = 0.022
const EDITED_SHARE = 0.06
const REPORTED_SHARE = 0.003
const COMMENTED_SHARE = 0.14

/** Every review of a place with its post: what became of it, votes and comments. */
export function draftReviews(world: PostWorld): { review: LocationReview; post: DraftPost }[] {
  return writeAll(world).map((review) => ({ review, post: draftOf(review, world) }))
}

function writeAll({ seed, now, authors, agents, places, runs }: PostWorld): LocationReview[] {
  const world = { seed, now, places, runs }
  const byId = new Map(places.map((place) => [place.id, place]))
  const selling = agents.map(({ author, suburbIds }) => ({
    author,
    places: suburbIds.slice(0, author.reviewCount).flatMap((id) => byId.get(id) ?? []),
  }))
  return [...writeLocationReviews(authors, world), ...writeAgentReviews(selling, world)]
}

/** A review with what became of it: votes, comments, changes, reports and decisions. */
function draftOf(review: LocationReview, world: PostWorld): DraftPost {
  const { author, place, locationId, title, content, rating, statistics, writtenAt } = review
  const { seed, now, people, runs, staffId } = world
  const random = createRandom(seed, 'fate of a review', author.username, locationId)
  const factsOf = () => writerFacts(place, random, author.persona)
  const plain = newDraft({
    kind: 'locationReview',
    locationId,
    authorId: author.id,
    title,
    content,
    rating,
    statistics,
    writtenAt,
    voters: people.someOf(random, votesOf(random)).filter((id) => id !== author.id),
  })
  const moderated = asModerated(plain, { random, factsOf, runs, now, share: MODERATED_SHARE, staffId })
  if (moderated.status !== 'published') return { ...moderated, voters: [] }
  const replies = random.chance(COMMENTED_SHARE) ? commentsOn(review, world, random) : []
  const edited = random.chance(EDITED_SHARE)
    ? asEdited({ ...moderated, replies }, now, random)
    : { ...moderated, replies }
  return random.chance(REPORTED_SHARE) ? asReported(edited, people.someOf(random, 3), now, random) : edited
}

const votesOf = (random: Random): number =>
  random.chance(0.5) ? random.whole(1, random.chance(0.1) ? 22 : random.chance(0.3) ? 7 : 2) : 0

function commentsOn({ place, author, writtenAt }: LocationReview, world: PostWorld, random: Random): DraftPost[] {
  const { now, people, runs } = world
  let time = writtenAt
  return Array.from({ length: random.chance(0.75) ? 1 : random.whole(2, 3) }).flatMap((_, index) => {
    const commenter = index > 0 && random.chance(0.4) ? author : people.localOf(place, random)
    const facts = writerFacts(place, random, commenter.persona)
    const writing = newVoiceText({ random, facts, voice: commenter.voice, runs })
    if (!writing.say(comments)) return []
    const content = closed(writing.text())
    runs.add(content)
    time = momentAfter(random, laterOf(time, commenter.joinedAt), now)
    return [newDraft({ kind: 'comment', authorId: commenter.id, content, writtenAt: time })]
  })
}

import { createRandom, type Random } from '#demo/data/random/random.ts'
import { type DraftPost, newDraft } from '#demo/data/posts/draft-post.ts'
import type { KnownAuthor } from '#demo/data/posts/ensure-demo-authors.ts'
import { asEdited, asModerated, asReported } from '#demo/data/posts/moderation.ts'
import { laterOf, momentAfter, momentOf } from '#demo/data/posts/moments.ts'
import { readPooled, readSentences } from '#demo/data/posts/pools.ts'
import type { PostPlace } from '#demo/data/posts/post-places.ts'
import type { PostWorld } from '#demo/data/posts/prepare-posts.ts'
import type { SharedRuns } from '#demo/data/posts/shared-runs.ts'
import { closed, titleVoice } from '#demo/data/posts/voice.ts'
import { newVoiceText } from '#demo/data/posts/voice-text.ts'
import { writerFacts } from '#demo/data/posts/writer-facts.ts'
import type { Facts, Line } from '#demo/data/texts/grammar.ts'
import { around } from './topics/around.ts'
import { answerers, askers, asks, tails } from './topics/contexts.ts'
import { dailyLife } from './topics/daily-life.ts'
import { familiesAndNature } from './topics/families-and-nature.ts'
import { movingIn } from './topics/moving-in.ts'

const topics = [...movingIn, ...around, ...dailyLife, ...familiesAndNature].map((topic) => ({
  kind: topic.isDiscussion === true ? ('discussion' as const) : ('question' as const),
  titles: readPooled(topic.titles),
  contents: readSentences(topic.contents),
  answers: readSentences(topic.answers),
  comments: readSentences(topic.comments),
}))
type ReadTopic = (typeof topics)[number]

const MODERATED_SHARE = 0.012
const EDITED_SHARE = 0.05
const REPORTED_SHARE = 0.002
const LEAST_TITLE = 10
const LONGEST_TITLE = 150
const QUESTIONS_PER_ROOT = 0.82

/** What is asked about a place: the more homes it has, the more; the same for the same seed. */
export function writeQuestions(place: PostPlace, world: PostWorld): DraftPost[] {
  const random = createRandom(world.seed, 'questions', place.uri)
  const wanted = Math.floor(Math.sqrt(place.listingCount) * QUESTIONS_PER_ROOT + random.next())
  const questions: DraftPost[] = []
  for (const topic of random.shuffled(topics)) {
    if (questions.length === wanted) break
    const question = writeQuestion(topic, place, random, world)
    if (question !== null) questions.push(question)
  }
  return questions
}

function writeQuestion(topic: ReadTopic, place: PostPlace, random: Random, world: PostWorld): DraftPost | null {
  const { now, people, runs } = world
  const asker = people.anybodyNear(place, random)
  const facts = writerFacts(place, random, asker.persona)
  const title = spoken([topic.titles], { facts, author: { voice: titleVoice(asker.voice) }, random, runs })
  if (title === null || title.length < LEAST_TITLE || title.length > LONGEST_TITLE) return null
  const parts = [
    ...(random.chance(0.55) ? [askers] : []),
    ...(random.chance(0.75) ? [topic.contents] : []),
    ...(random.chance(0.3) ? [asks] : []),
  ]
  const content = spoken(parts, { facts, author: asker, random, runs })
  runs.add(title)
  if (content !== null) runs.add(content)
  const writtenAt = momentOf(random, asker.joinedAt, now)
  const question = newDraft({
    kind: topic.kind,
    locationId: place.id,
    authorId: asker.id,
    title: title.replace(/[.,]$/, ''),
    content: content ?? '',
    writtenAt,
    followers: [asker.id, ...people.someOf(random, random.whole(0, 2))].filter(isFirst),
    replies: writeAnswers(topic, place, { asker, writtenAt }, random, world),
  })
  return withFate(question, place, asker, random, world, MODERATED_SHARE)
}

const isFirst = <Item>(item: Item, index: number, all: readonly Item[]): boolean => all.indexOf(item) === index

function writeAnswers(
  topic: ReadTopic,
  place: PostPlace,
  { asker, writtenAt }: { asker: KnownAuthor; writtenAt: Date },
  random: Random,
  world: PostWorld,
): DraftPost[] {
  const { people, runs, now } = world
  const count = Number(random.weighted({ 0: 3, 1: 5, 2: 5, 3: 3, 4: 2, 5: 1, 6: 1 }))
  const known = new Set([asker.id])
  const saidLines = new Set<Line>()
  let time = writtenAt
  const answers: DraftPost[] = []
  for (let index = 0; index < count; index += 1) {
    const author = people.localOf(place, random)
    if (known.has(author.id)) continue
    known.add(author.id)
    const facts = writerFacts(place, random, author.persona)
    const { talkative } = author.voice
    const length = Math.max(1, Math.round(talkative * 0.6 + random.between(-0.6, 0.8)))
    const parts = [
      ...(random.chance(talkative * 0.13) ? [answerers] : []),
      ...Array.from({ length }, () => topic.answers),
      ...(random.chance(talkative * 0.09) ? [tails] : []),
    ]
    const content = spoken(parts, { facts, author, random, runs, saidLines, needed: topic.answers })
    if (content === null) continue
    runs.add(content)
    time = momentAfter(random, laterOf(time, author.joinedAt), now)
    const answer = newDraft({
      kind: 'answer',
      authorId: random.chance(0.02) ? null : author.id,
      content,
      writtenAt: time,
      voters: people.someOf(random, votesOf(random)).filter((id) => id !== author.id),
      replies: commentOn(topic, place, random.chance(0.6) ? asker : people.localOf(place, random), time, random, world),
    })
    answers.push(withFate(answer, place, author, random, world, MODERATED_SHARE * 0.6))
  }
  return answers
}

const votesOf = (random: Random): number => (random.chance(0.45) ? random.whole(1, random.chance(0.12) ? 14 : 3) : 0)

const acknowledgements = readSentences([
  '[Thanks|Ta|Cheers|Thank you], [that helps|good to know|hadn’t thought of that|very kind].',
  '[Same here|Can confirm|Agreed|Not my experience].',
  '[Really|Interesting|Hm], [where exactly|since when|which one]?',
  '[Will look|Will try|On the list|Noted], [thanks|ta|<day> it is|after work].',
  '[You’re|That’s] [right|kind|funny], [{suburb} all over|as usual|thank you].',
])

function commentOn(
  topic: ReadTopic,
  place: PostPlace,
  author: KnownAuthor,
  time: Date,
  random: Random,
  { runs, now }: PostWorld,
): DraftPost[] {
  if (!random.chance(0.34)) return []
  const facts = writerFacts(place, random, author.persona)
  const content = spoken([random.chance(0.6) ? topic.comments : acknowledgements], { facts, author, random, runs })
  if (content === null) return []
  runs.add(content)
  return [
    newDraft({
      kind: 'comment',
      authorId: author.id,
      content,
      writtenAt: momentAfter(random, laterOf(time, author.joinedAt), now),
    }),
  ]
}

function withFate(
  post: DraftPost,
  place: PostPlace,
  author: KnownAuthor,
  random: Random,
  { now, people, runs, staffId }: PostWorld,
  share: number,
): DraftPost {
  const factsOf = () => writerFacts(place, random, author.persona)
  const moderated = asModerated(post, { random, factsOf, runs, now, share, staffId })
  if (moderated.status !== 'published') return { ...moderated, replies: [], voters: [] }
  const edited = random.chance(EDITED_SHARE) ? asEdited(moderated, now, random) : moderated
  return random.chance(REPORTED_SHARE) ? asReported(edited, people.someOf(random, 3), now, random) : edited
}

type Speaking = {
  facts: Facts
  author: Pick<KnownAuthor, 'voice'>
  random: Random
  runs: SharedRuns
  saidLines?: Set<Line>
  /** Without one of these there is nothing to say. */
  needed?: readonly Line[]
}

/** A sentence of each of the parts that has one left; null where none has. */
function spoken(
  parts: readonly (readonly Line[])[],
  { facts, author, random, runs, saidLines, needed }: Speaking,
): string | null {
  const writing = newVoiceText({ random, facts, voice: author.voice, runs, saidLines })
  const said = parts.filter((lines) => writing.say(lines))
  if (needed !== undefined && !said.includes(needed)) return null
  return closed(writing.text()) || null
}

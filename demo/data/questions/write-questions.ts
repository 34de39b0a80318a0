import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { PlaceProfile } from '#demo/data/places/demo-place.ts'
import { type Facts, gatherFacts, type Line, newSpeech, readLines, say } from '#demo/data/texts/grammar.ts'
import { placeFacts } from '#demo/data/texts/offer-facts.ts'
import { dailyLife } from './topics/daily-life.ts'
import { familiesAndNature } from './topics/families-and-nature.ts'
import { rentingAndBuying } from './topics/renting-and-buying.ts'

/** A post of the demonstration; `author` counts the writers, null is somebody who has left. */
type DemoPost = { author: number | null; content: string; postedAt: Date }
export type DemoReply = DemoPost & { voters: number[]; comments: DemoPost[] }
export type DemoQuestion = DemoPost & {
  title: string
  isDiscussion: boolean
  followers: number[]
  replies: DemoReply[]
}

export type AskedPlace = {
  profile: PlaceProfile
  listingCount: number
  /** A school in the suburb. */
  school: string | null
}

type Writers = { seed: string; now: Date; writerCount: number }

const topics = [...rentingAndBuying, ...dailyLife, ...familiesAndNature].map(({ title, content = '', ...topic }) => ({
  isDiscussion: topic.isDiscussion === true,
  title: readLines([title]),
  content: readLines(content === '' ? [] : [content]),
  answers: readLines(topic.answers),
  comments: readLines(topic.comments ?? []),
}))

const HOUR = 3_600_000
const DAY = 24 * HOUR
const OLDEST_DAYS = 900

/** What is asked about a place: the more homes it has, the more; the same for the same seed. */
export function writeQuestions({ profile, listingCount, school }: AskedPlace, writers: Writers): DemoQuestion[] {
  const random = createRandom(writers.seed, 'questions', profile.place.uri)
  const facts = gatherFacts(placeFacts(profile), { school: school ?? undefined })
  const wanted = questionCount(random, listingCount)
  const questions: DemoQuestion[] = []
  for (const topic of random.shuffled(topics)) {
    if (questions.length === wanted) break
    const title = speak(random, facts, topic.title)
    if (title !== null) questions.push(writeQuestion({ ...topic, heading: title }, facts, random, writers))
  }
  return questions
}

const MOST_QUESTIONS = 8

/** None or one for a place with a single home, three or four for one with twenty, never more than eight. */
const questionCount = (random: Random, listingCount: number): number =>
  Math.min(MOST_QUESTIONS, Math.floor(Math.log2(Math.max(1, listingCount)) * 0.8) + random.whole(0, 1))

type Chosen = (typeof topics)[number] & { heading: string }

function writeQuestion(topic: Chosen, facts: Facts, random: Random, { now, writerCount }: Writers): DemoQuestion {
  const askedDaysAgo = random.between(0.3, 1) ** 3 * OLDEST_DAYS * random.next()
  const postedAt = daytime(new Date(now.getTime() - DAY - askedDaysAgo * DAY), random)
  const people = random.shuffled(Array.from({ length: writerCount }, (_, index) => index))
  const asker = people.pop() ?? 0
  const replyCount = random.weighted({ 0: 2, 1: 4, 2: 5, 3: 3, 4: 2 })
  const answers = saidOf(topic.answers, Number(replyCount), facts, random)
  let time = postedAt
  const replies = answers.map((content) => {
    time = later(time, random, now)
    const voters = people.slice(0, random.whole(0, random.chance(0.15) ? 9 : 2)).map((_, at) => people[at * 3] ?? 0)
    const author = random.chance(0.03) ? null : (people.pop() ?? 0)
    const comment = random.chance(0.3) ? commentOn(content, topic.comments, facts, random) : null
    const commentAuthor = random.chance(0.6) ? asker : (people.pop() ?? 0)
    const comments =
      comment === null ? [] : [{ author: commentAuthor, content: comment, postedAt: later(time, random, now) }]
    return { author, content, postedAt: time, voters: [...new Set(voters)], comments }
  })
  return {
    author: asker,
    title: topic.heading,
    content: speak(random, facts, topic.content) ?? '',
    isDiscussion: topic.isDiscussion,
    postedAt,
    followers: [...new Set([asker, ...people.slice(0, random.whole(0, 2))])],
    replies,
  }
}

const ACKNOWLEDGEMENTS = readLines([
  '[Thank you|Thanks], [that helps|good to know|I had not thought of that].',
  '[Same here|I second that|Can confirm].',
  '[That was our experience too|Exactly what we did].',
])

/** A comment that takes up a word of the answer, else one that fits any. */
function commentOn(answer: string, comments: readonly Line[], facts: Facts, random: Random): string | null {
  const fitting = random
    .shuffled(comments)
    .map((line) => speak(random, facts, [line]))
    .find((comment) => comment !== null && sharesWord(comment, answer))
  return fitting ?? speak(random, facts, ACKNOWLEDGEMENTS)
}

const sharesWord = (comment: string, answer: string): boolean => {
  const words = new Set(longWords(answer))
  return longWords(comment).some((word) => words.has(word))
}

const longWords = (text: string): string[] => text.toLowerCase().match(/[a-z]{5,}/g) ?? []

/** Each line in a speech of its own, for posts are by different people. */
const speak = (random: Random, facts: Facts, lines: readonly Line[]): string | null =>
  say(newSpeech(random, facts), lines)

/** So many different lines, as far as there are any that fit. */
function saidOf(lines: readonly Line[], count: number, facts: Facts, random: Random): string[] {
  const said: string[] = []
  for (const line of random.shuffled(lines)) {
    if (said.length === count) break
    const text = speak(random, facts, [line])
    if (text !== null) said.push(text)
  }
  return said
}

/** Some hours to some days after, never later than now. */
const later = (time: Date, random: Random, now: Date): Date =>
  new Date(Math.min(now.getTime() - HOUR, time.getTime() + random.between(1, 60) * HOUR * random.between(0.2, 2)))

/** The same day between seven in the morning and ten at night on the east coast. */
function daytime(time: Date, random: Random): Date {
  const day = Math.floor(time.getTime() / DAY) * DAY
  return new Date(day - 3 * HOUR + random.between(0, 15) * HOUR)
}

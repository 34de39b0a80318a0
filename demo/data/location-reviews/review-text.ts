import type { KnownAuthor } from '#demo/data/posts/ensure-demo-authors.ts'
import type { SharedRuns } from '#demo/data/posts/shared-runs.ts'
import { closed } from '#demo/data/posts/voice.ts'
import { writerFacts } from '#demo/data/posts/writer-facts.ts'
import { newVoiceText, type VoiceText } from '#demo/data/posts/voice-text.ts'
import type { Random } from '#demo/data/random/random.ts'
import { type Facts, newSpeech, say } from '#demo/data/texts/grammar.ts'
import { numberWord } from '#demo/data/texts/words.ts'
import { asides } from './lines/asides.ts'
import { closers } from './lines/closers.ts'
import { families } from './lines/families.ts'
import { food } from './lines/food.ts'
import { nightlife } from './lines/nightlife.ts'
import { openers } from './lines/openers.ts'
import { parks } from './lines/parks.ts'
import { points } from './lines/points.ts'
import { quiet } from './lines/quiet.ts'
import { rough } from './lines/rough.ts'
import { safety } from './lines/safety.ts'
import { carelessTitles, titles } from './lines/titles.ts'
import { stories } from './lines/stories.ts'
import type { Opinion } from './lines/topic-lines.ts'
import { transport } from './lines/transport.ts'
import { value } from './lines/value.ts'
import type { ReviewOpinion } from './rate-review.ts'
import type { Spot, Years } from './location-review.ts'

const topicLines = { quiet, families, transport, food, parks, value, safety, nightlife }

type Writing = {
  author: KnownAuthor
  spot: Spot
  opinion: ReviewOpinion
  years: Years
  random: Random
  runs: SharedRuns
}

type ReviewText = { title: string; content: string; pros: string[]; cons: string[] }

const opinionOf = (rating: number): Opinion => (rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad')
const LONGEST_TITLE = 80
const LEAST_TITLE = 5
const LEAST_CONTENT = 30
const MOST_POINTS = 3

/** What a review says; null where its author has nothing to say that others have not said. */
export function writeReviewText(writing: Writing): ReviewText | null {
  const { author, spot, opinion, years, random, runs } = writing
  const facts = reviewFacts(author, spot, years, random)
  const content = contentOf(writing, facts)
  if (content.length < LEAST_CONTENT) return null
  runs.add(content)
  const isCareless = author.voice.care === 'careless'
  const isListing = !isCareless && random.chance(0.6)
  return {
    title: titleOf(opinionOf(opinion.rating), isCareless && random.chance(0.5), facts, random, runs),
    content,
    pros: isListing ? pointsOf(opinion, 'pros', facts, random) : [],
    cons: isListing ? pointsOf(opinion, 'cons', facts, random) : [],
  }
}

function contentOf({ author: { voice }, spot, opinion, random, runs }: Writing, facts: Facts): string {
  const text = newVoiceText({ random, facts, voice, runs })
  const overall = opinionOf(opinion.rating)
  const sentences = Math.max(1, Math.round(voice.talkative + random.between(0.2, 2.4)))
  const isLong = sentences > 4
  const paragraph = isLong ? '\n\n' : ' '
  if (random.chance(isLong ? 0.9 : 0.5)) text.say(openers[spot.relation])
  sayOfTopics(text, opinion, sentences, random)
  if (random.chance(isLong ? 0.55 : 0.16)) text.say(stories[overall], paragraph)
  if (overall === 'bad' && voice.warmth < -0.2 && random.chance(0.3)) text.say(rough)
  if (random.chance(isLong ? 0.75 : 0.3)) text.say(closers[overall], paragraph)
  return closed(text.text())
}

function sayOfTopics(text: VoiceText, { felt, rating: stars }: ReviewOpinion, sentences: number, random: Random): void {
  const mood = opinionOf(stars) === 'bad' ? 'bad' : 'good'
  let said = 0
  for (const { topic, rating } of felt) {
    if (said >= sentences) break
    const isNewParagraph = sentences > 4 && said > 0 && said % 3 === 0
    if (text.say(topicLines[topic][opinionOf(rating)], isNewParagraph ? '\n\n' : ' ')) said += 1
    if (said > 1 && random.chance(0.16)) text.say(asides[mood])
  }
}

function titleOf(overall: Opinion, isCareless: boolean, facts: Facts, random: Random, runs: SharedRuns): string {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const title = say(newSpeech(random, facts), isCareless ? carelessTitles : titles[overall])
    if (title === null || title.length > LONGEST_TITLE || title.length < LEAST_TITLE) continue
    if (runs.isFull(title)) continue
    runs.add(title)
    return isCareless ? title.toLowerCase() : title.replaceAll(' ,', ',')
  }
  return facts.get('place') ?? 'My review'
}

function pointsOf({ felt }: ReviewOpinion, side: 'pros' | 'cons', facts: Facts, random: Random): string[] {
  const speech = newSpeech(random, facts)
  const fitting = felt.filter(({ rating }) => (side === 'pros' ? rating >= 4 : rating <= 2))
  return fitting
    .slice(0, random.whole(0, MOST_POINTS))
    .map(({ topic }) => say(speech, points[topic][side]))
    .filter((point) => point !== null)
}

function reviewFacts({ persona }: KnownAuthor, { place, street, relation }: Spot, years: Years, random: Random): Facts {
  const spoken = years.count < 13 ? numberWord(years.count) : String(years.count)
  const own = {
    ...persona,
    lives: relation === 'livesHere' ? 'yes' : undefined,
    since: relation === 'livesHere' || relation === 'agent' ? String(years.since) : undefined,
    left: relation === 'livedHere' || relation === 'visits' ? String(years.left) : undefined,
    years: years.count === 1 ? 'a year' : `${spoken} years`,
  }
  return writerFacts(place, random, own, street)
}

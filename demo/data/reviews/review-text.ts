import { drawPersona } from '#demo/data/posts/persona.ts'
import type { SharedRuns } from '#demo/data/posts/shared-runs.ts'
import { newVoiceText } from '#demo/data/posts/voice-text.ts'
import { closed, drawVoice, titleVoice, type Voice } from '#demo/data/posts/voice.ts'
import type { Random } from '#demo/data/random/random.ts'
import { type Facts, gatherFacts } from '#demo/data/texts/grammar.ts'
import { answers } from './lines/answers.ts'
import { buying } from './lines/buying.ts'
import { letting } from './lines/letting.ts'
import { selling } from './lines/selling.ts'
import { titles } from './lines/titles.ts'
import type { ReviewedAgent } from './reviewed-agent.ts'

/** How pleased somebody was, and what it was about. */
export type Mood = 'glad' | 'fair' | 'cross'
export type Matter = 'selling' | 'buying' | 'letting'

type Writing = {
  agent: Pick<ReviewedAgent, 'name' | 'suburb'>
  sale: ReviewedAgent['sales'][number] | null
  matter: Matter
  mood: Mood
  random: Random
  runs: SharedRuns
}

const lines = { selling, buying, letting }
const LONGEST_TITLE = 80
const PARAGRAPH = '\n\n'
/** An agent answers in whole sentences. */
const answering: Voice = { talkative: 1, care: 'careful', warmth: 0, starters: [], isExclaiming: false }

/** What a client says of an agent, in a voice of their own; null where they have nothing to say that others have not said. */
export function writeText(writing: Writing): { title: string; content: string } | null {
  const { matter, mood, random, runs } = writing
  const voice = drawVoice(random)
  const facts = factsOf(writing)
  const text = newVoiceText({ random, facts, voice, runs })
  const sentences = Math.max(1, Math.round(voice.talkative + random.between(0.2, mood === 'glad' ? 2.6 : 2)))
  for (let said = 0; said < sentences; said += 1)
    if (!text.say(lines[matter][mood], sentences > 3 && said % 3 === 2 ? PARAGRAPH : ' ')) break
  const content = closed(text.text())
  if (content === '') return null
  runs.add(content)
  return { title: titleOf(writing, voice, facts), content }
}

function titleOf({ matter, mood, random, runs }: Writing, voice: Voice, facts: Facts): string {
  const text = newVoiceText({ random, facts, voice: titleVoice(voice), runs })
  text.say(titles[matter][mood])
  const title = text.text()
  if (title === '' || title.length > LONGEST_TITLE) return 'My experience'
  runs.add(title)
  return title
}

/** What the agent says to it. */
export function writeAnswer(writing: Writing): string | null {
  const { mood, random, runs } = writing
  const text = newVoiceText({ random, facts: factsOf(writing), voice: answering, runs })
  const { beginning, matter, end } = answers[mood]
  text.say(beginning)
  if (random.chance(0.7)) text.say(matter)
  if (random.chance(0.75)) text.say(end)
  const answer = text.text()
  if (answer === '') return null
  runs.add(answer)
  return answer
}

const factsOf = ({ agent, sale, matter, random }: Writing): Facts =>
  gatherFacts(drawPersona(random), {
    first: agent.name.split(' ')[0],
    suburb: agent.suburb,
    sale: matter === 'selling' ? 'yes' : undefined,
    rental: matter === 'letting' ? 'yes' : undefined,
    street: sale === null ? undefined : streetOf(sale.address),
  })

/** "Gore Street" of "12/3 Gore Street, Fitzroy VIC 3065". */
const streetOf = (address: string): string | undefined => /^[\d/A-Z-]+ (\D+?),/.exec(address)?.[1]

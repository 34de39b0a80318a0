import type { Random } from '#demo/data/random/random.ts'
import { type Facts, type Line, newSpeech, say } from '#demo/data/texts/grammar.ts'
import type { SharedRuns } from './shared-runs.ts'
import { inVoice, type Voice } from './voice.ts'

const TRIES = 7
/** Signs before a sentence that make runs of words with it. */
const TAIL = 70

/** One text in the making, in the voice of its author, which says nothing in words that too many posts share. */
export type VoiceText = {
  text: () => string
  /** Adds a sentence of the lines; false where none fits that is not worn out. */
  say: (lines: readonly Line[], separator?: string) => boolean
}

type VoiceTextOptions = {
  random: Random
  facts: Facts
  voice: Voice
  runs: SharedRuns
  /** Lines that are not said again; what is said is added. */
  saidLines?: Set<Line>
}

export function newVoiceText({ random, facts, voice, runs, saidLines = new Set() }: VoiceTextOptions): VoiceText {
  const speech = { ...newSpeech(random, facts), saidLines }
  let text = ''
  return {
    text: () => text,
    say(lines, separator = ' ') {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const sentence = say(speech, lines)
        if (sentence === null) return false
        const voiced = inVoice(sentence, voice, random)
        if (runs.isFull(`${text.slice(-TAIL)} ${voiced}`)) continue
        text = text === '' ? voiced : `${text}${separator}${voiced}`
        return true
      }
      return false
    },
  }
}

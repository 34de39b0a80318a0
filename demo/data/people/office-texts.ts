import type { Random } from '#demo/data/random/random.ts'
import { gatherFacts, newSpeech, readLines, say } from '#demo/data/texts/grammar.ts'

const firstLines = readLines([
  '{agency} opened its {suburb} office [in a former bakery|above the post office|with two desks and a kettle|in an old bank building], and [the kettle is still on|the door has been open ever since].',
  'In {suburb} since [before the roundabout|the main street had parking|the old cinema closed], {agency} [knows the streets by heart|has sold some homes three times over].',
  '{agency} {suburb} is [a small team with long memories|an independent office with local owners|run by people who live nearby].',
  'The {suburb} office of {agency} [looks after owners, buyers and renters|sells and manages homes] across [the district|the surrounding suburbs].',
])
const secondLines = readLines([
  'We [answer the phone|call back the same day], [tell you what we think a home is worth and why|say plainly what we think], and [keep you informed to the end|put it in writing].',
  '[Straight answers|Careful preparation], [good photographs|honest appraisals] and [steady follow-up|patient negotiation] [do most of the work|are what we are known for].',
  'Our property managers [visit every home they manage|look after each home as if it were their own], and [owners get a report with pictures|tenants get repairs without a fuss].',
  '[We sponsor the under-tens|You will find us at the market], [we know the school principals|we know the tradespeople], and [we are here on Saturdays|our door is open on Saturdays].',
])
const thirdLines = readLines([
  '[Drop in for a chat|Call us for an appraisal] [before you decide anything|whenever you are ready].',
  "If you are [thinking of selling|curious about your home's value], [come in|ring us]; [coffee is free and so is the advice|there is no obligation].",
  'Whether [buying, selling or renting|this is your first move or your fifth], [we would like to help|start with a conversation].',
])

/** A few sentences about an office. */
export function officeAbout(random: Random, agency: string, suburb: string): string {
  const speech = newSpeech(random, gatherFacts({ agency, suburb }))
  return [say(speech, firstLines), say(speech, secondLines), say(speech, secondLines), say(speech, thirdLines)]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

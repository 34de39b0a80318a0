import type { Random } from '#demo/data/random/random.ts'
import { gatherFacts, newSpeech, readLines, say } from './grammar.ts'

const locationTitles = readLines([
  '[Why I like {suburb}|{suburb} in my own words|What to know about {suburb}|A few words on {suburb}|{suburb} from the inside]',
])
const locationLines = readLines([
  'I have [worked|sold homes|managed homes] in {suburb} for [years|longer than I care to admit] and [still find new corners|would buy here again].',
  'What I tell [buyers|newcomers] first is to [walk the streets on a Sunday morning|come back at different times of day], [and then to talk to the people they meet|because that is how a place shows itself].',
  '[Coffee|Bread] is [good|better every year], [the parks are well kept|parking is reasonable], and [people look out for each other|there is more going on than you would guess].',
  'The [streets away from the main road|quieter streets] are the ones to [watch|look for], [if you value your sleep|and they do not come up often].',
  '[Families stay|People stay] because [the schools are close|everything is close], [and because their friends are here|and moving away would be a nuisance].',
  'If I had to name one drawback, it would be [the wait for a table on Saturdays|finding a park on market day|that word has got around].',
])
const vendorTitles = readLines([
  '[Calm and honest|Very good from start to finish|Better than we hoped|Kept us informed|No fuss at all|We would use {first} again|Good advice on price|Patient and thorough]',
])
const vendorLines = readLines([
  '{first} [explained every step|told us what to expect] and [was right about nearly all of it|never promised too much].',
  'We [had sold once before with less joy|were nervous about the open homes], and this [was a different experience|went smoothly].',
  '[Calls were returned the same day|We heard from {first} after every inspection], [even the short ones|good news or not].',
  'The [photographs|preparation] made [a real difference|the house look like itself on a good day].',
  '[The result was above what we had in mind|We sold for a fair price|It took a little longer than we hoped but ended well], and [we moved without stress|we are grateful].',
  'Thank you to {first} and the team, [and to the person who made the sandwiches|from all of us].',
])
const reviewers = [
  'Helen and Ross',
  'The Mackies',
  'J. Alvarez',
  'Pat',
  'Mina',
  'Tony and Lou',
  'Deb',
  'A grateful vendor',
  'Rina S.',
  'Graham',
  'The Okoros',
  'Wendy',
  'Faisal',
  'Chris and Jo',
  'Mrs Lim',
  'Dev',
  'Anneliese',
  'K. Harding',
  'Sam and Bea',
  'Vendor in a hurry',
]

/** What an agent writes about a suburb. */
export function locationReview(random: Random, suburb: string): { title: string; content: string } {
  const speech = newSpeech(random, gatherFacts({ suburb }))
  const content = [1, 2, 3].map(() => say(speech, locationLines)).filter((sentence) => sentence !== null)
  return { title: say(speech, locationTitles) ?? suburb, content: content.join(' ') }
}

/** What somebody says who has sold a home. */
export function vendorReview(
  random: Random,
  agentName: string,
): { title: string; content: string; rating: number; reviewerName: string } {
  const speech = newSpeech(random, gatherFacts({ first: agentName.split(' ')[0] }))
  const content = [1, 2, 3].map(() => say(speech, vendorLines)).filter((sentence) => sentence !== null)
  return {
    title: say(speech, vendorTitles) ?? 'Thank you',
    content: content.join(' '),
    rating: random.chance(0.72) ? 5 : 4,
    reviewerName: random.pick(reviewers),
  }
}

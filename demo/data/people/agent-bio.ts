import type { Random } from '#demo/data/random/random.ts'
import { gatherFacts, newSpeech, readLines, say } from '#demo/data/texts/grammar.ts'

const beginnings = readLines([
  '{first} [came to real estate from|spent ten years in] [teaching|nursing|carpentry|hospitality|accounting|the navy|a family bakery] and [has never looked back|brought the early mornings along].',
  '{first} grew up [around the corner from the office|in {suburb}|above a milk bar in {suburb}] and [still knows half the street|learnt the streets on a paper round].',
  '[Known for|Respected for] [patience|plain speaking|a dry sense of humour|remembering names], {first} has [worked in {suburb} for {years} years|been with the {suburb} team for {years} years].',
  'After {years} years in the industry, {first} still [gets nervous before an auction, in a good way|enjoys handing over the keys most].',
  '{first} [joined|started with] the {suburb} office {years} years ago [as a trainee|to answer phones] and now [leads the team|is one of its busiest people].',
])
const sellers = readLines([
  '[Buyers|Vendors] say that {first} [listens first|never oversells|returns every call], [which is rarer than it should be|and means it].',
  "Clients value {first}'s [careful preparation|calm under the hammer|eye for presentation] and [honest feedback|straight advice on price].",
  '[Weekends are for open homes|Saturdays belong to auctions]; [weekdays are for everyone who could not come|the rest of the week goes into the details].',
  '{first} [prepares every campaign in person|writes the plan for each campaign], from [the first appraisal|styling and photographs] to [the last signature|settlement day].',
  '[Period homes|Apartments|First homes|Family homes|Land and new homes] are a speciality, [though no two sales are alike|and a passion].',
])
const managers = readLines([
  '[Landlords|Owners] and tenants alike [get a straight answer|hear back the same day] from {first}.',
  '{first} looks after [more than a hundred|a hundred and twenty|a rent roll of eighty] homes and [visits each one in person|can tell you the paint colour of most].',
  "[Good tenants, well-kept homes and few surprises|Clear leases and quick repairs]: that is [how {first} sees the job|{first}'s recipe].",
  '[Routine inspections, repairs and paperwork|Applications, inspections and repairs] are [handled without fuss|done on time].',
])
const endings = readLines([
  'Away from work {first} [coaches junior netball|restores old bicycles|sings in a choir|grows tomatoes|runs along the river|is learning the cello|keeps bees|plays in a pub trivia team].',
  "Out of hours you will find {first} [at the dog park|at the farmers' market|on the tennis court|in the surf|at the football with two children and one thermos|walking a very slow greyhound].",
  'Speaks [English and Mandarin|English and Italian|English and Greek|English, Hindi and Punjabi|English and Vietnamese|English and Arabic|English, and enough French to order lunch].',
])

/** A few sentences about an agent. */
export function agentBio(
  random: Random,
  agent: { name: string; jobTitle: string; suburb: string; isPropertyManager: boolean },
): string {
  const first = agent.name.split(' ')[0] ?? agent.name
  const speech = newSpeech(random, gatherFacts({ first, suburb: agent.suburb, years: String(random.whole(3, 24)) }))
  const middle = agent.isPropertyManager ? managers : sellers
  const sentences = [say(speech, beginnings), say(speech, middle), say(speech, middle)]
  if (random.chance(0.7)) sentences.push(say(speech, endings))
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

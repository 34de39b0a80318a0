import { readSentences } from '#demo/data/posts/pools.ts'

/** What others say to a review. */
export const comments = readSentences([
  '[Thanks|Ta|Cheers] for this, [we’re looking there|very useful|inspecting <day>].',
  '[Totally agree|Agree|Spot on|Same here], [especially about the <loud>|the <shop> is the best bit|<num> years in].',
  '[Not my experience|Disagree|Must be another {suburb}], [ours is quiet|<who> here are kind|maybe your end].',
  '[Which end|What street|Whereabouts] [roughly|if you don’t mind]?',
  '{?street1}Is that near {street1}? [We’re there too|I hear it as well|It’s better now].',
  'The <shop> [has moved|reopened|is under new owners], [go again|better now|parking at the rear].',
  'It has [changed|improved|got worse] since, [come back and see|the <shop> closed|lots of <folks>].',
  '[Ha|Lol|Yep], [true|the <bird>!|so much this].',
  'We [left|stayed|moved in] for the same reason, [no regrets|small world|say hello].',
  '{?park}See you at {park}, [look for the <dog>|any <day>|mornings].',
  'Fair [review|points|call], [bit harsh on the <shop>|parking though|four stars from me].',
  '{?council}[Ring|Email|Write to] {council}, [they fixed ours|took a week|worth a try].',
  '{?isStreet}As somebody on the same street: [yes|no|it depends], [hi neighbour|we should talk].',
])

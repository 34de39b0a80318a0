import { readSentences } from '#demo/data/posts/pools.ts'

/** Who asks, and why now. */
export const askers = readSentences([
  'We’re [moving|thinking of moving|about to move|hoping to move] from [interstate|overseas|a share house|the country|my parents’ place|the other side of {city}] [in <season>|next month|once the lease is up|as soon as we can|after the wedding] with {kids}.',
  'I’m a {job} and [start|got|was offered|just accepted] a job [near the <shop>|at the hospital|in {city}|two suburbs over|on the early shift] [in <season>|next week|from <day>].',
  '{partner} and I have been [looking|renting|driving around] [there|around {suburb}|in that area] [for <num> weeks|since Easter|since winter|on <weekend>] and [still can’t decide|like it|have questions|argue about it].',
  'My [mum|brother|daughter|best friend|boss|nan|ex] [lives|rents|bought|works] [near the <shop>|in {suburb}|up the hill|by the creek] and [swears by it|says one thing|can’t stop talking about it|won’t give a straight answer].',
  '[Signed|Found|Inspected|Applied for|Fell for] a <room> [last <day>|this week|yesterday|in the rain] and [now|suddenly|of course] [can’t sleep|have second thoughts|want to know more|wonder].',
  '[New here|First post|Long-time reader|Lurker for years], [be gentle|first question|sorry if asked before|finally registered].',
  'Been [renting|living|boarding] [in {near1}|near {near1}] [for <num> years|since covid|since uni] and [{suburb} comes up a lot|keep hearing about {suburb}|drive through most days].',
  'We [have|own|come with] [one {dog}|a {dog} and two bikes|a {dog}, no kids] and [a small budget|simple taste|an old car|weird hours], [for what it’s worth|in case it matters|that’s us].',
  '[Sixty-two|Thirty-four|Twenty-three|Fifty|Forty-one], {job}, [no car|one car|two cats|back pain], [just so you know|for context|make of that what you will].',
  'We came [through|past|for lunch] [on <day>|in <season>|by accident|after a wrong turn] and [liked|loved|noticed] the <tree>, [the <bird>|the <shop>|how calm it was].',
  'The {city} [rent|noise|commute|winter] has [beaten us|got to us|done its job], so [{suburb} it might be|we look further|time for a change].',
  '{street1} [is where|might be where|looks like where] we’ll [end up|live|sign], [a <room>|near the <shop>|keys on <day>].',
])

/** How a question ends. */
export const asks = readSentences([
  '[Any|All|Some] [advice|thoughts|tips|opinions|honest words] [welcome|appreciated|would help|please], [good or bad|even blunt ones|especially from <folks>|before <day>].',
  '[Thanks|Cheers|Ta] [in advance|everyone|neighbours to be|lots|heaps], [I’ll report back|you’re a kind lot|coffee’s on me].',
  'What [would you do|do people do|did you do|works] [around here|on a {job}’s wage|in <season>|these days]?',
  '[Has anybody|Did anyone|Does anyone] [been through this|have the same|know somebody who would know|near the <shop> know]?',
  'Happy to [hear|be told|read] [I’m wrong|it’s all fine|the worst|what you did in <season>].',
])

/** How somebody begins who answers, and ends. */
export const answerers = readSentences([
  '{suburb} [local|resident|renter|owner] [for <num> years|since the nineties|all my life|by marriage] here, [so a bit biased|near the <shop>|and {job}|with opinions].',
  '[Asked|Wondered|Thought] the same [in <season>|<num> years ago|before we came|last year], [here’s what I found|so|short version].',
  'I [walk|drive|ride|deliver] [past|around|through] [there|{suburb}] [most days|every <day>|for work as a {job}], [fwiw|so I see it all|can only say what I see].',
  '[Good|Fair|Big|Tricky] question, [depends who you ask|I’ll try|long answer coming|we argued about it at dinner].',
  '[My|The] [mum|sister|neighbour|boss|ex] [would say|always says|told us] [something else|the opposite|the same], but [here goes|I’ve lived near the <shop>|anyway].',
])
export const tails = readSentences([
  '[Hope|Trust] that [helps|makes sense|isn’t too late], [good luck|all the best|welcome to {suburb}|let us know].',
  '[Just|Only] my [opinion|view|two cents|experience], [others may differ|ask around|<who> will tell you more].',
  '[Ask|Shout|Sing out] if you [want|need] [more|details|the street|a hand with boxes].',
  '[Say hello|Wave|Yell] when you’re [here|in|settled], [we’re the ones with the {dog}|coffee at the <shop>|I mean it].',
])

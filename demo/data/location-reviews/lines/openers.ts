import { readSentences } from '#demo/data/posts/pools.ts'

/** How a review begins, by how its writer knows the place. */
export const openers = {
  livesHere: readSentences([
    '{?since}Moved [here|to {place}|in] in {since} [as a {job}|with {partner}|from interstate|with a baby and no plan], [was meant to be a year|best accident ever|still unpacking].',
    '{?years}[Been|I’ve been|We’ve been] [here|in {place}] {years} now and [seen it change|know most people|not planning to go|have mixed feelings].',
    '{?years}{years} in a <room> [near the <shop>|off the main road|with {partner}|with a {dog}], so [I know it a bit|this is first hand|I can comment].',
    '{?since}We bought [a <room>|the <room>|our first place] in {since}, [worst house, best street|no regrets mostly|after <num> missed auctions].',
    '[Local|Resident|Ratepayer|Renter] since {since}, {job}, [two kids|one {dog}|no kids|three kids], [for context|so you know where I’m coming from].',
    '[Born|Grew up|Raised] [here|in {place}|around the corner], went away, [came back in {since}|came back with {kids}|couldn’t stay away].',
    '{partner} and I rent a <room> [near the <shop>|above the <shop>|with a yard], [second lease|third year|going month to month].',
    'I’m a {job} and [live|rent|own] [on the quiet side|on the noisy side|in the older part|up the hill end] of {suburb}.',
    '{?isStreet}We’re about halfway along {street}, [number kept secret|the house with the {dog}|in a <room>], [since {since}|for {years}].',
    '{?isStreet}{street} is [a mix of <reno>|mostly <reno>|<reno> and <reno>], [ours is a <room>|we have the last <room>|changing fast].',
    '{?isStreet}Living on {street} [is <nice>|has its moments|is a bit like a village], [neighbours make it|depends on the end|location is the thing].',
    '{?near1}We looked at {near1} too and [chose {place}|could only afford here|ended up here], [no regrets|for the <shop>, seriously|{partner} insisted].',
    'Everyone asks what {place} is like so [here goes|let me answer once|a few points].',
    'Downsized [here|to {suburb}] in {since}, [from five bedrooms|knees, you know|kids gone], [the {dog} came too|should have done it earlier].',
  ]),
  livedHere: readSentences([
    'Lived [here|in {place}] for {years}, [left in {left}|moved out in {left}|until {left}], [for work|when the lease ended|kids needed room].',
    'We rented a <room> [here|in {place}] till {left}, [my take|so a bit dated|things may have changed].',
    'Grew up in {place}, [parents still there|family sold in {left}|I visit], [rose-tinted maybe|it made me].',
    'Share house days, [three|four|five] of us and a {dog}, [good times|freezing in winter|rent split by shoe size], [left {left}|that was till {left}].',
    'Sold up in {left} after {years}, [not because of the place|partly because of the traffic|mixed reasons], [still drive past|we miss bits].',
    'Used to be [my suburb|our home|where I lived], [{left} was my last year|until {left}|before {near1}].',
    '{?near1}I’m in {near1} now but [did {years} in {place}|lived here until {left}|know this place well].',
    '{?isStreet}Our old place was on {street}, [a <room>|one of the <reno>], [left {left}|until the landlord sold|{years} all up].',
    'First flat of my own, [{years}|till {left}], [a <room>|tiny <room>|mouldy <room>] and [a lot of <dish>|no furniture|great flatmates].',
  ]),
  visits: readSentences([
    'Don’t live [here|in {place}] but [{partner} does|work nearby as a {job}|my daughter does|I’m there every <day>].',
    'I come [for <sport> on <day>|for the <cuisine> food|to see {partner}|for work], [outsider’s view|so take it lightly|that’s my angle].',
    'We house-sat [for <num> weeks|over <season>|with a {dog}] [in {place}|here] and [got a feel for it|liked it|weren’t sad to go].',
    'Looking to [buy|rent|move] here so [we’ve spent <num> weekends|walked every street|I’ve been snooping around].',
    '{partner} lives [here|in {suburb}], [I’m over every <day>|been visiting for {years}|I do the parking].',
    '{?near1}From {near1}, [next door really|we shop here|on my run], [neighbour’s opinion|jealous sometimes].',
    'Worked in {place} [as a {job}|for {years}|till {left}], [never lived there|lunch expert|know the shops].',
  ]),
  agent: readSentences([
    'I [sell|lease|manage] [homes|property] in {suburb} and have [for {years}|since {since}], [so I’m biased|take that into account|I say so openly].',
    'As an agent [working these streets|who works here|in {suburb} since {since}] I [hear what buyers say|see who comes and stays|get asked this weekly].',
    'Full disclosure, [I’m an agent|I sell here|it’s my patch]. [Buyers ask|What people like|Most of my buyers] [first|about {place}|these days]:',
    '{?near1}Buyers who [miss out|can’t find anything] in {near1} [look here next|find me here], [and often stay|glad they did|no surprise].',
  ]),
} as const

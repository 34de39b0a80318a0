import { readLines } from '#demo/data/texts/grammar.ts'

/** How pleased somebody was, and what it was about. */
export type Mood = 'glad' | 'fair' | 'cross'
export type Matter = 'selling' | 'buying' | 'letting'

export const titles = {
  selling: {
    glad: readLines([
      '[Sold in three weeks|Sold at the first auction|A better result than we dared hope|Calm from first call to settlement|Honest about the price|No games, no surprises|Worth every cent|{first} knows this market|Would sell with {first} again|Thank you {first}|Great work|Could not fault the campaign|Listened, then sold it|Straight talker]',
    ]),
    fair: readLines([
      '[Good result, slow start|Fine in the end|Sold, but we had to push|Solid, nothing more|Good agent, busy office|Fair price, patchy updates|Happy enough]',
    ]),
    cross: readLines([
      '[Promised more than was delivered|Quoted high to win the listing|Hard to get hold of|Not what we were told|Would choose somebody else|Disappointed|Left us guessing]',
    ]),
  },
  buying: {
    glad: readLines([
      '[Fair to buyers|Answered every question|Quick with the contract|A pleasure to buy from|Told us the truth about the roof|Respectful on auction day|Made a first purchase easy|Open and quick]',
    ]),
    fair: readLines([
      '[Polite, but the price moved|Decent for a selling agent|Good inspections, slow replies|All right|Works for the vendor, fair enough]',
    ]),
    cross: readLines([
      '[Underquoted|Guide was nowhere near|Never called back|Pushy at the open|Price guide was a fiction]',
    ]),
  },
  letting: {
    glad: readLines([
      '[Repairs done the same week|Best property manager we have had|Looks after the place|Keeps good tenants|Always answers|Painless move in|Treats tenants like people|Takes the worry away]',
    ]),
    fair: readLines(['[Mostly fine|Friendly, sometimes slow|Good with big things, slow with small ones|OK]']),
    cross: readLines([
      '[Three months for a tap|Bond took too long|Emails go nowhere|Slow with repairs|Too many property managers in one year]',
    ]),
  },
} as const

export const lines = {
  selling: {
    glad: readLines([
      '{first} [told us on day one what it would fetch|gave us a price range in writing and stuck to it|was the only agent who did not flatter the house], and [was out by two per cent|that is where it landed].',
      '[We heard from {first} after every open|A message came every Monday, good news or not|Every inspection was followed by a phone call], [with names and numbers|with what people had really said].',
      'The [photos were honest|copy did not pretend the second bedroom was large|styling advice saved us money], [and people came because of it|which we were grateful for].',
      'On auction day [there were four bidders and {first} worked every one of them|it passed in, and {first} had it sold by six in the evening|we could barely watch and {first} kept us calm].',
      'We [had sold once before with another office and swore never again|were nervous about selling my mother’s home|had two small children and a dog to keep out of sight]; [this was nothing like it|{first} understood at once|it was made as easy as it can be].',
      '[No pressure to drop the reserve|Never pushed us to take the first offer|Talked us out of spending on a new kitchen].',
      'We [settled last month|have moved already] and [still get the odd message asking how the new place is|would do it the same way again].',
      '[Yes, the commission is not the lowest|Not the cheapest in {suburb}], and [it was earned|I would pay it again].',
    ]),
    fair: readLines([
      'The result was [good|about what we hoped for], but [it took eleven weeks and two price changes|the first month was quiet and nobody told us why].',
      '{first} is [excellent when present|good with buyers]; [the assistant did most of the talking|we saw more of the team than of the name on the board].',
      '[We had to ask for feedback after opens|Updates came when we asked for them], [though they were honest when they came|which should not be the vendor’s job].',
      'I would [use the office again with clearer expectations|recommend with that one reservation].',
    ]),
    cross: readLines([
      'We were told [a figure that no comparable sale supported|it would be gone in a fortnight], and [from the second week on we were asked to drop it|four months later we took the house off the market].',
      '[Calls went to voicemail for days at a time|We learnt of an offer five days after it was made|Two opens were cancelled that morning].',
      'The [marketing bill was more than agreed|photos had to be taken twice at our expense], [and nobody would own the mistake|which we are still waiting to hear about].',
      'It did sell in the end, [for less than the first offer|after we had moved out]. [I hope they read this|Others may have had better luck].',
    ]),
  },
  buying: {
    glad: readLines([
      'We were [the under-bidder on another place|first-home buyers with a hundred questions] and {first} [took every call|never made us feel foolish].',
      '{first} [sent the contract and the building report within the hour|told us about the damp before we asked|let us back in twice with a tape measure].',
      'We knew {first} works for the vendor, [and were still told the truth|and got a fair hearing].',
      'The [guide was close to what it sold for|price guide was honest], [which is rarer than it should be|and that says everything].',
      'The keys came with [a bottle of something and the name of a good plumber|a folder of every manual in the house].',
    ]),
    fair: readLines([
      '[Polite and on time|Well run inspections], but [the guide went up twice in three weeks|our questions by email took days].',
      'No complaints about {first}, [only about how little could be said before auction|only that the other party clearly came first, as it should be].',
    ]),
    cross: readLines([
      'The guide was [a hundred thousand under what was ever going to be accepted|obviously too low], and [we paid for a building inspection we need not have|we lost three Saturdays to it].',
      'We [asked twice for the contract|left four messages] and [heard back after it had sold|never got an answer].',
    ]),
  },
  letting: {
    glad: readLines([
      'The [hot water died on a Friday night|oven gave up in the week before Christmas] and {first} [had somebody here on Saturday|sorted it by Monday].',
      'Condition reports are [thorough and fair|done properly, with photos], [so the bond came back in full|and that protects both sides].',
      'We have [owned here for nine years|two places with the office], and {first} [has kept the same tenants for five of them|is the first manager who tells us before we ask].',
      '[Replies come the same day|Every email gets an answer], [usually from {first} and not a system|even when the answer is not yet].',
      'Rent increases are [explained and in line with the street|discussed, not announced].',
    ]),
    fair: readLines([
      '[Friendly at the counter|{first} is lovely in person], but [small repairs take two or three reminders|inspections are booked at short notice].',
      'Urgent things are [handled well|done quickly]; [anything else waits|a dripping tap is not urgent, apparently].',
    ]),
    cross: readLines([
      '[Three property managers in a year|Nobody seems to read the file], and [each one asked us for the same documents|we started from the beginning each time].',
      'It took [eleven weeks|most of winter] to [fix the heater|get the mould looked at], [after weekly emails|and only once we rang the owner ourselves].',
    ]),
  },
} as const

export const answers = {
  glad: readLines([
    'Thank you[|, it was a pleasure|, that means a lot to the whole team]. [Enjoy the new place|Come by for a coffee when you are back in {suburb}|You did the hard part].',
  ]),
  fair: readLines([
    'Thank you for the honest words. [You are right about the updates; we send them every Monday now|The point about the start is fair, and I should have explained it better]. [I am glad it ended well|I hope the move went smoothly].',
  ]),
  cross: readLines([
    'I am sorry that this is how it went. [The figure came from two sales that turned out to be the exceptions, and I should have said so sooner|We were short of staff in those weeks, which is no excuse]. [I would like to talk it through if you are willing|We have changed how we report to vendors since].',
  ]),
} as const

import type { Topic } from './topic.ts'

/** Before a home is bought or rented. */
export const movingIn: readonly Topic[] = [
  {
    titles: [
      '[Which streets|What part|Which end] of {suburb} would you [look at first|pick|choose]?',
      '[Best|Quietest|Nicest] [streets|pocket|side] of {suburb}?',
      '{?street1}[Opinions on|Anyone live near|What is it like around] {street1}, {suburb}?',
    ],
    contents: [
      'We are moving from [interstate|overseas|the country|{near1}] in <season> and only have [two weekends|one week|a few days] to look around. [Quiet matters more to us than size|We would love to walk to the <shop>|One of us works from home], so where would you start?',
      'I’m after a <room> and my budget is [modest|around {price}|what a {job} earns], so I can’t be picky, but I’d like to know which streets [flood|get the traffic|the locals avoid].',
      'The agents tell me that [every street is quiet|it’s all the same|you can’t go wrong] and I don’t believe it. [Please be blunt|What would you tell a friend|Where would you never buy]?',
    ],
    answers: [
      'I have lived in <num> different streets in {suburb} and the one I’d go back to is [the one with the <tree>|the one nobody drives through|the one near the <shop>], because [you meet people|the houses breathe|it was cool in <season>].',
      'If you come on a <day> I’m happy to [walk you around|show you the bad bits|have a coffee], because [it’s easier than typing|somebody did that for me|you can’t see it on a map].',
      'Walk it at [eight in the morning|school time|bin night] and again [after dark|on a <day> night|when it rains], [different place|you learn more than at ten opens|no brochure tells you that].',
      '{?street1}Between {street1} and the <shop>, [good neighbours|handy and calm|flat too], but [the far end gets traffic|not right on the corner|check the parking].',
      '{?street2}We’re off {street2} and [love it|can’t complain|would buy there again], [houses seldom come up|mostly owners|big blocks].',
      'Start [near what you use daily|with the walk to the <shop>|by the school] and [work outwards|see how far your budget goes], [that’s how we did it|the rest is taste].',
      '{?park}Anything [within a walk of|facing|a block from] {park}, [the <bird> are free|you’ll meet people|<dog> or not].',
      'Avoid [the main road side|the low end near the creek|the new units], otherwise [hard to go wrong|it’s all similar|pick the house not the street].',
      'Depends on [your budget|noise|the school zone] [really|more than the street|first of all], [what are you after?|give us a number|tell us more].',
    ],
    comments: [
      'Thanks, [we’ll do the night walk|that narrows it down|booked two opens there already].',
      '[Agree|Second this|Not sure], [the creek end floods|we had the same experience|it has changed since].',
    ],
  },
  {
    titles: [
      'How far [above|over|past] the guide do [places|auctions|houses] go in {suburb}?',
      '[Auction|Price guide] [question|reality check] for {suburb}',
      'Are [price guides|guides] in {suburb} [real|a joke|to be trusted]?',
    ],
    contents: [
      'We have missed out [twice|three times|on five] now and I’m starting to think that the guide is [only decoration|written by a comedian|fiction], so what should we [add|expect|allow] for a <room>?',
      '{?partner}Our first auction is on <day> and {partner} wants to go [ten|twenty|fifty] thousand over the limit already. [Talk us out of it|Is that normal|How do you stay calm]?',
      'One near us went for [a hundred thousand|fifteen percent|far] more than they quoted, and I’d like to know whether that’s [the rule|a fluke|just the good ones] around here.',
    ],
    answers: [
      'We bid on <num> in {suburb} before we got ours, and what I learnt is that the [ugly ones|ones with bad photos|ones in <season>] go for the guide and the [pretty ones|renovated ones] never do.',
      'My rule was to write down what I’d be [sad to lose it at|embarrassed to tell dad], and to [stop there|leave my hand in my pocket|let {city} money have it].',
      'Look at the sold results here for [three|six|four] months, [same bedrooms only|drop the top and bottom|ignore the renovated ones], [that’s your number|then add a bit].',
      'Set your limit [before the day|on paper|the night before], [we went over once and still talk about it|give it to {partner}|then stop].',
      'Ask the agent which sales the guide [is based on|comes from], [they must tell you in most states|watch them squirm|good ones answer].',
      'Go to <num> you don’t want, [free entertainment|you hear the rhythm|you’ll spot the dummy questions].',
      '[Renovated|Corner|Wide] ones fly, [the <room> types sit|originals go near the guide|ugly ones are the bargain].',
      '{?near1}Same in {near1}, [about ten over|worse if anything|cooling off <lately>].',
      'Ours went [for the guide exactly|twelve over|under, on a wet <day>], so [you never know|don’t assume|it takes two].',
    ],
    comments: ['Writing it down [worked|saved us]!', '[Useful|Gold], [ta|cheers|much appreciated].'],
  },
  {
    titles: [
      'What to [ask|check] before [signing a lease|renting] in {suburb}?',
      '[First rental|Renting] in {suburb}, [tips|anything I should know|what do you wish you’d asked]?',
    ],
    contents: [
      'This is my first rental on my own and the place looks [fine|freshly painted|almost too good], so what should I look at before I [sign|hand over the bond|ring my mum]?',
      'They are asking {rent} a week for a <room> and want an answer by <day>. Is that [fair|normal|a bit much] for {suburb}, and what would you [check|ask|photograph] first?',
      'The last place I rented had [mould|a landlord who visited|no hot water for weeks] and I don’t want to go through that again.',
    ],
    answers: [
      'I always knock next door and ask how long the last people stayed, because [they have no reason to lie|in our case the answer was ‘not long’|you meet your neighbour that way], and then I [decide|look under the sink|run or sign].',
      'Before you sign, stand in the [bedroom|kitchen|yard] for five minutes with your phone off and [listen|smell|look up], it told me more than the [agent|condition report].',
      'Turn on [every tap|the shower|the oven] and [flush twice|wait for hot water|look under the sink], [nobody does|takes two minutes|we learned late].',
      'Ask [how long the last lot stayed|why they left|who fixes things], [you’ll see it in the face|most managers answer|neighbours tell you more].',
      'Photos of [everything|every mark|the carpets] on day one, [email them to yourself|saved our bond|date on].',
      'Check phone [reception|signal] in the bedroom, [ours was one bar|ask which internet it has|and where the sun goes].',
      'Smell the [wardrobes|bathroom|back room], [mould hides|fresh paint can be a cover|trust your nose].',
      'Read the tenants’ union page for your state, [rent rises, repairs|ten minutes|plain words].',
      '{rent} for a <room> is [steep|about right|cheap so ask why], [look at what’s listed here|compare a few|heating included?].',
      'Go past at [<late>|bin night|<rush>], [parking tells you a lot|listen|look who’s about].',
    ],
    comments: [
      'The [photos|taps|wardrobe test]! [Yes|So true|Did it, thanks].',
      '[One bar|Mould] was [exactly our problem|us last year].',
    ],
  },
  {
    titles: [
      'Building and pest [report|inspection] on [an older|a weatherboard|a brick] place in {suburb}, [worth it|yes or no|needed]?',
      'Who did your building inspection in {suburb}?',
      '[Stumps|Old wiring|Termites] in {suburb}, [common|should I worry]?',
    ],
    contents: [
      'The agent has a report already and says we don’t need our own. The house is from the [twenties|fifties|seventies] and [leans a little|creaks a lot|has new paint on one wall only].',
      'Reports cost us [five|six|seven] hundred dollars each time and we keep losing, so do you still [get one every time|wait until your offer is accepted|trust your dad]?',
      'What do they usually find in [weatherboards|brick veneers|old cottages] around {suburb}? I’d like to know what is [normal|expensive|a reason to run].',
    ],
    answers: [
      'Ours cost <wait>0 dollars and found [a leaking shower|ants in the stumps|wiring from the war], which we used to get [ten thousand off|it fixed before settlement|out of the contract], so I would never go without.',
      'My uncle is in the trade and says that in {suburb} he [always looks at the stumps|checks the roof first|tests the taps and the fall of the land], because [that’s where the money goes|the rest you can paint].',
      'Get your own, [the report serves who pays|theirs is marketing|cheap next to a roof].',
      'Ours found [a soft floor|old wiring|a leaking shower|ants], [paid for itself|got it off the price|we walked away].',
      'Go along [if they let you|and ask everything|in old clothes], [you learn the house|half never gets written down].',
      'For a unit read the [minutes|owners corp papers|sinking fund], [three years back|lifts, cladding, roof|boring but].',
      'Termites are [everywhere|part of life] around here, [ask for treatment records|look at the fence posts|not a deal breaker].',
      'Look for [cracks over the doors|fresh paint in odd spots|sloping floors], [bring a marble|and a torch|stumps can be redone].',
    ],
    comments: [
      '[Marble trick|The torch] [worked|found it], [thank you|ha].',
      'We skipped it [once|and regret it], [never again|twenty grand later].',
    ],
  },
  {
    titles: [
      'How long do places [take to sell|sit] in {suburb}?',
      'Do places [sell quickly|sell well|sit for long] in {suburb}?',
      'Sell [first or buy first|in spring or wait|now or next year], {suburb}?',
      'Good time to [sell|list] in {suburb}?',
    ],
    contents: [
      'We want to sell our <room> before [Christmas|the baby comes|winter] and can’t agree whether to [buy first|paint first|wait for spring]. What did you do?',
      'Three agents gave us three different numbers and [three kinds of biscuits|the highest wants a signature today|all said they have buyers]. How do you choose?',
      'The house next door took <num> weeks and ours is [smaller|nicer I think|about the same], so I’m wondering what is [usual|realistic|holding things up] in {suburb}.',
    ],
    answers: [
      'We sold in <season> and it took <num> weeks, mostly because we [started too high|left the dog at home for opens|listened to the wrong agent], and the day we [dropped the price|cut the hedge|got better photos] two people turned up.',
      'Priced right it’s [three weeks|a month|fast], [ambitious ones sit|the rest go stale|watch the price drops here].',
      'Open the sold ones on this site, [the history shows the days|look at dates|it’s all there].',
      'Ask for a long settlement, [ninety days|we got sixty], [gave us time|most don’t mind|saved renting].',
      'Ask agents what [didn’t sell|they sold under], [quiet ones are honest|they squirm|pick who rings back].',
      'Ours took [nine days|two months|one open], [garden helped|<season> is slow|new paint, that’s all].',
      'Buy first only if [you can carry both|the bank smiles|you sleep well], [we couldn’t|we did and aged|bridging is dear].',
    ],
    comments: [
      'Long settlement [it is|was the trick].',
      '[Same agent numbers here|All three were wrong], [ha|of course].',
    ],
  },
  {
    titles: [
      'Renting with a [{dog}|cat|dog|rabbit] in {suburb}?',
      'Are [pets|dogs|cats] [a problem|accepted|okay|hopeless] in rentals [around|in] {suburb}?',
    ],
    contents: [
      'We have an old [{dog}|cat|greyhound] who [sleeps all day|has better manners than I have|is scared of mice], but as soon as I mention her the agents [go quiet|stop replying|find somebody else].',
      'Do you say it in the application or wait until they [like you|ring|meet him]? I hate lying but I’d also like [a roof|somewhere by <season>|to hear back once].',
    ],
    answers: [
      'We wrote a one page letter about ours with a photo and a line from the [last landlord|vet|neighbour], and got [the first place we applied for|a call the same day|a laugh and the keys].',
      'Write the pet a [CV|letter], [photo included|vet reference|sounds daft and works], [got us the first one|agent laughed|try it].',
      'Rules changed in [most|several] states, [they need a reason to say no|look up yours|one page].',
      'Tick pet friendly here then [ring the others too|ask anyway], [many forget the box|half said yes].',
      'Be upfront, [ours found out|neighbours talk|a bad start otherwise], [offer an extra clean|carpets, you know].',
      '{?park}With {park} so close [half the street has one|landlords expect it|you’ll be fine].',
    ],
    comments: [
      'The CV [worked|is genius|got us in]!',
      '[Good luck|Fingers crossed], [pat her from me|it took us two months].',
    ],
  },
  {
    isDiscussion: true,
    titles: [
      'What do you wish you’d known before [moving to|buying in|renting in] {suburb}?',
      '[Things nobody told me|Newcomer’s guide|Lessons learned] about {suburb}',
    ],
    contents: [
      'I’ll start with mine, which is that nobody told me about the [<vehicle>|<bird> at dawn|smell in <season>], and I would still have [come|bought|rented] but with [ear plugs|different curtains|my eyes open].',
      'We moved here [three months|half a year|a few weeks] ago and keep finding things out by accident, so I thought we could [make a list|help the next ones|have a laugh].',
    ],
    answers: [
      '{?near1}I wish I had known that you don’t need to drive to {near1} for [everything|bread|the doctor], because I did it for [a year|<num> months] before I found the <shop> here.',
      'That people here [take their time|mean it when they say drop in|talk at the letterbox], and that I’d [like it|need it|turn into one of them] after [a year|one <season>].',
      'That it takes [a year|a winter|one bad <season>] to [settle|like it|know people], [then you won’t leave|be patient|we nearly went].',
      'How much I’d [drive|walk|spend on coffee], [more than planned|not a complaint|check your budget].',
      'The <shop> shuts [at noon on Saturday|on Mondays|when they feel like it], [small thing|learned hungry|ring first].',
      'That {council} [gives you a second bin|plants a tree if you ask|fixes things by app], [free|ask|I had no idea].',
      'Where the [afternoon sun|wind|smoke] comes from, [curtains, trust me|move the clothes line|west side beware].',
      '{?near1}That {near1} is [quicker than it looks|where the doctor is|better for <errand>].',
      'Nothing, [that was the fun|half the joy|read the reviews here though].',
      'Neighbours [know everything|bring lemons|borrow ladders], [wave first|it’s meant well|bring cake].',
      'Insurance, [get the quote first|before the contract|flood zone surprise].',
    ],
    comments: [
      '[Ha|Yes|So true], [the sun thing|same here|west windows, never again].',
      '[Adding that|Noted|On the list].',
    ],
  },
  {
    titles: [
      '[House|Bigger place|Garden] further out or [a unit|two bedrooms|something small] in {suburb}?',
      'Would you [pay more for|stretch to] {suburb}?',
      '{?near1}{suburb} [or|versus|vs] {near1}, [which one|where would you live|help us decide]?',
    ],
    contents: [
      'For about {price} we can have [a small place|two bedrooms] here or a [proper house|garden and a shed] further out, and we have argued about it for [weeks|a month|two lunches].',
      '{?partner}The bank says we can stretch, {partner} says we can’t, and I [have a spreadsheet|can’t sleep|like the <tree>]. Has anybody done this and [regretted it|been glad]?',
    ],
    answers: [
      'We had the same choice in our thirties and took the [garden|train|school], and looking back it was right because of [the neighbours|who we became friends with|how we spent <weekend>] and not because of the house.',
      'My sister did the opposite of us and we are both [happy|broke|sure we won], so I’d say go where you would [like to be on a wet <day>|have friends nearby|not need the car].',
      'Count hours, [not rooms|not bathrooms], [an hour each way is ten a week|you’ll feel it by <season>|it’s your evenings].',
      'We took the [house|garden|unit] and [never looked back|sold after two years|still argue], [depends who you see on a <day>|the <dog> decided].',
      'Rent there [six months|first], [cheap lesson|stamp duty isn’t|we changed our minds].',
      'Check [owners corp fees|the train|daycare], [they belong to the price|before you fall for it|ours doubled].',
      '{?near1}Lived in both, {near1} is [cheaper|louder|greener], {suburb} is [closer|prettier|friendlier], [no bad choice|toss a coin].',
      'Spend a Saturday in each, [where you buy the second coffee wins|leave the car|take the kids].',
      'Medians are on the pages here, [compare|look at five years|rent tells more].',
    ],
    comments: [
      'Hours not rooms, [stealing that|you’re right].',
      'Second coffee was in [the other one|{suburb}], [settled|so there].',
    ],
  },
  {
    titles: [
      'Is {suburb} [a good investment|still growing|overpriced]?',
      '[Prices|Growth|Rents] in {suburb}, where [next|to from here]?',
    ],
    contents: [
      'I’m not a developer, just a {job} with some savings, and I’d like to know whether people who live in {suburb} would [buy here again|put money in a <room>|wait a year].',
      'Prices here went [up faster than|sideways while|nothing like] the rest and I can’t tell whether that’s [a warning|an opportunity|just statistics].',
    ],
    answers: [
      'I bought a <room> here [ten|eight|twelve] years ago and it did [fine|better than super|worse than my brother’s], but what I’d tell you is that [the rent never covered the repairs|a good tenant is worth more than growth|I would buy land next time].',
      'Nobody knows, [anyone who says so sells something|buy what you’d live in|I’ve been wrong <num> times].',
      'Land [holds|grows], [units less so|boxes don’t], [look at resales|check supply|<num> towers approved].',
      'Rents are [up|strong|flat], vacancy [tiny|low|creeping], [see the chart here|{rent} for ours|ask two managers].',
      '{?station}Walk to the station [sells itself|beats a pool], [every time|ask tenants].',
      'Look at what [locals buy|owner-occupiers want], [school zone|quiet street], [boring wins|that’s it].',
    ],
    comments: ['Boring wins, [love it|fair].', '[Which towers|Where’s that chart]?'],
  },
]

import { readSentences } from '#demo/data/posts/pools.ts'

/** What happened to somebody there, in whole sentences. */
export const stories = {
  good: readSentences([
    'When our car [died|broke down|wouldn’t start] on a <day> night, [a bloke|a neighbour|somebody] we had never met [pushed it home with us|drove us to the hospital|came over with jumper leads] and [wouldn’t take a cent|stayed for a beer|is now a friend].',
    'I locked myself out in my [pyjamas|socks|work boots] and ended up having [breakfast|a cup of tea|dinner] with [the family next door|the couple across the road|an old lady from number twelve].',
    'In the [floods|heatwave|big storm|blackout] the whole street [ran extension leads|shared generators|cooked together|filled sandbags], and I knew then that we had [chosen well|done the right thing|found our spot].',
    'On our first morning [a cockatoo|the neighbour’s cat|a magpie] [stole my toast|walked in the back door|sat on the fence and yelled at me], which set the tone for [a good year|everything since|life here].',
    'We only came to look at [one house|a house we couldn’t afford|the school] and [had lunch|walked around the block|got talking to a neighbour], and by <oclock> we had decided [to stay|to make an offer|this was it].',
    'The lady at the <shop> asked where I was from and by the end of the week [half the street knew|I had been invited to trivia|I had a job], so [be warned|that’s how it works here].',
    '{?kids}When {kids} [started at school|broke the neighbour’s window|lost the rabbit], people we hardly knew [were so kind about it|helped without being asked|rang to see how we were going].',
    '{?dog}Our {dog} got out on [New Year’s Eve|a <day>|bin night] and came home [in a taxi|with a note on the collar|with a bandana on], and I [still don’t know who did it|owe somebody a cake].',
    '{?station}I did the sums on the train versus driving and [saved about <wait> dollars a week|got an hour of reading a day|sold the second car in <season>], which [paid for a holiday|shut my brother up|helped with the rent].',
    '{?street1}The man who runs the <shop> on {street1} [lent me a drill|fixed my bike for nothing|taught me to make dumplings], and he does that [for everybody|all the time|if you buy a coffee].',
    '{?coastal}After a rotten day at work I walk down to {beach} and [put my feet in|look at the boats|talk to the fishermen], and it is [gone|fixed|half forgotten] before I get home.',
    '{?country}It took people about [a year|<num> months|one football season] to stop calling us [the new ones|the {city} people|blow-ins], and now [I run the raffle|we can’t leave the supermarket in under an hour|I coach the under twelves].',
    'I was sceptical because of [the name|what people say|a bad first inspection], but after [<num> months|one <season>|one good spring] I had to [eat my words|admit I was wrong|apologise to {suburb}].',
    'My mum visited from [overseas|Perth|the country|Adelaide] and said she [finally stopped worrying|would move in tomorrow|had not slept so well in years], and she [never says that|is hard to please|hates everything].',
  ]),
  mixed: readSentences([
    'We have had [a stolen bike|a broken fence|a burst main] and [a street party|the nicest neighbours|lasagne from a stranger] in the same [month|week|year], so [it evens out|who can say|that sums it up].',
    'I have thought about [leaving|selling|moving] about <num> times, usually [in traffic|in <season>|after rates notices], and then [the light comes through the <tree>|we have dinner outside|a neighbour does something nice] and I [stay|forget it|unpack again].',
    'My [sister|brother|best friend] lives [two streets away|around the corner] and [can’t stand it|loves every minute], which tells you how much [depends on the block|neighbours matter|it varies].',
    '{?near1}When we told friends in {near1} where we were moving they [went quiet|laughed|looked it up], and now they [come for dinner|ask about prices|still won’t visit].',
    'There was a plan for [a library|a pool|a bypass|a skate park] when we [bought|came|signed], and there is [still a plan|a sign|a new consultation] now.',
  ]),
  bad: readSentences([
    'I rang <council> about the [footpath|dumped mattress|street light|smell] in <season> and got [a reference number|a survey|a very nice email], and it is [still there|now two mattresses|as dark as ever].',
    'The agent said it was [a quiet cul-de-sac|up and coming|a short stroll to shops], which turned out to mean [nobody turns around quietly|a building site|<wait> minutes uphill].',
    'On our second night somebody [went through the car|had a fight outside|set off fireworks at two], and the [police|neighbours|real estate] said that it [happens|is always like that|would settle down].',
    'We asked next door to [turn it down|move the boat|do something about the barking] and were told [where to go|it’s a free country|to move back to where we came from], so [that was nice|now we don’t talk|we did].',
    'It took <num> [phone calls|months|emails] to get [the hot water fixed|a bin|a parking permit|mould looked at], and then they [put the rent up|lost the form|sent the wrong person].',
    'I counted [the cars|the trucks|the sirens] from the bedroom one <day>, because I [couldn’t sleep|was curious|wanted proof], and stopped at [forty|sixty|a hundred] before <oclock>.',
    '{?near1}We moved to {near1} in the end, [ten minutes away and another world|for the same money|smaller place], and I [sleep again|know my neighbours’ names|have stopped swearing in traffic].',
  ]),
} as const

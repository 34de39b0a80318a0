import type { Topic } from './topic.ts'

/** Shops, food, people and what is on. */
export const dailyLife: readonly Topic[] = [
  {
    titles: [
      '[Good bread|Decent coffee|Best bakery|Breakfast|Best <dish>] in {suburb}?',
      'Where do you [eat|get takeaway|buy veg|go on a <day>] in {suburb}?',
      'Any good <cuisine> [around|near|in] {suburb}?',
    ],
    contents: [
      'We have just moved in and are tired of toast, so where do you go for a [quick dinner|slow breakfast|birthday] that isn’t [fancy|far|a chain]?',
      'My parents are coming on <day> and I’d like to show off {suburb}. They like [spice|quiet rooms|parking|good bread] and hate [noise|sharing plates|QR menus].',
    ],
    answers: [
      '{?street1}On <weekend> we go to the <cuisine> place on {street1}, where the [grandmother|son|owner] brings something [extra|you didn’t order|for the kids], and I’ve never [left hungry|paid more than <wait>|had a bad meal].',
      'Follow the [prams|utes|queue] on <weekend>, [never fails|locals don’t queue for rubbish|it’s that simple].',
      '{?street1}The <cuisine> place on {street1}, [get the <dish>|cash|closed <day>], [tell them I sent you|you’re welcome].',
      '{?street2}Window near {street2}, [opens at <early>|no seats|best flat white], [<dish> too].',
      '{?near1}I go to {near1}, [sorry|<mins> minutes|ours closed], [<cuisine> and parking].',
      'Market, [second Saturday|go before <early>|bring a bag], [bread, flowers, gossip].',
      'The <shop>, believe it or not, [pies|<dish> on <day>|ask nicely].',
      'At home, [kidding|half kidding], [the <dish> is okay|try the pub|<cuisine> is opening soon].',
    ],
    comments: ['Prams! [Confirmed|Found it].', '[Went|Tried it], [yum|you were right|closed on <day> though].'],
  },
  {
    isDiscussion: true,
    titles: [
      'What’s on in {suburb} this [weekend|month|<season>]?',
      '[Market|Gig|Garage sale|Street party|Movie night] in {suburb}, [who’s coming|details here|anyone]?',
    ],
    contents: [
      'I’m putting together what’s on, so please add [markets|gigs|open gardens|sport] and say whether it’s [free|for kids|any good].',
      'We’re new and the [kids|parents|two of us] are bored. Is there anything on that doesn’t involve [a screen|driving|buying things]?',
    ],
    answers: [
      'There’s a group that meets at the [library|hall|<shop>] every <day> to [sew|play cards|fix bikes|sing], and they took me in although I [can’t|had never|only came for the biscuits].',
      'Library, [story time|tool loan|craft on <day>], [free|surprisingly good|look at the calendar].',
      'Community garden <weekend>, [come for tomatoes|no skill needed|tea provided].',
      '{?beach}{beach} at [sunrise|low tide], [thermos|dogs welcome], [still the best free thing].',
      '{?park}Picnic at {park}, [bring a plate|from noon|look for the <dog>].',
      'School fair, [cake stall|second-hand books|bring coins], [get in early].',
      'Band at the pub <day>, [covers|loud|kids till eight], [decent].',
      'Nothing, [as usual|start something|I’ll bring the chairs], [who’s in?].',
      '<sport> finals, [free|sausage sizzle], [come and yell].',
    ],
    comments: [
      '[See you there|We’ll come|Count me in], [rain or not|bringing {partner}].',
      'Sold out, [sadly|try <day>].',
    ],
  },
  {
    isDiscussion: true,
    titles: [
      '[Lost|Found] [cat|dog|keys|budgie|bike] [near|around|in] {suburb}',
      '{?street1}[Lost|Found] {dog} near {street1}',
    ],
    contents: [
      'He got out on <day> when the [gate|side door|storm] opened and is probably hiding, so please look [under your house|in the shed|behind the bins].',
      'It was on the [nature strip|bench|oval] this morning, and I have left it with the [<shop>|vet|school office] for whoever can describe it.',
    ],
    answers: [
      'I think I saw that one near the [oval|creek|<shop>] around <early> on <day>, it looked [lost|well fed|very pleased with itself] and went off [towards the bridge|over a fence|with a kid on a scooter].',
      'Saw one [near the <shop>|by the creek|on the oval] at <early>, [ran off|looked happy|couldn’t get close].',
      'Shared, [hope you find it|checked our shed|will keep an eye out].',
      'Ring the [pound|vet|ranger], [they were lovely to us|chip?|open till <home>].',
      '{?street1}Posters on {street1}, [that worked|kids spot everything], [good luck].',
      'Under our verandah! [Come round|Eating our prawns|Safe], [side gate].',
    ],
    comments: ['Home! [Thank you all|In a mood|Fed].', 'Any [news|luck]?'],
  },
  {
    titles: [
      'Good [GP|dentist|vet|physio|mechanic|hairdresser] [near|in|around] {suburb}?',
      '[Plumber|Sparky|Cleaner|Babysitter|Gardener|Handyman] for {suburb}, [who do you use|recommendations|please]?',
    ],
    contents: [
      'Ours [retired|moved|stopped answering] and I’ve rung <num> who don’t take new people. Who do you go to, and would you send your [mum|car|worst enemy]?',
      'It’s only a small job but I’d like somebody who [turns up|cleans up after|doesn’t talk me into more].',
    ],
    answers: [
      'The one we use is slow to answer but [honest|careful|half the price], and told us last time that it [didn’t need fixing|could wait a year|was the fuse], which I [respect|have never heard before].',
      'Ask at the <shop>, [they know who answers|board by the door|worked for us].',
      'Books are closed [everywhere|till <season>], [ring at <early> for cancellations|go on the list now|telehealth helps].',
      '{?near1}In {near1}, [<mins> minutes|worth it|parking out the back], [kind and quick].',
      'Names aren’t allowed I think, [but look behind the <shop>|the one with the blue van|second floor].',
      'Try [the uni clinic|the community health centre], [sliding scale|students, supervised|short wait].',
      'I’m a {job} and even I [can’t find one|wait <num> weeks], [do it yourself|good luck].',
    ],
    comments: ['Blue van! [Booked|Came the same day].', '[Tried|Still waiting|Got in], [thanks].'],
  },
  {
    titles: [
      'How do you meet people in {suburb}?',
      '[New in|Lonely in|Just moved to] {suburb}, [clubs|where to start|anyone for coffee]?',
    ],
    contents: [
      'I moved here for work as a {job} and know [nobody|two people and a <dog>|my neighbours’ wifi names]. How did you find your people?',
      'Everybody here is friendly for about a minute, and I’d like to get to [minute two|dinner|actual friends]. Ideas?',
    ],
    answers: [
      'It took me [a year|eight months|two winters], and what did it in the end was [the dog park|helping at the school stall|turning up every <day> to the same thing], so pick something and [keep going|be bad at it|bring cake].',
      'Join [<sport>|the choir|the garden|SES|tool library], [don’t care if you’re bad|first month is odd|they feed you].',
      'Get a <dog>, [or borrow one|instant friends|same time same park].',
      'Run club <early> <day>, [slow group exists|coffee after|that’s the point].',
      'Knock with cake, [old-fashioned|worked twice|ask about bins].',
      'Volunteer at the [op shop|school canteen|surf club], [you’ll know all in a month].',
      '{?country}Say yes to [everything|raffles|netball scoring] for a year, [then you belong|people wait to be asked].',
      'I’m in the same boat, [coffee <day>|near the <shop>|say when].',
    ],
    comments: ['[Coffee it is|I’m in|Me too], [<day> at ten|message me].', 'Borrow a dog, [ha|brilliant].'],
  },
  {
    titles: [
      'What’s happening [with|to] the [old <shop>|pub|pool|cinema|<shop>] in {suburb}?',
      'Did the <shop> in {suburb} [close|change hands|move]?',
    ],
    contents: [
      'The windows have been papered over since <day> and [nobody answers|there’s a skip outside|I’m worried]. We loved that place.',
      'I went past and it was dark, so has it [closed|moved|been sold], and what are we going to do about [Sunday|<dish>|coffee]?',
    ],
    answers: [
      'I asked the owner of the <shop> next door, and she says they’re [having a baby|fighting with the landlord|putting in a new kitchen] and want to be back by <season>, so [don’t panic|fingers crossed|let’s see].',
      'Owner retired, [deserved it|forty years|son didn’t want it], [sad].',
      'Renovating, [back in <season>|new ovens|they told me].',
      'Rent doubled, [of course|same as the <shop>|landlord in {city}].',
      '<cuisine> place next, [says the notice|liquor licence pending|fingers crossed].',
      'Moved round the corner, [bigger|same people|parking at the rear].',
      'Vape shop, [bet you|watch|sigh].',
    ],
    comments: ['[Noo|Good|Phew].', 'Best <dish>, [gone|farewell].'],
  },
  {
    isDiscussion: true,
    titles: [
      '[Rant|Vent]: [parking|bins|dog poo|leaf blowers|scooters|e-bikes|shopping trolleys] in {suburb}',
      'To whoever [parks across drives|plays drums at <late>|feeds the <bird>] in {suburb}',
    ],
    contents: [
      'It’s the [third|fifth|hundredth] time this month, and before I [write a note|lose my temper|move], I’d like to ask whether other people have this too.',
      'I know that it’s a small thing, but I work nights as a {job} and it [drives me up the wall|wakes the baby|is every single <day>].',
    ],
    answers: [
      'I had the same problem and what worked was to [bring a six-pack over|ask how I could help|laugh about it], because it turned out that he [didn’t know|was deaf|had just lost his wife], and now we [wave|share a ladder].',
      'Talk to them, [worked for us|with a cake|before notes], [people don’t realise].',
      'It’s just you, [sorry|some of us work|live and let live].',
      'Same on our side, [<num> times this week|photos to <council>|nothing happens].',
      'Get a hobby, [honestly|or a hose|fresh air helps].',
      'Guilty, [once|it was the {dog}|I’ll do better], [sorry neighbour].',
      'Move to {city} then, [or the moon|quiet there I hear].',
    ],
    comments: ['[Classy|Fair|Peace].', 'At least [honest|you said it].'],
  },
  {
    titles: [
      '[Gym|Pool|Yoga|Pilates|Tennis court|Dance class] [in|near|for] {suburb}?',
      'Where do [adults|beginners|old knees] play <sport> around {suburb}?',
    ],
    contents: [
      'I haven’t done anything since [school|the kids|covid] and would like to start with something [cheap|gentle|not in lycra], preferably before <early> or after <late>.',
      'Is there a club around {suburb} that takes people who are [hopeless|over fifty|only there for the chat]?',
    ],
    answers: [
      'We’re a team of [has-beens|parents|never-weres] and play on <day>, somebody always brings [oranges|beer|a baby], and if you can [run a bit|stand up|count to ten] you’re in.',
      'Council pool, [lanes at <early>|seniors’ price|cold but good].',
      'Free gear in the park, [bring a towel|<dog> watches|rain stops me].',
      'Social <sport> on <day>, [turn up|all levels|beer after], [we need people].',
      '{?near1}{near1} has [the big one|heated|parking], [<mins> minutes].',
      'Church hall, [gold coin|wobbly floor|lovely teacher].',
    ],
    comments: ['Turned up, [sore|loved it].', 'What [time|night]?'],
  },
]

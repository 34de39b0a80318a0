import type { Topic } from './topic.ts'

/** Children, schools, gardens, animals and weather. */
export const familiesAndNature: readonly Topic[] = [
  {
    titles: [
      '{?school}[What is|How is|Thoughts on] {school}?',
      '[Schools|Primary schools|High school options] [for|in|around] {suburb}?',
    ],
    contents: [
      'Our [eldest|youngest|daughter|son] starts next year and is rather [shy|wild|dreamy]. The website says what they all say, so what is it like on a normal <day>?',
      'We’re choosing a street by the school and would hate to find out afterwards that [the zone changed|it’s full|it doesn’t suit her].',
    ],
    answers: [
      'Both of ours went there and what I liked was that the [teachers|principal|office ladies] [knew every child|rang before things got big|laughed a lot], while the [hall|heating|oval] could do with some money.',
      '{?school}Ours is at {school}, [happy|settled in a week|second kid now], [teachers stay|principal at the gate|small classes].',
      '{?school}Left {school} in <season>, [not for us|too big|bullying talk], [others rave].',
      'Do the tour [twice|on a normal day], [watch the kids not the posters|ask about recess|listen in the corridor].',
      'Zone is strict, [check the map|by address|both sides of our street differ].',
      'Ask the crossing lady, [knows everything|twenty years|she’ll tell you].',
      'All fine till year six, [then people move|buses after that|plan].',
      '{?near1}Many go to {near1}, [bus at the corner|bigger music program|uniform hurts].',
    ],
    comments: ['Crossing lady [is gold|agrees].', '[Tour booked|Thank you], [<day>].'],
  },
  {
    titles: [
      'Childcare [spots|waitlists] in {suburb}?',
      'How long [is the wait|did you wait] for daycare in {suburb}?',
    ],
    contents: [
      'We’re expecting in <season> and everybody laughs when I ask about [next year|a place|two days]. How did you get in, and how long did it take?',
      'I have to be back at work as a {job} in [six months|<season>|nine weeks] and have rung <num> centres already.',
    ],
    answers: [
      'We were on <num> lists and got a call from the one we [liked least|had forgotten|could walk to], which turned out to be [the best thing|full of lovely people|fine], so put your name down everywhere.',
      'Put your name down [yesterday|at the first scan|everywhere], [pays to nag|ring monthly].',
      'Family day care, [small group|home cooked|got in fast], [ask <council> for the list].',
      'We waited <num> months, [then two offers|new centre opened|nan filled in].',
      'Near work instead, [more places|long day though|car singing].',
      '{?near1}{near1} had spots, [<mins> minutes|longer hours].',
    ],
    comments: ['Nagging [worked|monthly, noted].', 'At the first scan, [wow|okay].'],
  },
  {
    titles: [
      '[Shady|Fenced|Best|Rainy day] playground [in|near] {suburb}?',
      'Where do you take [toddlers|kids|teenagers] in {suburb} [in <season>|after school|on Sundays]?',
    ],
    contents: [
      'Ours is [two and runs|four and climbs everything|scared of slides], and by ten it’s too hot for metal. Where do you go that has [shade|a fence|toilets|coffee]?',
      'It has rained for [days|a week|all the holidays] and we’ve watched everything there is, so what do you do with [toddlers|bored tens|three at once]?',
    ],
    answers: [
      'When ours were small we went to the [creek|school oval|library garden] nearly every day, because there was [mud|shade|nobody to disturb], and they still talk about the [tadpoles|ducks|day somebody fell in].',
      '{?park}{park}, [<play> and shade|after four|tap works], [bring hats].',
      'School oval after hours, [locked some days|flat for bikes], [free].',
      'Library lawn, [books then running|toilets|parents relax].',
      'Creek, [gumboots|tadpoles in spring|towel].',
      '{?near1}The big one in {near1}, [<play>|fenced|crowded <weekend>].',
      'Backyard hose, [honestly|our two never tire|done].',
    ],
    comments: ['Tadpoles! [Best day|All wet].', 'Tap [doesn’t work|fixed now].'],
  },
  {
    isDiscussion: true,
    titles: [
      '[Dog walks|Off-lead spots|Walks with a {dog}] around {suburb}',
      '[Dog|{dog}] [owners|people] of {suburb}, [where do you go|meet up|snake news]?',
    ],
    contents: [
      'Mine [pulls like a train|is old and slow|thinks every dog is a friend], so I’m looking for somewhere [wide|quiet|fenced] where we won’t annoy anybody.',
      'We’ve done the same loop for <num> months and the {dog} gives me looks. Where do you [walk|swim|let them run]?',
    ],
    answers: [
      'We go down to the [creek|oval|beach track] at about <early>, there’s a [border collie|bulldog|three-legged kelpie] who runs the show, and the owners [bring coffee|know all the gossip|stay for an hour].',
      '{?park}{park} at <early>, [regulars|ball-stealers|ten dogs no rules].',
      '{?beach}{beach}, [check the sign|seasonal hours|rinse paws].',
      'Creek path, [on lead|snakes in spring|lovely loop].',
      '{?near1}To {near1} and back, [three water bowls|side streets|shade most of it].',
      'Oval after training, [they know his name not mine|bags please|lights till <late>].',
      'Brown snake by the bridge <day>, [careful|saw it too|ranger told].',
    ],
    comments: ['They know [hers too|his name], [never mine].', 'Snake gone, [I hope|confirmed].'],
  },
  {
    titles: [
      'What grows [well|at all] in {suburb}?',
      '[Clay|Sand|Shade|Frost] in {suburb}, [what do I plant|help a beginner|lemon tree?]',
    ],
    contents: [
      'I have a [courtyard|bare block|balcony] with [half a day of sun|clay like concrete|salt wind] and a record of killing things, so what can’t I kill in {suburb}?',
      'What did you plant first, and what would you [never plant again|put in tomorrow|tell a beginner]?',
    ],
    answers: [
      'My neighbour is [eighty|Greek|from a farm] and gave me [cuttings|beans|a fig in a bucket], and everything she gave me grew, while everything from the [big shop|internet] died, so ask over the [fence|letterbox].',
      'Copy next door, [they give cuttings|it works there|walk the block].',
      'Natives from {council}, [free once a year|ask for tubestock|<bird> love it].',
      'Mulch, [then more|whatever the question|pea straw].',
      'Lemon, [everyone has one|feed it|gall wasp, careful].',
      'Raised beds, [soil here is hopeless|potatoes first|compost].',
      'Silverbeet, [unkillable|chooks help|sorry kids].',
      'Water at <early>, [not noon|deep not often], [that’s it].',
    ],
    comments: ['Mulch, [ha|done].', 'Mint! [How|Impressive].'],
  },
  {
    titles: [
      'How [hot|cold|windy|humid|damp] does {suburb} get?',
      'Do I need [aircon|heating|flyscreens|a dehumidifier] in {suburb}?',
    ],
    contents: [
      'We’re coming from [Tasmania|Darwin|Dublin|the inland] and don’t know what to pack. The house has [no cooling|one old heater|windows to the west], is that [mad|normal|survivable]?',
      'How many nights a year can’t you sleep, and what did you do about it that [worked|was cheap|the landlord allowed]?',
    ],
    answers: [
      'In our house we do it like my grandmother did, which means [shut it at nine and open it at six|wet sheets and a fan|everybody in one room], and on the worst days we [go to the library|sleep on the floor|swim at dusk].',
      'Two weeks are [brutal|silly], rest [lovely|fine], [blinds first|fan does it].',
      'Outside blinds beat aircon, [cheap|west side|told you].',
      '{?cool}Heating, [lots|wood is messy|heat pump], [June to September].',
      '{?wetSeason}Build-up, [October|you’ll swear|then it rains and you dance].',
      '{?coastal}Sea breeze at three, [windows open|free|not in <season>].',
      'Old houses [breathe|leak], [new ones bake], [look at the roof colour].',
      'Mould in winter, [open windows|run the fan|vinegar].',
    ],
    comments: ['Blinds up, [life changed|thanks].', 'Vinegar [works|stinks].'],
  },
  {
    titles: [
      'Is {suburb} good for [retirees|downsizers|my mum|older people]?',
      '[Flat walks|Doctors|Bowls|Buses] in {suburb} [for|at] [seventy plus|older knees|retirement]?',
    ],
    contents: [
      'My mum is [seventy-eight|eighty|just widowed], lives on her own and would like a garden but no [steps|lawn|driving]. Would she [be happy|be lonely|manage] in {suburb}?',
      'We’re selling the big place and looking for one level near [doctors|the grandchildren|a bowls club], so how is it to get old there?',
    ],
    answers: [
      'My parents moved here at [seventy|seventy-five|eighty] and I was worried, but they have [a choir|a card night|the chemist lady who rings] and I need an [appointment|hour’s notice] to see them.',
      'Flat, [mostly|good footpaths|benches], [chemist delivers].',
      'Bowls club, [they adopt you|lunch <day>|loud but kind].',
      'Bus is [hourly|free after nine|driver waits], [okay].',
      'Doctors [full|fine], [get on a list first|hospital <wait> minutes].',
      'Villas are rare, [watch the listings|auction fast|ask agents].',
      'My dad did, [happier than us|choir, cards|out every night].',
      'Hilly bits, [avoid|check the driveway], [rest good].',
    ],
    comments: ['Out every night, [ha|goals].', '[Mum says thanks|Booked lunch there].'],
  },
  {
    titles: [
      '[Possums|<bird>|Cockroaches|Rats|Mozzies|Snakes|Bats] in {suburb}, [what works|normal|help]?',
      'Is that [smell|screech|scratching] in {suburb} [normal|a possum|the bats]?',
    ],
    contents: [
      'It comes at about <late>, sounds like somebody in boots, and has eaten [the figs|a cable|my sleep]. What do you do that’s [legal|kind|quick]?',
      'Is that usual around here in <season>, or should I [ring somebody|move out|give it a name]?',
    ],
    answers: [
      'We had one for <num> years and called him [Kevin|the tenant|Gary], and in the end we put a box in the [big tree|neighbour’s tree] and closed the hole while he was [out|at work|eating my roses].',
      'Box in the tree, [then block the hole|at night when out|protected, mind].',
      'Nets on fruit, [small mesh|or share|plant for them too].',
      'Normal, [season passes|after <season>|welcome to {suburb}].',
      'Ring wildlife rescue, [volunteers|lovely|gloves on].',
      'Lights, radio, [didn’t work|chilli neither], [roofer did].',
      'Swooping, [cable ties|hat with eyes|feed one and he’s a mate].',
    ],
    comments: ['Hat with eyes, [kids did it|works].', 'Shared the figs, [truce|fine].'],
  },
  {
    titles: [
      '{?coastal}Salt air [and|on] [houses|cars|windows] in {suburb}, [how bad|worth it]?',
      '{?coastal}[Surf|Swimming|Stingers|Rips|Sharks] at {beach}, [safe|for kids|locals?]',
    ],
    contents: [
      'We’re looking at a place [three streets back|right on the front|on the dunes] and wonder how much the sea [costs|eats|is worth] in the long run.',
      'The kids can [swim a bit|float|drown, basically], so where and when is it safe, and who would you [ask|trust|go with]?',
    ],
    answers: [
      'We’ve been by the sea for <num> years and I’ve replaced the [letterbox|hinges|gas meter cover] twice, but I’d [do it again|pay it gladly|never move inland], because of the [mornings|light|sound at night].',
      'Wash it, [monthly|house, car, windows|hose], [does more than paint].',
      'Stainless, [marine grade|once not twice], [ordinary screws weep rust].',
      'Between the flags, [always|Sunday mornings|lifesavers till <home>].',
      'Low tide pools, [hats, shoes|crabs|safe], [our spot].',
      'North end [calmer|shallow], [rip by the rocks|ask the old fellas].',
      'Few streets back [nothing|half|fine], [look at gutters].',
    ],
    comments: ['Gutters [told us|rusty].', 'Old fellas [know|at six].'],
  },
  {
    titles: [
      '{?country}Moving to {suburb} from {city}, [mad|regrets|tell me]?',
      '{?country}[Work|Jobs|Trades] around {suburb}, [enough|for two|real?]',
      '{?country}[Winter|Isolation|Tank water|Septic] in {suburb}, [honestly|how is it|newbie]?',
    ],
    contents: [
      'We both work from home and have visited three times, always when it was [sunny|spring|market day], and I’d like to hear about the [winters|Tuesdays|bad bits] from somebody who stayed.',
      'There’s a <room> with an acre that costs less than our car space in {city}, so what is it that [we don’t see|the ad doesn’t say|you found out later]?',
    ],
    answers: [
      'We came from {city} [six|four|nine] years ago and the first winter I [cried|drove back every week|wrote ads for the house], but then somebody asked me to [judge cakes|keep the score|drive the bus], and after that it was home.',
      'Come in July, [two weeks|then decide|worst month], [if you still like it].',
      'Join [brigade|netball|hall committee], [first month|before boxes], [that’s the door].',
      '{?hub}List for {hub}, [weekly|think ahead|nice day out].',
      'Work finds you, [nurses, teachers|trades never free|word of mouth].',
      'Doctors first, [list now|hospital is far|dentist farther].',
      'Tank water [tastes great|runs out], [short showers|look at roof size].',
      'Best thing we did, [slow first year|kids feral and happy|<num> years].',
      'We lasted <num> months, [lonely|her job|wind], [no shame].',
    ],
    comments: ['July [was mild|froze us], [staying|we’ll see].', 'Feral and happy, [perfect|sold].'],
  },
]

import type { Topic } from './topic.ts'

/** Getting about, noise, parking, the internet and the council. */
export const around: readonly Topic[] = [
  {
    titles: [
      'Street parking in {suburb} [after work|in the evening|on weekends]?',
      'Can you [park|get a spot] [near|around] [the shops|home|the station] in {suburb}?',
      '{?street1}Parking [on|around|near] {street1}, [bad|doable|permit needed]?',
    ],
    contents: [
      'The inspection was at [noon|ten|two] on a <day> and there were spaces everywhere, but we have [two cars|a van|a ute] and no garage, so what is it like at [<late>|tea time|seven in the evening]?',
      'I get home from shift at <late> and don’t want to [circle|walk ten minutes|fight anybody], so is a permit [possible|worth it|a waste of time] there?',
    ],
    answers: [
      'We have lived with one space and two cars for <num> years, and what works is to [be home before the others|know the neighbours’ shifts|leave one near the oval], although on <weekend> you [walk|swear|give up].',
      'Drive there at [seven on a weeknight|<late>|<day> night] and try, [only honest test|every block differs|took me two laps].',
      'Ask {council} about the exact address, [new flats get none|permits follow the address|before you sign].',
      'Sold the second car, [share one now|best thing|bike does the rest].',
      'Near the shops [no chance|tight|meters], three streets back [easy|always one|free].',
      '{?street1}{street1} itself [is full by <rush>|two hours only|fine on Sundays], [side streets okay|watch the clearway|got fined <num> times].',
      'Trailers, boats, [caravans|three utes per house], [that’s the problem|not the cars], [measure your driveway].',
      'Never had a problem in <num> years, [big driveway though|but we’re at the quiet end|everyone’s polite].',
    ],
    comments: ['Two laps [it was|exactly|on a wet night].', 'Permit rule [caught us|is real|got me].'],
  },
  {
    titles: [
      'How noisy is {suburb} [at night|really|for a light sleeper]?',
      '[Planes|Trains|Trucks|Traffic noise|Pubs] in {suburb}, [how bad|do you notice|should I care]?',
    ],
    contents: [
      'My last place was above [a bar|a gym|a bakery that started at three] and I’d like to sleep again, so what do you hear in {suburb} at [night|dawn|<late>]?',
      'It was silent at the open, but that was ten minutes on a <day>. Do you notice the [planes|trains|trucks|pub], or does one [stop hearing|get used to] it?',
    ],
    answers: [
      'I’m the lightest sleeper I know and I’d say that {suburb} is [fine if the bedroom faces the yard|better than most|no good near the shops], with the <loud> as the [only|main|weekly] exception.',
      'Two streets back you hear <bird>, [main road is a main road|that’s the rule|bedroom at the back].',
      'Book a room nearby [for a Friday|one night], [cheaper than a mistake|we did|listen with windows open].',
      'Mostly <loud>, [<weekend>|early], [you get used to it|ear plugs|moved my bed].',
      'Double glazing, [good seals|thick curtains], [half the battle|worth asking|agent won’t mention].',
      'Check the flight path [map|app], [wind changes it|mornings here|nothing after eleven].',
      '{?street1}Near {street1} [yes|trucks|all day], elsewhere [no|quiet as|fine].',
      'Quieter than [where we were|{near1}|my mum’s], [only <loud>|the <dog> next door aside|I sleep fine].',
    ],
    comments: [
      'Ask for a minute’s silence at the open, [works|agents hate it].',
      'Two weeks and [you stop hearing it|gone].',
    ],
  },
  {
    titles: [
      '{!village}[Can you live|Living|Anyone living] in {suburb} without a car?',
      '{!village}[One car|No car] family in {suburb}, [possible|doable|realistic]?',
    ],
    contents: [
      'I sold my car [last year|in <season>|to pay the bond] and get by with a bike and the bus. Would that work in {suburb} with [shift work|a toddler|a job in {city}], or would I [regret it|be the only one]?',
      'We’d like to be a one car family, and I’m trying to find out whether [the school run|late shifts|weekend sport] would break us.',
    ],
    answers: [
      'We have not had a car for <num> years and the trick is [a bike that carries the shopping|to live near the <shop>|good raincoats], plus [a share car|a kind neighbour|a taxi] about twice a month.',
      'Try your three usual trips [on a planner|at the real hour|once on a Sunday], [Sunday is the test|if they work you’re set].',
      '{?inner}Yes, [easily|I do|five years now], [hire a ute twice a year|groceries delivered|wet days are fine].',
      '{?cbd}Of course, [parking costs more than the car|feet|share car for the beach].',
      '{?outer}Hard, [but bus plus e-bike|one car between us|depends which estate], [plan the week|be patient].',
      '{?station}Near the station yes, [up the hill no|bike parking is good|trains late too].',
      '{?noStation}No station, [so it’s buses|one every half hour|last at <late>], [I’d keep one car|school run is the killer].',
      'Cargo bike, [best money|two kids fit|hills are the catch], [one car sleeps in the street].',
      'Delivery changed it, [heavy stuff comes|I carry the fun bits], [go for it|you’ll save].',
    ],
    comments: [
      'Sunday test [failed|passed], [thanks|good tip].',
      '[E-bike|Cargo bike] here too, [never late|love it].',
    ],
  },
  {
    titles: [
      'How is the internet in {suburb}?',
      '[NBN|Internet|Mobile reception] [in|around] {suburb}, [any good|working from home|black spots]?',
    ],
    contents: [
      'I’m on video calls all day and my boss is [not patient|in another time zone|allergic to freezing faces], so which connection do you have and does it [hold|drop when it rains|cost a fortune]?',
      'The ad says high speed internet, which could mean anything. What do you really get in [your street|the older part|the new bit] of {suburb}?',
    ],
    answers: [
      'In <num> years ours dropped out [twice|only in storms|every time it rained until they replaced the pit], and the thing that made the difference was [fibre to the door|a better router|moving the box off the floor].',
      'Check the exact address, [not the suburb|changes mid street|type it in the checker], [five minutes].',
      'Fibre [to the door|since <season>|upgraded free], [never drops|fast as|worth asking].',
      'Old copper here, [dies when it rains|<wait> on a good day|4G backup], [upgrade is “coming”].',
      'Ask who’s moving out, [no reason to lie|what they pay|look for the box].',
      'Phone as backup, [used it twice|saved a meeting|cheap plan], [do it].',
      'Mobile is [one bar inside|good outside|patchy down the gully], [depends on the carrier|wifi calling|hill side better].',
    ],
    comments: ['By address, [learned the hard way|yes].', 'What [carrier|provider], [if I may ask|roughly]?'],
  },
  {
    titles: [
      '[Bins, permits, trees|Hard rubbish|Council stuff] in {suburb}, [how does it work|help|for a newcomer]?',
      'Is the council [any good|helpful|strict] in {suburb}?',
    ],
    contents: [
      'We come from [interstate|an apartment|overseas] and everything has another name here, so can somebody explain [the bins|hard rubbish|parking permits|trees] as if I were five?',
      'I’d like to [take a branch off|build a small deck|keep three chooks|paint the fence] and don’t want to start my life here with a fine.',
    ],
    answers: [
      '{?council}I rang {council} about the same thing and got a [kind|patient|very young] person who told me to [send a photo|fill in one page|just go ahead], and <num> days later it was [done|approved|on its way].',
      'New residents’ page, [bin days by address|put it in the phone|rest when you need it].',
      'Hard rubbish is booked, [twice a year|don’t just dump|neighbours will thank you], [free].',
      'Ask before you cut, [even your own tree|fines are real|they came out and were nice].',
      '{?council}{council} [answer the phone|use the app|are slow but fair], [photos help|name a street|be polite].',
      'Chooks are fine, [no rooster|so many metres from the fence|share eggs], [ask next door first].',
      'Register the <dog>, [tag brought ours home|cheap|they check at the park].',
      'Carport took <num> months, [neighbour objected|draw it properly|worth a planner].',
    ],
    comments: ['No rooster, [got it|sadly].', '[Done|Booked], [thanks|easy as].'],
  },
  {
    titles: [
      '[Commute|Getting] from {suburb} to {city}, how [long|bad|early]?',
      '{?near1}Best way from {suburb} to {near1} at [peak|school time|<rush>]?',
    ],
    contents: [
      'I’d start at [eight|nine|seven] and the map says <wait> minutes, which I don’t believe. What is it like when it [rains|is school term|really matters]?',
      'Which way do you go, and when do you leave? I’d like to be home by <home> because of [the <dog>|daycare|training].',
    ],
    answers: [
      'I’ve done that trip for <num> years by car, train and bike, and the one that made me [happy|late least often|fit] was the [bike|train|car at <early>], though it took a [month|week|wet <season>] to get used to.',
      'Add [twenty|fifteen|half an hour] to the map, [rain adds ten|school terms|leave before <early>].',
      '{?station}Train, [always|about {cityMins}|read a book], [car is a lottery|seat if you board early].',
      '{?noStation}Bus to the [interchange|station], then train, [door to door <wait>|one change|not too bad].',
      'Back streets [save nothing|are full too|until the lights], [radio helps|accept it].',
      'I ride, [<wait> minutes rain or shine|e-bike|shower at work], [fitter too].',
      '{?near1}To {near1} go [round the back|by bike|before <rush>], [<mins> minutes|lights kill you otherwise].',
      'Two days from home, [three in|that’s the trick], [ask for it|changed my life].',
    ],
    comments: ['[Leaving at <early>|Ouch], [coffee first|okay].', 'Half an hour! [In rain|Every term], [yep].'],
  },
  {
    titles: [
      'Safe [at night|to walk alone|for a woman alone] in {suburb}?',
      '[Break-ins|Hoons|Crime|Car theft] in {suburb}, [true or rumour|how bad|lately]?',
    ],
    contents: [
      'My [daughter|mum|little brother] is about to rent there and will come home late from [shifts|uni|training], so I’d like to hear from people who walk it and not from [the news|people who moved away|the local page].',
      'I read some scary posts and can’t tell whether it’s [bored kids|real|the same three people], so how do you feel there at [night|<late>|the station]?',
    ],
    answers: [
      'I’m [sixty|forty|twenty-five], on my own, and have walked home from the [station|shops|pub] at <late> for years, and the worst that happened was [a magpie|a drunk who wanted to sing|getting wet].',
      'Walked home at <late> for <num> years, [nothing|said hello to possums|lit streets], [common sense].',
      'Lock the car, [that’s about it|opportunists|ours was open, my fault].',
      '{?street1}I’d skip {street1} late, [otherwise fine|bit of yelling|well lit one over].',
      'Local pages make [everywhere sound bad|a possum a burglar], [police stats are public|ask neighbours].',
      'Two break-ins on our block [this year|since <season>], [cameras up|we talk more now|alarm got cheaper cover].',
      'Hoons on <weekend>, [noise more than danger|police know|bollards coming].',
      '{?station}Get off at the front carriage, [lights and people|staff till <late>|ring someone].',
      'Safer than [its name|ten years ago|{near1}], [seriously|come and see].',
    ],
    comments: ['[Thanks|Relieved], [she signed|passing it on].', 'Possum, [ha|can confirm].'],
  },
  {
    titles: [
      '[Flooding|Bushfire|Storm] risk in {suburb}, [where to look|how do I check|anyone affected]?',
      'Did {suburb} flood [last time|in the big wet|in 2022]?',
    ],
    contents: [
      'The block is [low|near the creek|under big trees] and the insurer [asked a lot|laughed|wants triple], while the agent says it has never been a problem. Who knows?',
      'Where were you in the big [storm|wet|fire season], and did it get to [the street|your door|the fence]?',
    ],
    answers: [
      'We were here for the last one and the water came to [the second step|the letterbox|the end of the court], so when you look at a house I’d ask the oldest person in the street where it [stopped|came in].',
      'Maps are on the council site, [by address|read the legend|certificate says more].',
      'Get an insurance quote first, [for that address|tells you all|ours was triple].',
      'Ask who’s been there longest, [they show you the mark on the shed|tea included|never wrong].',
      'Street by street, [ours stayed dry|two doors down went under|don’t judge the suburb].',
      'Gutters clean, [hose that reaches|plan on the fridge], [then you sleep].',
      '{?street1}{street1} goes under [at the dip|every few years|in a big one], [an hour later gone|cars float|marked now].',
    ],
    comments: ['The quote, [such a good test|changed our list].', 'Mark on the shed, [saw it|waist high].'],
  },
  {
    titles: [
      '[New estate|Towers|Development|Rezoning] in {suburb}, [anyone know more|what’s planned|good or bad]?',
      'What are they building [near|on|opposite] [the old site|the shops|the school] in {suburb}?',
    ],
    contents: [
      'There’s a [letter|notice on the fence|flyer] about [<num> storeys|eighty townhouses|a new road], and I can’t make sense of the drawings. Has anybody read them?',
      'A fence went up around the old [<shop>|school|depot] and everybody tells me something else.',
    ],
    answers: [
      'I went to the session in the hall and what I took away is that it will be [<num> storeys|smaller than people say|started in <season>], with [shops below|sixty car spaces|a bit of park], and that [nobody was happy|you can still write in|the decision is not made].',
      'Applications are online, [search the address|plans and all|comment there], [do it].',
      'Medical centre [I heard|says the sign], [flats on top|car park below], [about time|hmm].',
      'We need homes, [and trees|and a school with them], [not against it|just build well].',
      'They said park, [now it’s <num> storeys|then shops|nobody asked].',
      'Went to the meeting, [forty people|sandwiches|lots of shouting], [goes to <council> in <season>].',
      'Approved already, [long since|court|two years of dust], [sorry].',
    ],
    comments: ['[Objection in|Signed], [thanks|took five minutes].', 'Dust [already|everywhere].'],
  },
]

import type { Topic } from './topic.ts'

/** Noise, parking, shops, neighbours and getting about. */
export const dailyLife: readonly Topic[] = [
  {
    title: 'Is it hard to find a park on the street in {suburb} [after work|in the evening]?',
    content: 'We would have [one car and no garage|two cars and one space]. [How do you manage|Do you have a permit]?',
    answers: [
      'Drive there at seven on a weekday and try. [That is the only honest answer|Every block is different].',
      'Ask the council about the very address before you sign. [Newer buildings often get no permit|Permits go by the address, not by the street].',
      'We [sold the second car|share one with a neighbour] and [have not missed it|saved more than the rent went up].',
      'Around the shops it is [tighter|busier], a few streets back [you will be fine|there is usually something].',
    ],
    comments: [
      'The permit thing [caught us out|is real].',
      '[Tried it at seven|Went to look]. [Two laps|Found one at once].',
    ],
  },
  {
    title: 'How noisy is {suburb} at night?',
    content: 'I [sleep lightly|work shifts] and [had a bar under my window last time|am a little nervous about it].',
    answers: [
      'Main roads are main roads anywhere. [Two streets back you hear magpies|Turn the bedroom away from it and you are fine].',
      'Book a room [nearby for a Friday night|somewhere close and listen]. [Cheaper than a mistake|We did exactly that].',
      'Look at the windows: [double glazing changes everything|good seals do half the work]. Ask the agent [to turn everything off for a minute|for a minute of silence at the inspection].',
      'You stop hearing [trains|the tram] after two weeks. [The leaf blower on Saturday, never|Dogs are another matter].',
    ],
    comments: ['The minute of silence [is brilliant|I will steal].', 'Two weeks [is about right|for us it was four].'],
  },
  {
    title: '[Where do you buy good bread|Who makes a decent coffee] in {suburb}?',
    content: 'We [move in next month|are new] and [have our priorities straight|eat a lot of toast].',
    answers: [
      'Follow [the prams on Saturday morning|the queue]. [It never fails|Locals do not queue for bad things].',
      '{?near1}I ride over to {near1} for it, [ten minutes and worth it|and pretend that it is exercise].',
      'Try three and [be loyal to the one that remembers your name|go where they know the dog].',
      'The [weekend market|farmers’ market] when it is on. [Go early|Bring your own bag].',
    ],
    comments: ['The prams! [Can confirm|I laughed, then I looked].'],
  },
  {
    title: '{!village}Can you live in {suburb} without a car?',
    content:
      '[I sold mine last year|We have never owned one] and [get by with a bicycle and public transport|would rather not start].',
    answers: [
      'Plan the three trips you make every week with a journey planner, [at the hour you make them|once at peak hour and once on Sunday]. [If they work, you can|Sunday is the test].',
      '{?inner}Yes. [Most of what I need is within a walk|I borrow a ute twice a year].',
      '{?cbd}Easily. [The car was the expensive hobby|I use a share car for the beach].',
      '{?outer}With a bicycle that carries the shopping, [mostly|yes, and we rent a car for weekends].',
      '{?middle}We have one car for [two adults and two teenagers|four people], and [it stands still most days|that is plenty].',
      'Delivery has changed it. [The heavy things come to the door|I carry only what I want to choose myself].',
    ],
    comments: ['The Sunday test [is a good one|failed for me].', '[A cargo bike|Panniers] did it for us.'],
  },
  {
    title: '{?near1}{suburb} or {near1}: [which would you choose|what is the difference]?',
    content:
      'We look at homes in both and [friends say opposite things|cannot decide]. [Two adults, one dog|A family of four], [nothing fancy|we like to walk].',
    answers: [
      'They [run into each other|are closer than people admit]. I would choose the home and not the name on the letter box.',
      'Spend a Saturday in each. [Where you buy the second coffee is the answer|You will know].',
      'Compare the medians on the two pages here. [That usually decides it|Then ask what the difference buys you].',
      'I have lived in both and [was happy in both|moved for the school]. [The neighbours make it|It was the people].',
    ],
    comments: ['The second coffee test [is now family law|worked].'],
  },
  {
    isDiscussion: true,
    title: '[What is on|What do you do] in {suburb} this [weekend|month]?',
    content: 'Tell the newcomers. [Free things especially|Indoors and outdoors].',
    answers: [
      'The library. [Story time, tools to borrow, quiet corners|More is on there than you would think]. Look at the council’s calendar.',
      'Community garden on [Sunday morning|Saturdays]. [You come for tomatoes and stay for the talk|No skill needed, they are kind].',
      '{?beach}A walk along {beach} [early, before the wind|with a thermos]. [Still the best thing here and free|Dogs know it].',
      'Whatever the [school fair|local club] puts on. [The cake stall alone|Bring coins].',
      '{?near1}We walk to {near1} and back with a stop half-way. [It counts as an event|The children disagree].',
    ],
    comments: ['The library [is a treasure|surprised us].', '[See you there|We will come].'],
  },
  {
    title: 'How is the internet in {suburb}?',
    content: 'I [work from home four days a week|am on calls all day] and [need it to hold|cannot have it drop out].',
    answers: [
      'Go by the address and not by the suburb: [the connection can change from one side of the street to the other|type the exact one into the network’s own checker].',
      'Ask the people who move out what they [pay and get|have]. [Better than any map|They have no reason to make it pretty].',
      'Have a second way: [my phone takes over when the line is down|a cheap mobile plan as a spare]. [Used it twice in a year|It paid for itself in one morning].',
    ],
    comments: ['By the address, [learned that the hard way|exactly].'],
  },
  {
    title: '[Which council services|What] should a new household in {suburb} know about?',
    content:
      'Bins, [permits, trees|hard rubbish, pets]: [we come from another state and everything is called something else|where does one look it all up]?',
    answers: [
      'The council’s site has a page for new residents. [Bin days by address|Put the bin nights into your phone], the rest you find when you need it.',
      'Hard rubbish is usually booked and [free a few times a year|not put out just so]. [Neighbours will love you if you get that right|Ask before you carry the sofa down].',
      'Register the dog. [It is cheap, and it is how ours came home|The tag brought ours back in an hour].',
      'Ask before you cut a tree, even your own. [Some need a permit|The fines are real].',
    ],
    comments: ['Bin night in the phone. [Done|Saved].'],
  },
]

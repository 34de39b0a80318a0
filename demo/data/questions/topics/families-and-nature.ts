import type { Topic } from './topic.ts'

/** Schools, children, weather, gardens and the country. */
export const familiesAndNature: readonly Topic[] = [
  {
    title: '{?school}How do I find out whether a home is in the zone of {school}?',
    content:
      'We look in {suburb} and [our eldest starts next year|would move for the school]. [Agents say “close to” a lot|The map in the brochure is hand-drawn].',
    answers: [
      'Every state has an official finder: type in the address and it names the school. [Nothing else counts|Take a screenshot with the date].',
      'Ring the office and ask what they want to see. [A signed lease or contract, usually|They answer this every day].',
      'Zones move. [Ask whether a change is planned|Ours moved by one street the year after].',
    ],
    comments: [
      '“Close to” [is not a zone, no|means nothing, we learned].',
      'The office [was very kind|told us in two minutes].',
    ],
  },
  {
    title: 'Are there [other families with small children|many young families] in {suburb}?',
    content:
      'We have [a two-year-old and one on the way|twins who need tiring out]. [Playgrounds and playgroups welcome|Where does one meet people].',
    answers: [
      'Go to the playground at ten on a weekday. [You will have three phone numbers by eleven|Bring sunscreen and a ball, both make friends].',
      'The maternal and child health nurse puts groups together. [Ours still meets years later|Ask about it at the first visit].',
      'Put your name down for care early, [even before you move|earlier than feels right].',
      'Library story time. [Free, warm and loud|The librarians are saints].',
    ],
    comments: [
      'Put down early, [yes|I cannot say it often enough].',
      'Playground at ten [it is|worked on the first day].',
    ],
  },
  {
    title: 'How do you keep a house in {suburb} cool in summer?',
    content:
      'Ours has [big windows to the west|no insulation that I could find] and [no air conditioning yet|I would rather not run the air conditioning all day].',
    answers: [
      'Outside blinds on the west side. [Once the sun is through the glass you have lost|They did more than the air conditioner].',
      'Insulate the ceiling first. [A weekend and you feel it that night|Cheapest degree you will ever buy].',
      'Open everything at dawn and shut it by nine. [My grandmother’s air conditioner|It sounds like nothing and is a lot].',
      'Plant a tree that drops its leaves. [Shade in January and sun in July|In five years you will thank yourself].',
      '{?coastal}Let the sea breeze in at four and [shut the rest|open the door on the other side].',
    ],
    comments: ['The blinds, [a thousand times|yes].', 'Dawn to nine [works here too|is our rule as well].'],
  },
  {
    title: 'How do I check {suburb} for [flood and bushfire risk|flooding before I buy]?',
    content:
      'The home is [near a creek|on a slope under trees] and [the insurer asked questions that I could not answer|I want to know before the auction].',
    answers: [
      'The council has maps for both, by address, and the planning certificate says what applies. [Your conveyancer orders it|Ask for it before you fall in love].',
      'Get an insurance quote for the very address before you bid. [The price tells you what they think|Five minutes online and very honest].',
      'Ask the neighbours what happened in the wettest year they remember. [They show you the mark on the shed|People love to tell that story].',
      'Street by street it can be quite different, [so do not go by the suburb’s name|so ask about the land and not the suburb].',
    ],
    comments: ['The quote [is such a good test|changed our list].', 'Order the certificate, [it is cheap|I agree].'],
  },
  {
    title: 'What grows well in a garden in {suburb}?',
    content:
      'I have [a small courtyard with half a day of sun|a bare block and a wheelbarrow] and [black thumbs|a lot of hope].',
    answers: [
      'Walk around the block and plant what the neighbours [cannot kill|already grow]. [They will give you cuttings|It is how everyone here began].',
      'Your council gives away native plants [once a year|to new residents], [more often than you would think|ask them].',
      'Herbs and a lemon tree. [Everything else is a bonus|You will use both every week].',
      'Mulch. [Then more mulch|Whatever the question is].',
    ],
    comments: ['Mulch. [Ha|Agreed].', 'The lemon [is doing well, thank you|took, at the third try].'],
  },
  {
    isDiscussion: true,
    title: 'Walks with a dog around {suburb}',
    content: '[Post yours|Share your favourite]. [Shade and water wanted|Mine pulls, so width is welcome].',
    answers: [
      'Along the creek or whatever water there is, [early|before the bicycles]. [Bags in the pocket, please|Off the lead only where the sign says so].',
      'The oval after training. [Ten dogs, one ball, no rules|Everybody knows your dog’s name and nobody yours].',
      '{?beach}{beach} [at low tide|outside the signed hours]. [Check the sign, the hours change with the season|Rinse feet].',
      '{?near1}To {near1} and back by the side streets. [Shade most of the way|Three water bowls if you know the doors].',
    ],
    comments: [
      '[Met you there, I think|We may have met]: brown kelpie?',
      'Nobody knows my name [either|, and that is fine].',
    ],
  },
  {
    title: '{?country}What is it like to move to {suburb} from the city?',
    content:
      'We [can both work from home|would open a small workshop] and [have visited three times, always in good weather|wonder about the winters].',
    answers: [
      'Join something in the first month. [The fire brigade, the hall, the netball|It does not matter what]. [After that you belong|People wait to be asked].',
      'Come in the worst month and stay for two weeks. [If you still like it, you will love it|We came in July].',
      '{?hub}Get used to a list for {hub}. [You shop once and think ahead|It becomes a nice day out].',
      'It is quieter and busier than you think. [Quiet evenings, full calendar|Nobody leaves you alone when you need help].',
      'Look at the doctor and the dentist first. [Waiting lists are the real distance|Put your name down before you move].',
    ],
    comments: [
      'July [is the test|was mild, they said]!',
      'The hall it was. [Best decision|Three years later I do the books].',
    ],
  },
  {
    title: '{?coastal}How much does salt air do to a house in {suburb}?',
    content:
      'We look [a few streets back from the water|at a place with a view]. [Metal roof, timber windows|It was painted last year].',
    answers: [
      'Wash it. [The house, the car, the windows: fresh water every few weeks|Twenty minutes with a hose does more than paint].',
      'Ask for fittings made for the coast. [They cost a little more once and not again|Ordinary screws cry rust within a year].',
      'A few streets back [it is much less|is quite another thing]. [Look at the neighbours’ gutters|Gutters tell you].',
    ],
    comments: ['Gutters tell you. [I looked. They do|Love it].'],
  },
  {
    title: '{?town}Is there [enough work|any work] around {suburb} for [tradespeople|a nurse and a teacher]?',
    content: 'We would [keep the city jobs for a while|like to arrive with at least one contract].',
    answers: [
      'For both of those, [ring before you come|usually yes]: [schools and hospitals everywhere outside the cities look for people|you may get help with the move].',
      '{?hub}Count {hub} in. [Half the street drives there|It is a fair commute].',
      'Word of mouth. [Do one job well and your phone rings|The hardware shop knows who needs whom].',
    ],
    comments: ['The hardware shop [is the job centre|knew before I did].'],
  },
  {
    title: '{?regionalCity}Which [side|end] of {suburb} is best for a family?',
    content:
      'We [start new jobs in autumn|come for the hospital] and [rent first|want to be close to sport and school].',
    answers: [
      'Nothing is far. [Choose by the school and the oval|Ten minutes covers most of it], and [rent a year|the rest sorts itself out].',
      'New estates have young families, old streets have shade. [You can have neighbours with ladders or with trampolines|We took shade].',
      '{?near1}Look at {near1} as well. [Same distance in practice|Often a little more land].',
    ],
    comments: ['Ladders or trampolines, [perfect|well put].'],
  },
]

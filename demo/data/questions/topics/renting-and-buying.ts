import type { Topic } from './topic.ts'

/** Before a home is bought or rented. */
export const rentingAndBuying: readonly Topic[] = [
  {
    title: '[Which streets|Which part] of {suburb} would you look at first?',
    content:
      'We [are moving from interstate|know the area only from the map] and [have two weekends to look around|cannot visit more than twice before we decide]. [Quiet matters more to us than a big garden|We would like to walk to the shops|One of us works from home].',
    answers: [
      'Walk it at [eight in the morning|school time] and again after dark. [A street can be two different places|You learn more in those two walks than at ten inspections].',
      'Start near whatever you will use every day, [the school, the shops or the bus stop|whether that is the train, the park or the bakery], and work outwards. [The rest is taste|We did that and never regretted it].',
      'Ask three people [who are watering their gardens|walking dogs]. [They will tell you more than any map|That is how we found ours].',
      'I would draw the search on the map here and [follow it for a month|watch what comes up]. You soon see which corners [hardly ever come up for sale|change hands often], and that says a lot.',
      'Look at the [trees and the traffic|way the afternoon sun falls]. [Both are hard to change later|You can paint a house but not turn it around].',
    ],
    comments: [
      '[Good advice|Thank you], [we will do the evening walk|that helps a lot].',
      'The evening walk [changed our minds too|was what decided it for us].',
    ],
  },
  {
    title: 'How far above the guide do auctions in {suburb} go?',
    content:
      'We [have missed out twice|are at our first auction next month] and [would like to set a limit that is realistic|do not want to waste anyone’s time].',
    answers: [
      'It differs from home to home. Look at the sold results on this site for the last [three|six] months, take homes [like the one you want|of the same size], and [forget the highest and the lowest|compare what they fetched with what was asked].',
      'Set your limit [before the day|the evening before] and write it down. [We went over by ten thousand once and still talk about it|The one who has a number on paper stays calm].',
      'Ask the agent which recent sales the guide stands on. In most states they [must be able to tell you|have to have grounds for it].',
      'Go to [three|four] auctions you have no interest in. [It costs nothing and you learn the pace|By the fourth you hear when it is over].',
    ],
    comments: [
      'Writing it down [worked for us|is underrated].',
      'Sold results [were an eye-opener|helped us more than anything].',
    ],
  },
  {
    title: 'What should I ask before signing a lease in {suburb}?',
    content:
      'It is [my first rental on my own|our first rental with a child]. The place [looks fine|was freshly painted] and [I do not know what I do not know|that makes me a little careful].',
    answers: [
      'Turn on every tap and flush [every toilet|twice]. [Water pressure is the thing nobody tests|Then look under the sink].',
      'Ask who lived there before and for how long, and why they left. [Most property managers answer if you ask kindly|The answer is often reassuring].',
      'Check that your phone has reception [in the bedroom|in every room], and what internet connection [the address has|is really there, by the address].',
      'Take photos of everything on the day you get the keys and send them to yourself. [The condition report protects you both|We got our whole bond back because of that].',
      'Read what your state’s tenants’ union says about [rent increases and repairs|notice periods]. [Ten minutes well spent|It is short and in plain words].',
    ],
    comments: [
      'The photos! [Yes|A hundred times yes].',
      'Reception was [exactly our problem|the one thing we forgot].',
    ],
  },
  {
    title: 'Is a building and pest inspection worth it for [an older house|a weatherboard house] in {suburb}?',
    content:
      'The agent [has offered us a report|says there is a report already]. [Should we pay for our own|Is that enough]?',
    answers: [
      'Get your own. The one who pays for it is the one [it is written for|the inspector answers to].',
      'Ours [found a soft floor|found old wiring] that [saved us its price forty times over|we took off the offer].',
      'Go along if they let you. [You learn how the house works|Half of what they know never gets into the report].',
      'For an apartment, read the minutes of the owners corporation instead. [Anything that will cost money is in there|Three years of them if you can].',
    ],
    comments: ['[Going along|Being there] was [the best part|worth more than the paper].'],
  },
  {
    isDiscussion: true,
    title: 'What do you wish you had known before you moved to {suburb}?',
    content:
      'I will start: [how soon I would stop driving everywhere|how much nicer the place is on foot|that you should never unpack the kitchen last].',
    answers: [
      'That it takes a year. [In the first winter I was not sure|The first six months I compared everything], and now [you would not get me away|I cannot imagine leaving].',
      'That the neighbours [bring cake|know everything and mean well]. [Bring some back|I should have said hello on the first day].',
      'How [different it feels on a weekday|early the good bread is gone].',
      'That you can ask the council for [a second green bin|street trees], and that [they answer|it costs little].',
      'Where the afternoon wind comes from. [Plant something there|The clothes line is on the other side now].',
      'Nothing. [That was the fun of it|You find out, and that is the good part].',
    ],
    comments: [
      '[Ha, true|So true].',
      'The first winter [was the same for us|is the test].',
      '[Noted|I am writing these down].',
    ],
  },
  {
    title: 'Would you buy [a unit|a townhouse] or a house further out than {suburb}?',
    content:
      'For about the same money we could have [two bedrooms here|a small place here] or [a house with a garden|four bedrooms] further out. [We are both in our thirties|No children yet].',
    answers: [
      'Count the hours, not the rooms. [An hour each way is ten a week|Two bedrooms and your evenings are worth a lot].',
      'We took the house and [never regretted the garden|sold the second car later]. [It depends on who you want to see on a Tuesday|Our friends come to us now].',
      'Rent in both for half a year if you can. [It sounds like a bother and it is cheap compared with stamp duty|We did, and it settled the question].',
      'Look at the owners corporation fees before you compare prices. [They belong to the price|Ours are as much as a small car].',
    ],
    comments: ['Stamp duty [is the argument|settles it].', 'Hours, not rooms. [I will remember that|Well said].'],
  },
  {
    title: 'How long do homes in {suburb} take to sell?',
    content:
      'We are thinking of selling [in spring|next year] and [need somewhere to go at the right time|wonder whether to buy first].',
    answers: [
      'Open a few sold homes on this site and look at the price history: [when it was listed and when it sold|the days are all there].',
      'Depends on the price more than on the month. [What is priced well goes quickly|The ones that wait usually started too high].',
      'Ask for a longer settlement. [Ninety days gave us the time we needed|Most buyers do not mind].',
      'Agents here will tell you their own figures if you ask. [Ask two|Ask for the ones that did not sell as well].',
    ],
    comments: ['A long settlement [is a good idea|had not crossed my mind].'],
  },
  {
    title: 'Are pets [usually accepted|hard to place] in rentals around {suburb}?',
    content: 'We have [an old greyhound who sleeps all day|two indoor cats|a small dog with good manners].',
    answers: [
      'Put in a short letter about the pet with your application, [with a photo|with a word from the last landlord]. [It sounds silly and works|We got the first one we applied for].',
      'The rules differ by state, and in several a landlord needs a good reason to say no. [Look up yours|Your tenancy authority has it on one page].',
      'Use the pet friendly filter here and then [ring anyway|ask about the others too]. [Many just forget to say so|Half of them agree when asked].',
    ],
    comments: [
      'A greyhound [is furniture, I tell everyone|is the easiest tenant].',
      'The letter [worked for us too|is a good idea].',
    ],
  },
]

import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'You can change a kitchen. You cannot change the street it stands in. Before you spend a fortune on the second, spend a day on foot in it: three walks, at three times, with nothing in your hands but a phone and a bottle of water.',
  ],
  sections: [
    {
      id: 'morning',
      title: 'Half past seven: the weekday walk',
      blocks: [
        'Come on a working day. Arrive by the train or bus that you would take, and stand on the platform with the people who take it. Are they calm? Can they get on? Then walk against the stream, to the house. Count the minutes. Note the one crossing where you wait.',
        'Pass the school at drop-off. Listen to the road: the noise at this hour is the noise for ever. Buy a coffee where there is a queue and read the notice board. Lost cats and choir rehearsals are good signs. So is a handwritten apology.',
      ],
    },
    {
      id: 'afternoon',
      title: 'Three o’clock: the slow walk',
      blocks: [
        'Go round the block, then round the next one. Look at front gardens and at verandahs: are there chairs on them, and do they look sat in? Who is about? Children on bicycles tell you that parents trust the street.',
        {
          list: [
            'Is there shade on the way to the shops in February?',
            'Is there a park that you would cross, or one that you would avoid?',
            'What is being built? The yellow notices on fences say what the next five years will sound like.',
            'Where would you buy bread, see a doctor, borrow a book?',
          ],
        },
      ],
    },
    {
      id: 'evening',
      title: 'Nine at night: the short walk',
      blocks: [
        'Come back after dark. Are the footpaths lit? Does the pub empty under what would be your window? Where do the cars stand now? If you feel uneasy, believe it. If somebody says good evening, believe that too.',
      ],
    },
    {
      id: 'at-home',
      title: 'And at the kitchen table',
      blocks: [
        'Between the walks, look the place up. See what homes [cost](/sold-properties/fitzroy-vic-3065) and what they [rent for](/for-rent/fitzroy-vic-3065/real-estate). [Where to live](/where-to-live) is the part of this portal for suburbs themselves, and [discussions](/discussions) is the place to ask those who live there what they would tell a friend.',
        'Then write three lines: what I would love here, what would wear me down, what I do not know yet. Do it for three suburbs and the choice often makes itself.',
      ],
    },
  ],
}

import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'The Upshot is the name of our advice for agents in small portions. It is meant to be heard one day. **No episode has been recorded so far**, so for now it is a series to read: three pieces, a few minutes each. When there is something to listen to, it will be on this page, with a transcript.',
  ],
  sections: [
    {
      id: 'the-first-line',
      title: 'Write the first line last',
      blocks: [
        'Most descriptions start with the sentence that came first to a tired person on a Thursday: something about an opportunity, or a lifestyle. Try it the other way round. Write down everything that is true about the home in short sentences. Then read them aloud to a colleague who has not seen it, and ask which one they remember. That is your first line.',
        'It is nearly always a particular: the lemon tree, the school gate at the end of the lane, the workshop with three-phase power. Nobody ever remembered “immaculate”.',
        'The upshot: gather first, choose last.',
      ],
    },
    {
      id: 'the-honest-guide',
      title: 'The honest guide sells twice',
      blocks: [
        'A guide that is too low fills the open home with people who cannot buy. They cost you a Saturday, they cost themselves an inspection report, and they tell their friends. A guide that is right fills it with half as many people, and each of them could sign.',
        'The second sale is the neighbour. Sellers watch what happens in their street: what was said in the first week, and what the sign said in the last. The agent whose two figures are close to each other gets the next call.',
        'The upshot: quote what you would say to your own sister.',
      ],
    },
    {
      id: 'the-one-who-missed-out',
      title: 'Ring the one who missed out',
      blocks: [
        'On Saturday afternoon everybody rings the buyer and the seller. Ring the underbidder too. They wanted a home in this street enough to raise a hand in public, their finance is approved, and they are having a bad afternoon. Ask nothing; tell them that you are sorry and that you will call when something like it comes up. Then do it.',
        'They will also be a seller before long, since many who look for a home have one to leave.',
        'The upshot: the second-best bidder is the best introduction.',
      ],
    },
    {
      id: 'say-something',
      title: 'Say something',
      blocks: [
        'If you have a piece of advice that others should have, in writing or in your voice, write to {email}. Nobody pays to be in The Upshot, and nobody is paid.',
      ],
    },
  ],
}

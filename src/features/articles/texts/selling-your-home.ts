import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Most people sell a home a few times in their life, to people who see a hundred. The way to even the odds is to slow down at four points: choosing the agent, signing the agreement, setting the price and answering the first offer.',
  ],
  sections: [
    {
      id: 'what-it-is-worth',
      title: 'What it is worth',
      blocks: [
        'Before anybody gives you a figure, make one of your own. Look up the [homes sold](/sold-properties/melbourne-vic-3000) around you in the last half year with the same number of bedrooms, and be stern about how yours compares. Then ask three agents, and ask each one to name the sales that they rely on. The highest appraisal is not the best agent; it may only be the boldest. A valuation by a licensed valuer costs some money and has no interest in the answer.',
      ],
    },
    {
      id: 'choosing-an-agent',
      title: 'Choosing an agent',
      blocks: [
        {
          list: [
            'Which homes like mine have you sold, and for how much against the first guide?',
            'Who will stand at my open home: you or somebody else?',
            'What happens in the first week, the third and the sixth?',
            'What does it cost: commission, advertising, and what if it does not sell?',
            'May I speak to the last two sellers?',
          ],
        },
        'The [agent finder](/real-estate-agents) lists who works in an area. Check the licence with the authority of your state; the registers are public.',
      ],
    },
    {
      id: 'the-agreement',
      title: 'Reading the agreement',
      blocks: [
        'Commission is not set by law anywhere in Australia: you can negotiate it. Read how long the agent has the **exclusive** right to sell, how it ends, and whether you owe a commission if the buyer comes later or from elsewhere. Advertising is usually paid by you and often up front; ask for each item, and strike out what you do not want. Some states give you a short cooling-off period on the agreement, others none.',
      ],
    },
    {
      id: 'how-to-sell',
      title: 'Auction, private sale or tender',
      blocks: [
        {
          list: [
            '**Auction** suits homes that several people will want, in places where buyers are used to it. It sets a date, and a sale on the day has no cooling-off. If it passes in, everybody knows.',
            '**Private sale** names a price or a range and waits for offers. It takes the time it takes and lets buyers make conditions.',
            '**Expressions of interest** and tenders ask for best offers by a date. They suit the unusual home.',
          ],
        },
        'Ask the agent which way they would choose if it were their own house, and why.',
      ],
    },
    {
      id: 'papers',
      title: 'Papers first',
      blocks: [
        'In several states a home may not be advertised, or a contract may not be signed, before the seller’s documents are ready: the contract in New South Wales and the ACT, the section 32 statement in Victoria, Form 1 in South Australia, the seller disclosure statement in Queensland. Engage a solicitor or conveyancer before the photographer. Find the permits for the deck, the pool certificate and the smoke alarm records now.',
      ],
    },
    {
      id: 'getting-ready',
      title: 'Getting the house ready',
      blocks: [
        'Repair what is broken, clean what is not, take a third of the furniture away. Wash the windows. Cut back whatever shades the front door. A renovation for the sale seldom earns its cost; paint and light bulbs nearly always do. Hide nothing that you know to be wrong: a buyer who finds out later can come back with the law behind them.',
      ],
    },
    {
      id: 'offers',
      title: 'Offers',
      blocks: [
        'The first offer is often the best one, and often too low; both can be true. Ask for every offer in writing with its conditions. A slightly smaller sum without conditions can be worth more than a larger one that hangs on another sale. In most states the agent has to pass on every offer to you. You may say no to any of them, and you need give no reason.',
        {
          note: 'General information only. Ask your conveyancer about your contract, a tax adviser about capital gains where the home was not always your own, and the consumer authority of your state about agents.',
        },
      ],
    },
  ],
}

import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Beside most homes for sale in Victoria lies a sheet called the statement of information. Agents have to make one before they advertise a house, unit or apartment for sale, have to show it at the open home and put it with the listing. It is a short page and easy to read past. It is worth ten minutes.',
  ],
  sections: [
    {
      id: 'three-parts',
      title: 'The three parts',
      blocks: [
        {
          list: [
            '**The indicative selling price.** One figure, or a range whose top is at most ten per cent above its bottom. It must not be below what the agent honestly estimates, nor below what the seller has said they will take, nor below a written offer that was refused as too low.',
            '**The median price.** The middle of the sales of houses, or of units, in that suburb over the period that the sheet names, with its source.',
            '**Comparable sales.** As a rule, three homes that the agent thinks most alike, sold recently and nearby. Where there are not three, the sheet has to say so.',
          ],
        },
      ],
    },
    {
      id: 'reading-the-range',
      title: 'Reading the range',
      blocks: [
        'The range is an estimate by somebody who works for the seller, made before the crowd came. It is not the reserve, and it is not a promise. If buyers’ offers are refused, the agent has to raise it. So look at the date on the sheet, and look again in the last week.',
        'Words such as “from”, “offers over” or a plus sign behind a price are not allowed for these homes in Victoria. If you see them, ask.',
      ],
    },
    {
      id: 'the-median',
      title: 'What the median hides',
      blocks: [
        'The median is the sale in the middle when all are put in a row. In a suburb of cottages and mansions it describes neither. In a suburb with few sales it jumps about. Use it to compare this suburb with the next one, not to price a particular house. On this portal a median is left out when too few sales stand behind it.',
      ],
    },
    {
      id: 'the-comparables',
      title: 'Checking the comparables',
      blocks: [
        'Take the addresses for a walk. Are those homes as large, in as good a state, on as quiet a street? Then look for the ones that were not chosen: open [sold homes](/sold-properties/melbourne-vic-3000) in the suburb, set the same number of bedrooms, and see which sales an agent might have left out. Three more comparables that you find yourself are worth more than the three that you are given.',
        {
          steps: [
            'Write down each sale: date, land, bedrooms, state of repair, price.',
            'Add or take away for what differs, roughly and honestly.',
            'Where do most of them land? That is your own indicative price.',
          ],
        },
      ],
    },
    {
      id: 'other-states',
      title: 'In the other states',
      blocks: [
        {
          list: [
            '**New South Wales** has rules against underquoting: the agent’s estimate has to be in the agreement with the seller, has to be reasonable, and advertising must not go below it.',
            '**Queensland** does not let agents give a price guide for a home that goes to auction. Since 2025 sellers have to hand over a disclosure statement before the contract is signed.',
            '**South Australia** has rules against bait advertising, and a seller’s statement called Form 1.',
            '**The ACT** has the seller provide the contract and reports before the home is shown.',
            '**Elsewhere** there is no such sheet; misleading prices are against the Australian Consumer Law all the same.',
          ],
        },
        'If a guide looks dishonest, tell Consumer Affairs Victoria or the authority of your state. It helps to keep the sheet, the advertisement and the final price.',
      ],
    },
    {
      id: 'beside-it',
      title: 'Beside it: the section 32 statement',
      blocks: [
        'The statement of information is about the price. The other Victorian document, the vendor’s statement or section 32, is about the property: title, covenants, easements, zoning, rates, building permits, owners corporation. Have it read before you make an offer or [bid](/advice/buying-at-auction).',
      ],
    },
  ],
}

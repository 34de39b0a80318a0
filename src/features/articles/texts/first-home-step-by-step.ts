import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Buying a first home looks like one large decision. It is really a dozen small ones, and most of the trouble comes from taking them in the wrong order: falling in love before the bank has spoken, or signing before the contract was read. Here they are in an order that works.',
    {
      note: 'This is general information and not financial advice. Grants, concessions and guarantees have conditions that change; check them with the revenue office of your state and with Housing Australia before you count on them.',
    },
  ],
  sections: [
    {
      id: 'know-your-money',
      title: '1. Know your money',
      blocks: [
        'Write down what you earn, what you spend and what you owe. Then live for three months as if you already paid the loan: put the difference between your rent and the repayments aside. If that works, you have both the proof and some savings. If it does not, you found out cheaply.',
        'Besides the price there is more to pay. Plan for transfer duty, the solicitor or conveyancer, inspections, lender’s fees, insurance from the day your contract says, moving, and the first repairs. When the deposit is small, lenders usually ask for lenders mortgage insurance, which protects the lender and not you.',
      ],
    },
    {
      id: 'find-the-help',
      title: '2. Find the help you are due',
      blocks: [
        {
          list: [
            '**First home owner grants** are paid by most states and territories, usually for a new home, below a price limit and for people who will live there.',
            '**Duty concessions** lower or remove transfer duty for first buyers below a price. Each state has its own limits; the revenue office has a calculator.',
            '**The Australian Government’s guarantee** lets eligible buyers borrow with a smaller deposit and without lenders mortgage insurance. Housing Australia runs it through participating lenders.',
            '**The First Home Super Saver scheme** lets you withdraw voluntary super contributions for a deposit. The Australian Taxation Office explains it. Ask before you sign anything: the order of the steps matters.',
          ],
        },
      ],
    },
    {
      id: 'talk-to-lenders',
      title: '3. Talk to more than one lender',
      blocks: [
        'Ask for a pre-approval from a lender, or through a licensed broker, and ask what it depends on. Compare the comparison rate and not only the headline; ask about offset accounts, fees and what happens when a fixed period ends. Borrow what you can live with and not what you are offered.',
      ],
    },
    {
      id: 'look-widely',
      title: '4. Look widely, then closely',
      blocks: [
        'Start with a wide search and let it teach you. On this portal you can set the [highest price and the number of bedrooms](/for-sale/melbourne-vic-3000/real-estate/2-bedrooms-under-700000) and see what remains. If that is little, look one suburb further along the same railway line: a search takes in the suburbs around unless you tell it not to.',
        'Go to [open homes](/for-sale/melbourne-vic-3000/real-estate/open-for-inspection) even when you are not ready. The [inspection guide](/advice/what-to-look-for-at-an-inspection) says what to look at. After ten you will see faults at the gate that you missed in the first.',
      ],
    },
    {
      id: 'check-before-you-sign',
      title: '5. Check before you sign',
      blocks: [
        {
          steps: [
            'Have a solicitor or conveyancer read the contract and the seller’s disclosure.',
            'Have the building and pest inspection done, or make the contract subject to it where that is usual.',
            'Make the contract subject to finance unless the loan is certain. At an [auction](/advice/buying-at-auction) you cannot.',
            'Know your cooling-off period. Private sales have one in most states, from two to five business days, and usually a fee for using it. Western Australia and Tasmania give none by law unless the contract does.',
          ],
        },
      ],
    },
    {
      id: 'to-settlement',
      title: '6. From signature to key',
      blocks: [
        'Between contract and settlement the lender values the home, you sign the loan documents, and the conveyancers agree on the figures. Insure the building from the day the risk passes to you, which in some states is well before settlement. Inspect the home once more in the last days: it should be as it was when you bought it, with everything that the contract includes.',
        'On the day money and title change hands electronically. The agent rings you, and you collect the keys.',
      ],
    },
    {
      id: 'the-first-year',
      title: '7. The first year',
      blocks: [
        'Leave the walls alone for a season. Live in the house through a summer and a winter before you spend on it: it will tell you what it needs, and it is rarely what you planned. Keep a month of repayments aside for the hot water system, which always goes first. And for the move itself there is a [list](/advice/moving-house).',
      ],
    },
  ],
}

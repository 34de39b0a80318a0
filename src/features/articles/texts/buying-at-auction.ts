import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'An auction is the quickest way to buy a home in Australia, and the least forgiving. When the hammer falls, the highest bidder signs the contract that day and pays the deposit. There is no second thought, no subject to finance, no subject to inspection. Everything that protects a buyer has to happen before the first bid.',
    {
      note: 'This guide is general. Auction rules are made by each state and territory and they change; the authority of your state, named below, has the rules in force, and a solicitor or conveyancer should read the contract before you bid.',
    },
  ],
  sections: [
    {
      id: 'before-the-day',
      title: 'Before the day',
      blocks: [
        'Do these in any order you like, but do all of them. On the day it is too late for each one.',
        {
          steps: [
            '**Have the contract read.** Ask the agent for the contract and the seller’s disclosure documents, and send them to a solicitor or conveyancer. Changes to the terms, such as a longer settlement or a smaller deposit, have to be agreed before the auction.',
            '**Have the building looked at.** A building and pest inspection costs far less than a roof. For an apartment, have the records of the owners corporation or body corporate read as well.',
            '**Have finance approved in writing.** A pre-approval is not a promise: the lender still values the home you buy. Ask yours what could make it say no.',
            '**Set one figure.** Look at what similar homes sold for: [sold homes](/sold-properties) on this portal show the price wherever it was not withheld. Write your limit down, with the reason.',
            '**Know the deposit.** Ten per cent is usual, payable on the day. Ask how it may be paid.',
          ],
        },
      ],
    },
    {
      id: 'on-the-day',
      title: 'On the day',
      blocks: [
        'The auctioneer reads the conditions, invites a bid and takes rises from there. The **reserve** is the lowest price at which the seller has agreed to sell; it is usually not told. Once bids pass it the auctioneer may say that the home is “on the market”: from then on the highest bid buys.',
        'A bid made for the seller has to be announced as a **vendor bid** wherever it is allowed at all. A bid by somebody who only pretends to buy is a dummy bid, and is against the law.',
        'If the bids stop short of the reserve, the home is **passed in**. The highest bidder is often asked inside to negotiate first. Be careful here: in several states a contract that is signed the same day, or within a short time around the auction, has no cooling-off period either.',
      ],
    },
    {
      id: 'where-the-rules-differ',
      title: 'Where the rules differ',
      blocks: [
        'A home bought under the hammer has no cooling-off period anywhere in Australia. Beyond that the states go their own ways.',
        {
          table: {
            caption: 'What to ask about in each state and territory, and whom',
            head: ['Where', 'Worth knowing', 'Who can tell you'],
            rows: [
              [
                'ACT',
                'Bidders register before they bid. The seller’s contract comes with building and pest reports for most houses.',
                'Access Canberra',
              ],
              [
                'New South Wales',
                'Bidders register with identification and hold up a number. The contract has to be ready before a home is advertised.',
                'NSW Fair Trading',
              ],
              [
                'Northern Territory',
                'Ask the agent about registration and the conditions of sale.',
                'Northern Territory Consumer Affairs',
              ],
              [
                'Queensland',
                'Bidders register. Agents may not give a price guide for a home that goes to auction.',
                'Queensland Office of Fair Trading',
              ],
              [
                'South Australia',
                'Bidders register. The seller’s statement, called Form 1, has to be available to read beforehand.',
                'Consumer and Business Services',
              ],
              [
                'Tasmania',
                'Ask how to register, and read the conditions of sale early.',
                'Consumer, Building and Occupational Services',
              ],
              [
                'Victoria',
                'The rules are displayed before the start. The statement of information shows an indicative price.',
                'Consumer Affairs Victoria',
              ],
              [
                'Western Australia',
                'Auctions are rarer here; ask the agent for the conditions and have them read.',
                'Consumer Protection WA',
              ],
            ],
          },
        },
        'About the Victorian price guide there is a [guide of its own](/advice/understanding-the-statement-of-information).',
      ],
    },
    {
      id: 'how-to-bid',
      title: 'How to bid',
      blocks: [
        {
          list: [
            'Stand where you can see the other bidders and the auctioneer can see you.',
            'Bid clearly, in a full sentence if you like: the whole amount, not only the rise.',
            'You may offer a smaller rise than the auctioneer asks for. The auctioneer may refuse it.',
            'Ask aloud whether the home is on the market if it has not been said.',
            'Stop at your figure. The next house will come; the extra fifty thousand will not come back.',
          ],
        },
        'If standing in the street with your heart in your throat is not for you, a friend, a solicitor or a licensed buyer’s agent can bid with your written authority.',
      ],
    },
    {
      id: 'find-one',
      title: 'Find one to watch',
      blocks: [
        'The best preparation is to watch three auctions of homes that you do not want. Search a suburb and keep only [homes with an auction ahead](/for-sale/melbourne-vic-3000/real-estate/upcoming-auctions), go along, and guess the price before it starts. When your guesses are close, you know your market.',
      ],
    },
  ],
}

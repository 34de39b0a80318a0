import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'A small home is not a large one with parts missing. It is a different instrument. People who live well in sixty square metres tend to do the same few things, and hardly any of them cost much.',
  ],
  sections: [
    {
      id: 'light',
      title: 'Follow the light',
      blocks: [
        'Put the thing that you do most where the light is best. If you read in the morning, the chair goes to the east window and the wardrobe can have the dark corner. Keep window sills bare. Hang curtains wider than the window, so that by day they cover wall and not glass. One large mirror across from a window does what a renovation would.',
      ],
    },
    {
      id: 'one-table',
      title: 'One good table',
      blocks: [
        'In a small home one table is for eating, working, cutting out patterns and playing cards. So let it be a good one, with nothing stored on it. When a thing has a place of its own within arm’s reach, the table clears in a minute; when it does not, the table becomes the place.',
      ],
    },
    {
      id: 'store-up',
      title: 'Store up, not out',
      blocks: [
        {
          list: [
            'Shelves to the ceiling: the top one for Christmas, the middle ones for life.',
            'A bed on drawers holds as much as a wardrobe.',
            'Hooks behind every door.',
            'A bicycle on a wall is a picture with wheels.',
            'One box for things you are not sure about, with a date on it. If it is still shut in a year, you are sure.',
          ],
        },
      ],
    },
    {
      id: 'borrow-room',
      title: 'Borrow room from outside',
      blocks: [
        'A balcony with two chairs is a second living room for half the year. A library is a study, a park is a garden, a good corner café is a parlour. Before you pay for a spare bedroom that is used nine nights a year, look up what the motel down the road costs for nine nights.',
      ],
    },
    {
      id: 'looking',
      title: 'Looking for one',
      blocks: [
        'Small plans differ more than large ones. Look for windows on two sides, a real entry, a laundry that shuts, and walls long enough for a bed. A listing’s floor plan, where the agent gave one, is worth more than its photographs. Begin with [studios](/for-rent/melbourne-vic-3000/studios) or [one-bedroom apartments](/for-rent/melbourne-vic-3000/apartments/1-bedroom), and read [what to look for at an inspection](/advice/what-to-look-for-at-an-inspection).',
      ],
    },
  ],
}

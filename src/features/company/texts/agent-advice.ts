import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'What makes people stop at a listing, believe it and pick up the telephone is no secret. It is mostly the absence of annoyances. These are the ones within your reach.',
  ],
  sections: [
    {
      id: 'photographs',
      title: 'Photographs',
      blocks: [
        {
          list: [
            'First the picture that tells what kind of home it is: usually the front, sometimes the room with the view.',
            'Then the order in which one walks through. People build the house in their heads.',
            'Straight verticals, lights on, lids down, bins away.',
            'Wide lenses make a bedroom look like a ballroom until the inspection, and then you have lost them.',
            'Always a floor plan. It saves you the inspections that could never have come to anything.',
          ],
        },
      ],
    },
    {
      id: 'words',
      title: 'Words',
      blocks: [
        'Begin with what only this home has. “Corner block with a north-facing garden, ten minutes’ walk to the station” beats “Stunning opportunity”. Name materials, years, directions, distances on foot. Say what is not perfect where everybody will see it anyway: “original bathroom”. It makes the rest believable.',
        'The first two lines are all that many people read. The third paragraph may be yours.',
      ],
    },
    {
      id: 'price',
      title: 'Price',
      blocks: [
        'Buyers search by price. A listing without a figure is found by those who set no limit, and left out by many who could have bought it. Give the guide that your state’s rules ask for and keep it current. The [guide for buyers](/advice/understanding-the-statement-of-information) shows what they are told to look for.',
      ],
    },
    {
      id: 'times',
      title: 'Open times',
      blocks: [
        'Put them in as soon as they are set: “open for inspection” is a filter, and Saturdays are planned on Friday evening. Take cancelled ones out at once. Someone who stood before a locked door does not ring.',
      ],
    },
    {
      id: 'enquiries',
      title: 'Enquiries',
      blocks: [
        'Answer on the same day, even if only to say when you will. Answer the question that was asked. If the home is gone, say so and name another one.',
      ],
    },
    {
      id: 'status',
      title: 'Status',
      blocks: [
        'Mark homes under offer, sold and leased when they are. A sold price that may be shown is the best advertisement that you have in that street, and sellers look at [sold homes](/sold-properties) before they choose an agent.',
        'More in this vein, in small portions, is in [The Upshot](/agent-advice/the-upshot-podcast). How things work on the portal is in the [help centre](/agent-help-centre).',
      ],
    },
  ],
}

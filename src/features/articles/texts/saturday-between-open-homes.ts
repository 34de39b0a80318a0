import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'The Saturday of open homes is an Australian season of its own. Between nine and two, half of the street is in somebody else’s bedroom. With a little planning it can be a pleasant day; without any, by the fourth house you cannot remember which one had the stairs.',
  ],
  sections: [
    {
      id: 'friday',
      title: 'Friday evening',
      blocks: [
        'Choose four, and not nine. Search the area for [homes that are open](/for-sale/brisbane-qld-4000/real-estate/open-for-inspection), in order of the next inspection, and look at the map for a loop rather than a star. Allow half an hour for each and as much again between them. Times on this portal are those of the property itself, which matters when you live in Tweed Heads and look in Coolangatta.',
      ],
    },
    {
      id: 'on-the-way',
      title: 'On the way',
      blocks: [
        {
          list: [
            'Wear shoes that come off easily.',
            'Give your name at the door; the agent has to know who is in the house.',
            'Take a photograph of the front first. It is the label for all those after it.',
            'Measure the fridge space with your hand span and know how long that is.',
            'Say nothing about what you would pay until you are back in the car.',
          ],
        },
      ],
    },
    {
      id: 'between',
      title: 'Between the second and the third',
      blocks: [
        'Stop. Sit down where the neighbours sit. Each of you writes three words about each house before anybody speaks. Then compare. You will find that one of you was in the kitchen and the other one in the garden, and that you saw two different homes.',
      ],
    },
    {
      id: 'afterwards',
      title: 'Afterwards',
      blocks: [
        'By evening one of the four is still in your mind. Go back to its listing and look at the photographs again: now you can see what they left out. Ask the agent for the contract. And for next week, [what to look for at an inspection](/advice/what-to-look-for-at-an-inspection) makes a second visit worth more than the first.',
      ],
    },
  ],
}

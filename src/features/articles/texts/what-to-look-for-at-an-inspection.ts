import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'An open home lasts half an hour and is arranged to be liked. The flowers are not for sale. What is for sale is the slope of the land, the state of the roof, the light at four in the afternoon and the people next door. This guide goes through a house in the order in which you walk it.',
    {
      note: 'Your own eyes do not replace a building and pest inspection by a qualified person. They decide whether it is worth paying for one.',
    },
  ],
  sections: [
    {
      id: 'from-the-street',
      title: 'From the street',
      blocks: [
        'Come early and stand across the road. Look along the ridge of the roof: it should be straight. Look at the gutters, the chimney, the line of the fence. Which way does the water run when it rains, towards the house or away from it? Where does the sun stand, and which rooms get it? In Australia the living rooms want to face north.',
        {
          list: [
            'Cracks in brickwork that run like stairs, or that are wider at one end.',
            'Large trees close to the walls, and paving that has lifted.',
            'Power lines, a bus stop, a school gate, a bottle shop: none is bad, all are for ever.',
            'Parking. Come back on a weekday evening and see where people leave their cars.',
          ],
        },
      ],
    },
    {
      id: 'in-the-rooms',
      title: 'In the rooms',
      blocks: [
        'Walk slowly, and open what is meant to be opened. A door that sticks may only need a plane; five doors that stick mean that the house moves.',
        {
          list: [
            '**Smell.** Damp is the hardest thing to hide. Be curious about strong candles and freshly painted single walls.',
            '**Floors.** Do they give? Do they slope? A marble or a phone app will tell.',
            '**Ceilings.** Brown rings are old water. Sagging between the beams is old plaster.',
            '**Windows.** Do they open and lock? Which ones are double glazed?',
            '**Phone.** Look at its reception in the room where you would work.',
          ],
        },
      ],
    },
    {
      id: 'kitchen-and-bathroom',
      title: 'Kitchen and bathroom',
      blocks: [
        'These two rooms cost the most to replace, so they deserve the most of your time. Run the taps, hot and cold, and a second tap at once for the pressure. Flush. Look under the sink. Press the tiles at the foot of the shower: a loose one often means water behind it. Find the exhaust fan, and ask where it blows to. Ask how old the hot water system is; the plate on it usually says.',
      ],
    },
    {
      id: 'outside',
      title: 'Outside and underneath',
      blocks: [
        'Look at the switchboard: safety switches are a good sign, ceramic fuses are the start of a bill. Look under the house where you can: dry soil, straight stumps, air that moves. Ask whether the deck, the carport and the room at the back were approved; a council keeps records, and an unapproved room is not a bedroom. If there is a pool, ask for its compliance certificate.',
        'Homes built before 1990 may contain asbestos. Left alone and sound it is usually not dangerous; cut, drilled or broken it is. It matters for the price of every renovation.',
      ],
    },
    {
      id: 'apartments',
      title: 'When it is an apartment',
      blocks: [
        'You buy a share of a building. Ask for the levies, the sinking or capital works fund, the minutes of the last meetings and any defects that are known. Look at the car park ceiling for water and at the notice board for tempers. Find out what the walls carry: stand quietly in the bedroom while others walk about. Check the rules on pets, on short stays and on hard floors.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions for the agent',
      blocks: [
        {
          list: [
            'Why is the owner selling, and how long have they had it?',
            'What is included: curtains, dishwasher, the shed, the solar panels?',
            'Has anybody had a building inspection done that you can read?',
            'Have there been offers, and how will offers be handled?',
            'For a rented home: who lives there, until when, and what do they pay?',
          ],
        },
        'Agents have to be truthful about what they know, and in several states they have to tell you certain things unasked. They work for the seller all the same.',
      ],
    },
    {
      id: 'go-back',
      title: 'Go back',
      blocks: [
        'See the house twice, at different hours, once in bad weather if you are lucky. Each listing on this portal shows its open times in the local time of the property. Begin with the [homes open this week](/for-sale/sydney-nsw-2000/real-estate/open-for-inspection), and read [how to plan the Saturday](/lifestyle/saturday-between-open-homes).',
      ],
    },
  ],
}

import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'A move goes wrong in the same places every time: the lift that was not booked, the internet that comes a fortnight later, the box with the kettle at the bottom of the truck. This list is in weeks, counted back from the day.',
  ],
  sections: [
    {
      id: 'six-weeks',
      title: 'Six weeks before',
      blocks: [
        {
          list: [
            'Renters: give notice in writing, with the right number of days for your state. The [renting guide](/advice/renting-bond-and-rights) says who to ask.',
            'Ask two or three removalists for a written quote after they have seen your things, on video or in person. Ask what their insurance covers.',
            'Start with the cupboard that you open least. Sell, give away and book the council’s hard rubbish collection.',
            'Order the internet connection for the new address. It takes longer than everything else.',
          ],
        },
      ],
    },
    {
      id: 'four-weeks',
      title: 'Four weeks before',
      blocks: [
        {
          list: [
            'Book the lift and the loading bay where there is one; building managers want notice.',
            'Tell the school, the doctor, the vet and the childcare centre.',
            'Set up mail redirection with Australia Post.',
            'If you cross a state border with plants, fruit or soil, look up the quarantine rules. Some states take the pot plants.',
          ],
        },
      ],
    },
    {
      id: 'two-weeks',
      title: 'Two weeks before',
      blocks: [
        {
          list: [
            'Arrange electricity, gas and water: off at the old place on the day after the move, on at the new place on the day before.',
            'Insurance: contents at both addresses while you are between them, and the building from the day your contract says.',
            'Pack room by room. Write the room and three things on two sides of each box.',
            'Eat the freezer.',
          ],
        },
      ],
    },
    {
      id: 'the-last-days',
      title: 'The last days',
      blocks: [
        'Pack one bag as if for a weekend away: medicines, chargers, papers, keys, bedding, a towel each, the kettle. It travels with you. Photograph the meters. Defrost the fridge a day ahead. Take the screws of the bed in a bag taped to the bed.',
        'Renters photograph every empty room, after cleaning and before handing back the keys. Buyers have the final inspection in this week.',
      ],
    },
    {
      id: 'the-day',
      title: 'The day',
      blocks: [
        {
          steps: [
            'Walk through the old home with the removalist and say what is fragile.',
            'Be at the new place first. Decide which box goes where by putting the names of rooms on the doors.',
            'Beds before boxes. Whatever else is not done, people can sleep.',
            'Last walk through the old place: dishwasher, roof space, letterbox, clothes line.',
          ],
        },
      ],
    },
    {
      id: 'after',
      title: 'The weeks after',
      blocks: [
        {
          list: [
            'Change your address: driver licence and registration, which have a legal time limit in each state; the electoral roll; the tax office; Medicare; your bank; your super fund.',
            'Renters: send back the condition report within the time it gives, with photographs.',
            'Test the smoke alarms. Change the locks if you own; ask if you rent.',
            'Find the water main, the switchboard and the gas valve before you need them.',
            'Introduce yourself on both sides. It is the cheapest insurance there is.',
          ],
        },
        'Then go for a walk. [Get to know a suburb in a day](/lifestyle/get-to-know-a-suburb-in-a-day) works after the move as well.',
      ],
    },
  ],
}

import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Grandparents lived through Australian summers without compressors. They had verandahs, high ceilings and the habit of closing the house at nine in the morning. Most of what they knew still works, and much of it can be added to a house that was built without it.',
  ],
  sections: [
    {
      id: 'shade',
      title: 'Keep the sun off the glass',
      blocks: [
        'A window in full sun is a heater. Shade **outside** the glass stops the heat before it is in; a curtain inside only traps it in the room. On the north side a modest eave or pergola shuts out the high summer sun and lets in the low winter one. East and west are harder, because the sun comes in flat: use an awning, a louvre, a screen, or a tree that loses its leaves.',
        {
          list: [
            'West first: the afternoon sun does the most harm.',
            'Light colours on roof and walls turn heat away.',
            'A vine on wires is a blind that opens itself in winter.',
          ],
        },
      ],
    },
    {
      id: 'air',
      title: 'Let the night in',
      blocks: [
        'In much of the south the evening brings a change. A house with openings on two sides can breathe it in: low windows where the breeze arrives, high ones where it leaves. Open everything when it is cooler outside than in, and close everything when it is not. A cheap thermometer on each side of the wall takes the guessing out. In the tropics, where nights stay warm, it is moving air over your skin that counts: fans, louvres, a bed in the path of the breeze.',
      ],
    },
    {
      id: 'mass',
      title: 'Heavy floors, light roofs',
      blocks: [
        'Brick, stone and concrete soak up heat slowly and give it back slowly. In dry climates with cool nights, a shaded slab keeps the day bearable. In the wet north the light timber house on stumps does better, because it cools the moment the sun goes. That is why a Queenslander is not a mistake and a Queenslander in Ballarat might be.',
      ],
    },
    {
      id: 'seal',
      title: 'Insulate, then seal',
      blocks: [
        'The ceiling first. Then gaps: under doors, around the exhaust fan, down the old chimney. A sealed and insulated house needs a smaller air conditioner, for fewer hours, on fewer days. Keep a way to let fresh air in when you want it.',
      ],
    },
    {
      id: 'when-looking',
      title: 'When you look at a house',
      blocks: [
        'Go in the late afternoon of a hot day. Ask which rooms face west. Look for insulation in the roof space, for eaves, for trees. Listings tell you what is fitted: you can search for homes with [ducted cooling](/for-sale/adelaide-sa-5000/real-estate?features=ductedcooling), [solar panels](/for-sale/adelaide-sa-5000/real-estate?features=solarpanels) or a [water tank](/for-sale/adelaide-sa-5000/real-estate?features=watertank). They do not tell you about the shade. For that you have to stand in it.',
      ],
    },
  ],
}

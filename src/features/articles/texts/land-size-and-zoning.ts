import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Two blocks of six hundred square metres can be worlds apart: one flat, wide and free, the other steep, narrow and crossed by a sewer. The figure in the listing is where reading a block begins.',
  ],
  sections: [
    {
      id: 'units',
      title: 'Square metres, hectares and acres',
      blocks: [
        'Land in Australia is measured in square metres, and from ten thousand of them in hectares. Older people and rural agents still say acres: an acre is a little over four thousand square metres, and a hectare close to two and a half acres. The old quarter-acre block is about a thousand square metres.',
        'On this portal land is shown in square metres up to a hectare and in hectares from there. You can search [acreage](/for-sale/melbourne-vic-3000/acreage) and [vacant land](/for-sale/melbourne-vic-3000/land) by themselves, and set the land size and the frontage that you need.',
      ],
    },
    {
      id: 'shape',
      title: 'Frontage, depth and slope',
      blocks: [
        {
          list: [
            '**Frontage** is the width at the street. It decides whether a garage fits beside the house, and often whether a block can be divided.',
            '**A battle-axe block** lies behind another and is reached by a drive; the drive counts in its area, but you cannot build on it.',
            '**Slope** costs money going up and going down: retaining walls, stumps, stairs. It also gives views.',
            '**Orientation** is free and cannot be changed. A north-facing back garden warms the rooms where people live.',
          ],
        },
        'The exact measures are on the title plan. Fences are often not where the boundary is; only a survey tells.',
      ],
    },
    {
      id: 'what-lies-on-it',
      title: 'What lies on the title',
      blocks: [
        'An **easement** lets somebody else use a strip of your land, for a drain or a drive. Building over it needs consent and may be refused. A **covenant** is a promise that passes from owner to owner, such as one dwelling only, or brick walls only. In the ACT land is held by a **Crown lease** instead of freehold, and the lease says what it may be used for. All of them are in the documents that your conveyancer reads.',
      ],
    },
    {
      id: 'zones',
      title: 'Zones and overlays',
      blocks: [
        'A **zone** says what land may be used for and how densely it may be built: quiet residential, apartments near a station, shops, farming, industry. An **overlay**, or code, adds a rule for one matter: heritage, flooding, bushfire, trees, noise from aircraft. The neighbours’ zone matters as much as yours. The empty paddock with the view may be next year’s street.',
        {
          table: {
            caption: 'Where to look up what applies to an address',
            head: ['Where', 'Ask for'],
            rows: [
              ['ACT', 'The Territory Plan and the Crown lease'],
              ['New South Wales', 'The council’s planning certificate, section 10.7; the NSW Planning Portal'],
              ['Northern Territory', 'The NT Planning Scheme and its zone maps'],
              ['Queensland', 'The council’s planning scheme and a planning and development certificate'],
              ['South Australia', 'The Planning and Design Code, through PlanSA'],
              ['Tasmania', 'The Tasmanian Planning Scheme and the council’s local provisions'],
              ['Victoria', 'The free planning property report, through VicPlan'],
              ['Western Australia', 'The council’s local planning scheme and the Residential Design Codes'],
            ],
          },
        },
      ],
    },
    {
      id: 'dividing',
      title: 'Could it be divided?',
      blocks: [
        'The listing says “subject to council approval” and means: nobody has asked. Before you pay for the possibility, find the smallest lot size in the zone, the overlays, the easements and the way a second drive would go. Then ring the duty planner at the council; the conversation is free and usually frank. If the price only makes sense with a second house, make sure of it before you sign and not after.',
      ],
    },
    {
      id: 'risk',
      title: 'Water, fire and soil',
      blocks: [
        'Councils and state agencies publish flood and bushfire maps. A building in a bushfire-prone area has to meet a construction standard, which costs more for every new wall and window. Ask an insurer for a quote before you buy: an insurer reads the maps more carefully than anybody. On clay soils ask about the footings, and on old industrial land ask about contamination.',
        {
          note: 'General information only. The council and the planning authority of the state give the rules that apply to a particular address.',
        },
      ],
    },
  ],
}

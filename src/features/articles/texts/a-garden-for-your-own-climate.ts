import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Australia has monsoon, desert, snow and everything between. A garden plan from the wrong magazine is a slow way to kill plants. The right one begins with a walk along your own street, to see what thrives where nobody waters it.',
  ],
  sections: [
    {
      id: 'look-first',
      title: 'A year of looking',
      blocks: [
        'Note where the frost lies, where the rain collects, where the wind comes through, which corner burns in January. Dig a hole a spade deep, fill it with water and see how long it takes to drain. Sand, clay or loam decides more than taste does. The council’s nursery often sells local plants cheaply and knows their habits.',
      ],
    },
    {
      id: 'tropics',
      title: 'The wet tropics',
      blocks: [
        'Plant in layers, as the forest does: canopy, palms, gingers, ground cover. Leave room for air around the house. Everything grows quickly, so choose by the size it will have in five years. Tie down or do without whatever could fly in a cyclone, and keep big trees off the roof.',
      ],
    },
    {
      id: 'inland',
      title: 'The dry inland',
      blocks: [
        'Shade first, lawn last. Grevilleas, emu bush, saltbush and wattles live on what falls. Mulch deeply. Water seldom and long, so that roots go down for it. A gravel court with one tree and a bench is a garden.',
      ],
    },
    {
      id: 'temperate',
      title: 'The temperate coast',
      blocks: [
        'Here nearly everything will grow, which is the trouble. Keep to a few kinds and plant many of each. Banksias and coastal rosemary take the salt wind; lemons want the warm wall; a deciduous tree to the north shades summer and lets winter in. Near bush, learn which plants are weeds in your district before you buy them.',
      ],
    },
    {
      id: 'cool',
      title: 'The cool south and the high country',
      blocks: [
        'Frost gives you apples, peonies and real autumns. Wait with tomatoes until the nights are safe; your neighbours have a date for it and will tell you. Snow gums, correas and mountain pepper belong. Put the vegetable bed where the first sun strikes.',
      ],
    },
    {
      id: 'bushfire',
      title: 'Where there is bushfire',
      blocks: [
        'Keep what burns away from walls: mulch, woodpiles, conifers, doormats of dry leaves. Break up the planting, prune the lower branches, clean the gutters before summer. The fire service of your state has a plant list and will often visit.',
        'Looking for land to begin on? Search homes by [land size](/for-sale/hobart-tas-7000/houses?land-area=over-600), and read [how to read a block](/advice/land-size-and-zoning).',
      ],
    },
  ],
}

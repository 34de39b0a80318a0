import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'A home is searched for on a train with one bar of reception, on an old laptop, with a screen reader, with one hand while the other one holds a child. So there are some things that every page of this portal has to do.',
  ],
  sections: [
    {
      id: 'without-scripts',
      title: 'Readable before any script',
      blocks: [
        'Pages come from the server complete, words and all. Searching, filtering and reading work with JavaScript turned off; turned on, they answer faster.',
      ],
    },
    {
      id: 'small',
      title: 'Small',
      blocks: [
        'The start page, the results and a listing may each need at most a hundred kilobytes of script, compressed. Pictures come in the size that the screen needs.',
      ],
    },
    {
      id: 'by-keyboard',
      title: 'By keyboard and by ear',
      blocks: [
        'Everything can be reached with the Tab key in an order that makes sense, Escape closes what opened, and what changes is announced. The pages are checked by machine against the Web Content Accessibility Guidelines 2.2, level AA, in the light theme and in the dark one. A machine does not find everything: if something is in your way, [tell us](/contact-us).',
      ],
    },
    {
      id: 'light-and-dark',
      title: 'Light and dark',
      blocks: [
        'The portal follows your system’s setting, and the choice at the foot of each page overrules it. The colours of both themes are in the [brand guidelines](/brand-guidelines).',
      ],
    },
    {
      id: 'no-third-parties',
      title: 'Nobody looks over your shoulder',
      blocks: [
        'No scripts, fonts or trackers of other companies are on these pages. What we do keep is in the [privacy policy](/privacy-policy).',
      ],
    },
  ],
}

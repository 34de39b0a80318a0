import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'You may use the name and the logo to link to this portal, to say that your listings are on it, and to write about it. You need not ask. Please do not change them, and do not use them so that it looks as if we said or recommended something that we did not.',
  ],
  sections: [
    {
      id: 'name',
      title: 'The name',
      blocks: [
        'Homely, with a capital H and nothing else: not HOMELY, not homely.com, not “the Homely”. A portal that runs this program under a name of its own uses its own name and logo.',
      ],
    },
    {
      id: 'voice',
      title: 'The voice',
      blocks: [
        {
          list: [
            'Plain Australian English, in whole sentences. A home is a home and not a product.',
            'No hurry: nothing is hot, exclusive or about to be gone.',
            'Prices and facts first, adjectives last.',
            'No pictures of people who do not live there.',
          ],
        },
      ],
    },
  ],
}

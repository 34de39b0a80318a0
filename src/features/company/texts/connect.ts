import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: ['There is no need to be chased by a property portal. These are the quiet ways to stay in touch.'],
  sections: [
    {
      id: 'read',
      title: 'Read what changed',
      blocks: [
        'What the portal can do and what changed is told in the [news](/news), when there is something to tell. The [guides](/advice) carry the date of their last change.',
      ],
    },
    {
      id: 'bookmark',
      title: 'Keep a search',
      blocks: [
        'Every search has all of its filters in its address. Bookmark it and you have it, on any device and without an account: for example, [three-bedroom houses in Hobart](/for-sale/hobart-tas-7000/houses/3-bedrooms). On a phone you can also [put the portal on the home screen](/app).',
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      blocks: [
        'What is missing, what is in the way, what was good: write to {email} or ring {phone}. Somebody who can change it reads it.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Elsewhere',
      blocks: [
        'If the people who run this portal keep pages on social networks, the links stand at the foot of each page. If there are none, there are none: an account with our name that is not linked from here is not ours.',
      ],
    },
  ],
}

import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Homely is a property portal for Australia. People look here for a home to buy or to rent, see what homes near them sold and leased for, and read about the places and the steps on the way.',
    'It is also a program that anybody may run: a town that wants its own portal, a group of agencies, a region. This site is one such installation, and the people who run it answer the telephone and the e-mail on the [contact page](/contact-us).',
  ],
  sections: [
    {
      id: 'what-we-hold-to',
      title: 'What we hold to',
      blocks: [
        {
          list: [
            '**Prices as they are.** We show what the agent wrote and add nothing. A withheld price is withheld everywhere. [How prices are shown](/news/prices-shown-as-they-are).',
            '**Calm.** Nothing blinks, counts down or says that others are looking too.',
            '**For everyone.** The pages work with a keyboard, with a screen reader, on a slow line and without JavaScript. [What we hold every page to](/news/pages-that-work-for-everyone).',
            '**Your own business.** No trackers of other companies. [Privacy policy](/privacy-policy).',
          ],
        },
      ],
    },
    {
      id: 'where-listings-come-from',
      title: 'Where the listings come from',
      blocks: [
        'Listings belong to the agents and agencies named on them, who answer for what they say. A new installation starts with demonstration listings: invented homes whose pictures are drawings marked “Illustration”. If you see that word, the home does not exist.',
        'Is something wrong on a listing? Tell the agent named there, or [tell us](/contact-us) and we will.',
      ],
    },
    {
      id: 'what-pays-for-it',
      title: 'What pays for it',
      blocks: [
        'Looking, saving and asking are free. Agencies can pay for a better place in the usual order of results, and only there: [Homely Plus](/agent-centre/homely-plus) says exactly what changes. It never changes a price, a fact, or the result of a filter.',
      ],
    },
    {
      id: 'who-writes',
      title: 'Who writes',
      blocks: [
        'The [guides](/advice), the [lifestyle pieces](/lifestyle) and the [news](/news) are written for this portal. They are general, and they say where to check. No agent pays to be in them.',
      ],
    },
  ],
}

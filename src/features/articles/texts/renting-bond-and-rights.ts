import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'Renting law is made by each state and territory, and much of it changed in recent years, mostly in favour of people who rent. The words differ: a renter in Victoria is a tenant in New South Wales. The bones are alike everywhere, and these are the bones.',
    {
      note: 'Figures and notice periods differ by state and change often. Before you act, look the rule up with the authority in the table at the end, or ring a tenants’ advice service; they are free.',
    },
  ],
  sections: [
    {
      id: 'applying',
      title: 'Applying',
      blocks: [
        'Have your papers in one place: identification, proof of income, a rental ledger or references. Most states limit what an agent may ask you for, and several ban application fees. In most states a home has to be advertised at a fixed rent, and agents must not invite you to offer more. Discrimination, for example because of children, origin or a disability, is against the law.',
        'See the home before you apply, or have somebody see it. Nobody honest asks for a bond by bank transfer before you have been inside. On this portal the rent is always written per week, with the bond and the date from which the home is free beside it: [homes for rent](/for-rent/melbourne-vic-3000/real-estate).',
      ],
    },
    {
      id: 'the-bond',
      title: 'The bond',
      blocks: [
        'The bond is your money, kept as security. In most states it is at most four weeks’ rent or one month’s rent, with exceptions for dearer homes. Except in the Northern Territory, where the landlord or agent holds it in trust, it has to be lodged with a public bond authority within a set time. You should get a receipt or a number: keep it.',
        'At the end the bond comes back to you unless both sides agree otherwise or a tribunal decides. It may be claimed for damage, unpaid rent or cleaning beyond fair wear and tear. A faded carpet is wear; a burnt one is damage.',
      ],
    },
    {
      id: 'condition-report',
      title: 'The condition report',
      blocks: [
        'This is the most valuable hour of the tenancy. You get a report on the state of each room; you have a few days to add what it leaves out and to send it back. Walk every room with it. Photograph scratches, stains, the oven, the inside of cupboards, the garden. Send the photographs along by e-mail, so that they carry a date. Keep all of it until the bond is back.',
      ],
    },
    {
      id: 'repairs',
      title: 'Repairs',
      blocks: [
        'The landlord has to hand the home over fit to live in and keep it in repair, whatever the rent. Ask in writing. **Urgent repairs**, such as a burst pipe, a gas leak, no hot water, a dangerous fault or a broken lock, have to be dealt with at once; if nobody can be reached you may usually arrange them up to a limit and be paid back. Go on paying the rent: stopping it puts you in the wrong, however right you are about the tap.',
      ],
    },
    {
      id: 'rent-rises',
      title: 'Rent rises and visits',
      blocks: [
        'Rent can go up only so often, in most states once in twelve months, and only with written notice. During a fixed term it usually cannot rise unless the agreement says how. If a rise is out of line with similar homes, you can ask the tribunal or the authority to look at it. The [homes leased](/leased) near you are a fair comparison.',
        'An owner or agent may come in for inspections and repairs, with notice and at a reasonable hour, and not as often as they please.',
      ],
    },
    {
      id: 'ending',
      title: 'Moving out',
      blocks: [
        'Give notice in writing and keep a copy. Leaving before a fixed term ends can cost money; how much is limited, and hardship or family violence have rules of their own that protect you. In a growing number of states a landlord has to give a reason from a legal list to end a tenancy.',
        {
          steps: [
            'Clean to the standard of your condition report and photograph each room empty.',
            'Return every key and write down when.',
            'Ask to be there at the final inspection.',
            'Claim the bond yourself, online, the same day. You need not wait for the agent.',
          ],
        },
      ],
    },
    {
      id: 'who-to-ask',
      title: 'Who to ask',
      blocks: [
        {
          table: {
            caption: 'Bonds and disputes, by state and territory',
            head: ['Where', 'Bonds and rules', 'Disputes'],
            rows: [
              ['ACT', 'Access Canberra and the ACT Revenue Office', 'ACT Civil and Administrative Tribunal'],
              ['New South Wales', 'NSW Fair Trading, Rental Bonds Online', 'NSW Civil and Administrative Tribunal'],
              ['Northern Territory', 'Northern Territory Consumer Affairs', 'NT Civil and Administrative Tribunal'],
              ['Queensland', 'Residential Tenancies Authority', 'Queensland Civil and Administrative Tribunal'],
              [
                'South Australia',
                'Consumer and Business Services',
                'South Australian Civil and Administrative Tribunal',
              ],
              ['Tasmania', 'Rental Deposit Authority', 'Residential Tenancy Commissioner'],
              [
                'Victoria',
                'Consumer Affairs Victoria and the Residential Tenancies Bond Authority',
                'Victorian Civil and Administrative Tribunal',
              ],
              [
                'Western Australia',
                'Consumer Protection WA and the Bond Administrator',
                'Consumer Protection WA and the Magistrates Court',
              ],
            ],
          },
        },
      ],
    },
  ],
}

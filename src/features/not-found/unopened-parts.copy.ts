/** What the parts of the portal that have no page yet say, with what to do in the meantime. */
export const unopenedPartsCopy = {
  suburbProfiles: {
    title: 'There are no suburb profiles',
    meanwhile: 'Each suburb has a page with its prices, homes, schools and questions. Search for one by name.',
  },
} as const

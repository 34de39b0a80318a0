/** What the pages of guides, lifestyle pieces and news say beside their texts. */
export const articlesCopy = {
  home: 'Home',
  sections: 'Sections',
  missing: 'We couldn’t find that article',
  /** Stands between two dates. */
  updated: ', updated ',
  minutes: (count: number) => `${count} min read`,
  readNext: 'Read next',
  nothingYet: {
    title: 'Nothing to show yet',
    explanation:
      'Nobody has written about us yet, as far as we know. When a newspaper, station or website does, we’ll link to it here.',
    journalists:
      'Journalists can reach us at {email} or on {phone}. For what we’ve said ourselves, see our [media releases](/news/media-releases). The logo and how to use it are in the [brand guidelines](/brand-guidelines).',
  },
} as const

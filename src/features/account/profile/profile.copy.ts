export const profileCopy = {
  loading: 'Loading this profile',
  missing: 'We couldn’t find that person',
  local: 'Local',
  agent: 'Agent',
  website: 'Website',
  settings: 'Change your settings',
  descriptionOf: (name: string) => `${name} on Homely.`,
  noHomes: (name: string) => `${name} has no properties listed right now.`,
  homes: (count: number, name: string) => `${count === 1 ? '1 property' : `${count} properties`} listed by ${name}`,
  firstHomes: (count: number) => `Showing the first ${count}: current listings, then the latest sold or leased.`,
}

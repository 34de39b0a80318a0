/** The entries of the header and the side menu: one for each part of the portal that there is. */
export const navigation = [
  { label: 'Buy', href: '/for-sale' },
  { label: 'Rent', href: '/for-rent' },
  { label: 'Sold', href: '/sold-properties' },
  { label: 'Leased', href: '/leased' },
] as const

/** How many places within are shown before the way to all of them. */
const shownChildren = { suburb: 12, street: 30 } as const

/** What a place leads to: a postcode tells a suburb or a street from a region. A street leads to nothing. */
export const childVariables = (uri: string) => {
  const type = /-\d{4}$/.test(uri) ? 'street' : 'suburb'
  return {
    filter: {
      type,
      parentUri: uri,
      order: type === 'suburb' ? 'popular' : 'name',
      stateCode: null,
      letter: null,
      query: '',
    },
    paging: { skip: 0, take: shownChildren[type] },
  } as const
}

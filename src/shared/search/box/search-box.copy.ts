/** What stands in the first load; suggestions have suggestions.copy.ts. */
export const searchBoxCopy = {
  place: 'Suburb, postcode, region or street',
  area: 'This area',
  addPlace: 'Add another place',
  remove: 'Remove',
  mode: 'What to search',
  modes: 'Buy, rent or sold',
  surrounding: 'Surrounding suburbs',
  search: 'Search',
}

/** What is put onto the picture of a card, by its mark. */
export const cardMarksCopy = {
  seen: 'Viewed',
  arrived: 'Just listed',
  isNew: 'New since your last visit',
} as const

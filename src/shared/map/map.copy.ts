export const mapCopy = {
  missing: 'We couldn’t load the map. Check your connection and try again.',
  tryAgain: 'Try again',
}

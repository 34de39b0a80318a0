export const consentCopy = {
  title: 'Privacy choices',
  questions: {
    alone: 'May we count the homes you look at? It tells agents how often a home is viewed.',
    withAds: 'May we count the homes you look at, and load ads of other companies?',
    withChat: 'May we count the homes you look at, and load the chat of another company?',
    withBoth: 'May we count the homes you look at, and load ads and a chat of other companies?',
  },
  yes: 'Yes',
  no: 'No',
  askedNotTo: 'Your browser asks not to be tracked, so we don’t count your visits.',
  close: 'Close',
}

export const consentCopy = {
  title: 'Privacy choices',
  question: 'May we count the homes you look at? It tells agents how often a home is viewed.',
  questionWithAds: 'May we count the homes you look at, and load ads of other companies?',
  yes: 'Yes',
  no: 'No',
  askedNotTo: 'Your browser asks not to be tracked, so we don’t count your visits.',
  close: 'Close',
}

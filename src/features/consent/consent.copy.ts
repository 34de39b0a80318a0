export const consentCopy = {
  title: 'Privacy choices',
  question: 'May we count the homes you look at? It tells agents how often a home is viewed.',
  adsToo: 'It also lets ads of other companies load.',
  yes: 'Yes',
  no: 'No',
  askedNotTo: 'Your browser asks not to be tracked, so we don’t count your visits.',
  close: 'Close',
}

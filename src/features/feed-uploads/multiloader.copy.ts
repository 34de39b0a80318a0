import type { FeedFileProblem } from '#domain/feeds/feed-file.ts'
import type { FeedOutcome } from '#domain/feeds/feed-outcome.ts'
import type { FeedUploadFilter, FeedUploadState } from '#domain/feeds/feed-upload.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
const listings = (count: number) => counted(count, 'listing', 'listings')

const outcomes = {
  accepted: 'Published',
  updated: 'Updated',
  unchanged: 'Unchanged',
  ignoredAsOlder: 'Older than ours',
  notForUs: 'Not for Homely',
  refused: 'Refused',
} as const satisfies Record<FeedOutcome, string>

const states = {
  received: 'Waiting',
  importing: 'Importing',
  done: 'Done',
  failed: 'Failed',
} as const satisfies Record<FeedUploadState, string>

const fileProblems = {
  noFeed: 'Choose an XML file, or a zip with one XML file and its images.',
  empty: 'This file is empty. Choose another one.',
  tooLarge: 'This file is larger than 1 GB. Send it in parts.',
} as const satisfies Record<FeedFileProblem, string>

export const multiloaderCopy = {
  title: 'Multiloader',
  titleOf: (office: string) => `Multiloader of ${office}`,
  lead: 'Your software sends your listings here as REAXML, or you send a file by hand. What became of each listing is in the report of its upload.',
  logIn: 'Log in as a principal of your agency to send listings and read what became of them.',
  loading: 'Loading…',
  failed: 'We couldn’t read this. Check your connection and try again.',
  tryAgain: 'Try again',
  refresh: 'Look again',

  notAnAgent: 'The multiloader is for agencies. If you’re an agent, claim your profile first.',
  claim: 'Claim your agent profile',
  notPrincipal: (office: string) => `A principal of ${office} sends its listings and manages its keys.`,
  principals: (names: string) => `Ask ${names}.`,
  noPrincipal: 'Your office has no principal on Homely yet. Write to us, and we’ll set one up.',
  contact: 'Contact us',

  allOffices: 'Uploads of all offices',
  staffLead: 'Find an office to see its uploads and keys, or look at what was sent last.',
  staffLinkOnly: 'You see an upload by its link. Ask a colleague who views uploads for it.',
  findOffice: 'Find an office',
  officeHint: 'Part of its name',
  find: 'Find',
  foundOffices: 'Offices found',
  noOffice: (query: string) => `No office is called “${query}”.`,
  noSuchOffice: 'There’s no such office, or it isn’t yours to see.',
  officePage: 'See the page of the office',

  send: 'Send a file',
  sendHint: 'XML, or a zip with one XML file and its images. At most 1 GB.',
  drop: 'Drop a file here, or choose one.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  chooseLabel: 'File of listings',
  file: (name: string, size: string) => `${name} (${size})`,
  sendFile: 'Send the file',
  removeFile: 'Remove',
  cancel: 'Cancel',
  sendAgain: 'Send it again',
  unfit: fileProblems,
  sending: 'Sending',
  sent: (percent: number) => `Sending: ${percent}%`,
  unreachable:
    'The connection was lost while the file was being sent. It’s still chosen: send it again when you’re back online.',
  chooseAgain: 'The file can’t be read any more. Choose it again.',
  logInAgain: 'You were logged out. Log in, then send the file again.',
  notTaken: 'The portal couldn’t take the file. Please try again.',
  importing: 'Importing',
  waiting: 'The file is here. Its import begins when the ones before it are done.',
  imported: (count: number) => `Importing: ${listings(count)} so far`,
  away: 'We can’t reach the portal to see how far the import is. It goes on without you, and we keep looking.',
  done: (count: number, refused: number) =>
    refused === 0 ? `Done: ${listings(count)} read.` : `Done: ${listings(count)} read, ${refused} refused.`,
  importFailed: 'The file couldn’t be read to its end. The report says why.',
  openReport: 'Open the report',

  uploads: 'Uploads',
  filters: 'Which uploads',
  filter: { all: 'All', refused: 'With refused listings', failed: 'Failed' } as const satisfies Record<
    FeedUploadFilter,
    string
  >,
  noUploads: {
    all: 'Nothing has been sent yet. Send a file above, or make a key for your software.',
    refused: 'No upload has a refused listing.',
    failed: 'No upload has failed.',
  } as const satisfies Record<FeedUploadFilter, string>,
  nothingSent: 'Nothing has been sent yet.',
  uploadCount: (count: number) => counted(count, 'upload', 'uploads'),
  pages: 'Pages of uploads',
  unnamed: 'A file without a name',
  unnamedFile: 'listings',
  states,
  sentBy: {
    key: (name: string) => `by key “${name}”`,
    member: (name: string) => `by ${name}, by hand`,
    folder: 'from the watched folder',
    nobody: 'by a member who has left',
  },
  listings,

  backToUploads: 'All uploads',
  noUpload: 'This upload doesn’t exist, or it isn’t yours to see.',
  sentFile: 'Download the file that was sent',
  fileFailed: 'We couldn’t get the file. It’s kept for a week after its import.',
  failedAt: (line: number) => `Line ${line}`,
  size: 'Size',
  sentAt: 'Sent',
  state: 'State',
  read: 'Listings read',
  finishedAt: 'Finished',
  note: 'Note from Homely',
  noteLabel: 'Note for the agency',
  noteHint: 'The agency reads it on this page.',
  saveNote: 'Save the note',
  noteSaved: 'Saved.',
  results: 'What became of the listings',
  outcomeFilter: 'Which listings',
  allOutcomes: (count: number) => `All ${count.toLocaleString('en-AU')}`,
  outcomes,
  outcomeCount: (outcome: FeedOutcome, count: number) => `${outcomes[outcome]} ${count.toLocaleString('en-AU')}`,
  noneRefused: 'No listing was refused.',
  noResults: 'No listing has been read yet.',
  noneRead: 'No listing was read.',
  noneOf: (outcome: FeedOutcome) => `No listing is “${outcomes[outcome]}”.`,
  resultPages: 'Pages of listings',
  noUniqueId: 'Without a uniqueID',
  position: (position: number) => `Listing ${position.toLocaleString('en-AU')} of the file`,
  remarkAt: (line: number, element: string, reason: string) =>
    [line > 0 ? `Line ${line}` : '', element].filter((each) => each !== '').join(', ') +
    (line > 0 || element !== '' ? `: ${reason}` : reason),
  resultsHidden: 'What became of each listing is shown to staff who view errors.',

  keys: 'Keys for your software',
  keysHint: 'Give each program a key of its own, so that you can revoke one without stopping the others.',
  noKeys: 'There’s no key yet. Make one and enter it in your software, or give it to your multiloader.',
  keyName: 'What it’s for',
  keyNameHint: 'For instance the name of the program',
  makeKey: 'Make a key',
  newKey: (name: string) => `The key “${name}”`,
  newKeyHint: 'Copy it now. It’s shown this once, and nobody can look it up later.',
  copyKey: 'Copy the key',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t allow that. Select the text and copy it.',
  example: 'For instance with curl:',
  curl: (origin: string, secret: string) =>
    `curl -X POST -H "authorization: Bearer ${secret}" -H "content-type: application/xml" -T listings.xml "${origin}/rest/feeds/reaxml?fileName=listings.xml"`,
  madeBy: (name: string | null, moment: string) => (name === null ? `Made ${moment}` : `Made by ${name}, ${moment}`),
  lastUsed: (moment: string) => `Last used ${moment}`,
  neverUsed: 'Never used',
  revoked: (moment: string) => `Revoked ${moment}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke “${name}”`,
  revokeQuestion: (name: string) => `Whatever uses “${name}” can’t send listings from then on. This can’t be undone.`,
  revokeForGood: 'Revoke for good',
  keep: 'Keep it',
  revokedKeys: (count: number) => counted(count, 'revoked key', 'revoked keys'),

  webhook: 'Webhook',
  webhookHint:
    'Once an upload is done or has failed, we post its summary to this address, signed with a secret. It’s an https address.',
  webhookAddress: 'Address',
  setWebhook: 'Save the address',
  noWebhook: 'There’s no address yet. You can also read reports here, or ask for them with a key.',
  webhookSince: (moment: string) => `Set ${moment}`,
  removeWebhook: 'Remove the webhook',
  newSecret: 'The secret of the webhook',
  newSecretHint: 'Copy it now. It’s shown this once. Each new address has a new secret.',
  copySecret: 'Copy the secret',
} as const

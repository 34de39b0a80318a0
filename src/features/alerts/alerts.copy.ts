import type { SearchMode } from '#domain/lookups/search-modes.ts'
import type { AlertFrequency } from '#machines/alert-editor/alert-editor.machine.ts'
import type { AlertChangeKind } from '#machines/alerts/alerts.machine.ts'
import { failureCopyFor } from '#src/shared/member-list/failure.copy.ts'

/** As the product rules give them (docs/product.md, section 15). */
export const alertErrors = {
  create: 'Error creating Alert',
  save: 'Unable to save Alert',
  update: 'Error updating Alert',
  loginToUpdate: 'Please login to update this Alert',
  delete: 'Failed to delete Alert',
  clear: 'Failed to clear properties from Alert',
} as const

export const frequencyCopy: Readonly<Record<AlertFrequency, { label: string; sentence: string }>> = {
  immediately: { label: 'Straight away', sentence: 'Emails straight away' },
  daily: { label: 'Daily', sentence: 'Emails each day at 7 am' },
  weekly: { label: 'Weekly', sentence: 'Emails each Saturday at 7 am' },
}

const failureTitles = {
  pause: alertErrors.update,
  resume: alertErrors.update,
  delete: alertErrors.delete,
  undoDelete: alertErrors.update,
  markSeen: alertErrors.clear,
} satisfies Record<AlertChangeKind, string>

export const failureCopy = {
  ...failureCopyFor(failureTitles, 'This alert isn’t there any more. You may have deleted it on another device.'),
  loginToUpdate: alertErrors.loginToUpdate,
} as const

export const alertsCopy = {
  title: 'My Alerts',
  what: 'Save a search as an alert, and we’ll tell you as soon as a home comes up that fits it.',
  ways: [
    'Search for a suburb, set your filters and press “Save alert”.',
    'We check every home that is listed, comes back on the market or drops its price. Save a sold or leased search, and we tell you what was sold or leased.',
    'We email you straight away, daily or weekly. You choose, and you can pause it any time.',
  ],
  logIn: 'Log in',
  signUp: 'Sign up',
  needsScript: 'Alerts need JavaScript. Switch it on for this site to see yours.',
  loading: 'Loading your alerts…',
  loadingFailed: 'We couldn’t load your alerts. They’re safe. Check your connection and try again.',
  tryAgain: 'Try again',
  none: 'You have no alerts yet.',
  start: 'Start a search',
  newHomes: (count: number) => (count === 1 ? 'new home' : 'new homes'),
  paused: 'Paused',
  noEmails: 'No emails',
  unconfirmedEmail:
    'Your email address isn’t confirmed yet, so we can’t email you about your alerts. Open the link we emailed you. New homes still show here.',
  noEmailsYet: 'No emails yet: confirm your email address first',
  actions: 'Actions',
  search: 'See the search',
  edit: 'Change',
  pause: 'Pause',
  resume: 'Resume',
  delete: 'Delete',
  of: (action: string, name: string) => `${action} “${name}”`,
  noPhoto: 'No homes yet',
} as const

export const pendingCopy = {
  waiting: (name: string) => `Your alert “${name}” is waiting in this browser.`,
  waitingMore: (name: string, others: number) =>
    `Your alert “${name}” and ${others === 1 ? '1 more are' : `${others} more are`} waiting in this browser.`,
  logInToSave: 'Log in or sign up and we’ll save it to your account.',
  saving: 'We’re saving it to your account now.',
  drop: 'Discard',
  kept: 'Your alert is kept in this browser. Log in or sign up and we’ll save it.',
  keptSessionEnded: `${alertErrors.save}: your session has ended. The alert is kept in this browser. Log in and we’ll save it.`,
  created: (name: string) => `Alert “${name}” saved.`,
  show: 'View alert',
  failed: {
    UNREACHABLE: `${alertErrors.create}. It’s kept in this browser, and we’ll keep trying.`,
    REFUSED: `${alertErrors.create}. It’s kept in this browser. See My Alerts.`,
  },
} as const

/** Of more suburbs than these the others are counted. */
const MOST_NAMED_SUBURBS = 8

export const editorCopy = {
  title: 'Save alert',
  editTitle: 'Change alert',
  introductions: {
    buy: 'We’ll tell you when a home comes up that fits this search.',
    rent: 'We’ll tell you when a home comes up that fits this search.',
    sold: 'We’ll tell you when a home is sold that fits this search.',
    leased: 'We’ll tell you when a home is leased that fits this search.',
  } satisfies Record<SearchMode, string>,
  preparing: 'One moment…',
  name: 'Name',
  nameMissing: 'Give your alert a name.',
  byEmail: 'Email me',
  byEmailHint: 'To the address of your account, once it’s confirmed. New homes always show in My Alerts.',
  byPush: 'Notify my devices',
  byPushHint: 'Straight away, on each device where you turn on notifications in Settings.',
  frequency: 'How often',
  partly: 'Include homes whose price range only partly fits',
  partlyHint: 'For example $780k to $820k, where you look up to $800k.',
  save: 'Save alert',
  saveChanges: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  existing: (name: string) => `You have an alert for this: “${name}”.`,
  existingUnnamed: 'You have an alert for this.',
  showExisting: 'View alert',
  changeExisting: 'Change it',
  done: 'Done',
  savedNew: {
    buy: 'Alert saved. We’ll be in touch when a home comes up.',
    rent: 'Alert saved. We’ll be in touch when a home comes up.',
    sold: 'Alert saved. We’ll be in touch when a home is sold.',
    leased: 'Alert saved. We’ll be in touch when a home is leased.',
  } satisfies Record<SearchMode, string>,
  savedChanges: 'Your changes are saved.',
  show: 'View alert',
  unreachable: 'We got no answer. What you typed is still here, so please try again.',
  sessionEnded: 'Your session has ended. Log in and we’ll save your changes.',
  logIn: 'Log in',
  replaces: 'After you press “Save alert” we’ll ask you to log in or sign up. The alert is kept meanwhile.',
  searchOf: 'What it looks for',
  where: 'Where',
  otherPlace: 'Add a place to look there instead.',
  placeMissing: 'Choose at least one suburb, region or street.',
  placeOpen: 'Choose a place from the list, or clear what you typed.',
  surrounding: 'Include surrounding suburbs',
  surroundingNames: (names: readonly string[]) =>
    names.length > MOST_NAMED_SUBURBS
      ? `Also ${names.slice(0, MOST_NAMED_SUBURBS).join(', ')} and ${names.length - MOST_NAMED_SUBURBS} more`
      : `Also ${names.join(', ')}`,
  filters: 'Price, bedrooms and other filters',
  filterFields: 'Filters',
  loading: 'Loading this alert',
  loadingFailed: 'We couldn’t load this alert. Check your connection and try again.',
  back: 'Back to the alert',
} as const

export const matchesCopy = {
  loading: 'Loading this alert',
  missing: 'There’s no alert like this in your account',
  logIn: 'Log in to see this alert.',
  title: 'Alert',
  new: (count: number) => `New for you (${count})`,
  seen: 'Seen before',
  markSeen: 'Mark all as seen',
  marked: 'All homes are marked as seen.',
  none: 'Nothing yet. We’ll tell you when there’s a home that fits.',
  pages: 'Pages of homes',
  seeAll: 'See all homes of this search',
} as const

/** What the page that stops emails says, whatever the emails are about. */
export const unsubscribeCopy = {
  questionOf: (names: string) => `Stop emails for ${names}?`,
  stop: 'Stop emails',
  stopping: 'Stopping…',
  doneWith: (names: string) => `Done. You won’t get any more emails about ${names}.`,
  unreachable: 'We couldn’t reach Homely. Your link still works, so please try again.',
  noToken:
    'This page needs the link from one of our emails. Open that link again, or turn the emails off in My Alerts.',
  needsScript: 'This page needs JavaScript. Switch it on for this site and open the link again.',
} as const

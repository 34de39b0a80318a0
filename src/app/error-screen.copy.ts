/** The first two are given by the product rules. */
export const errorScreenCopy = {
  title: 'Sorry, Homely is unable to load',
  message: 'Please try and refresh the page',
  reload: 'Reload',
  home: 'Go Home',
  call: 'Call',
  email: 'Email us',
  offlineTitle: 'You’re offline',
  offlineMessage: 'This page needs a connection. It loads by itself once you are connected again.',
  savedHomes: 'Saved homes on this device',
}

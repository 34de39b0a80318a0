/** What the preview of a listing that is typed in says around it. */
export const previewCopy = {
  title: 'Preview of your listing',
  logIn: 'Log in to see the preview of a listing of your office.',
  loading: 'Making the preview…',
  failed: 'We couldn’t make the preview. Please try again.',
  tryAgain: 'Try again',
  missing: 'We can’t find this listing, or it isn’t one of your office’s.',
  marked:
    'This is a preview that your office alone sees. What’s wrong or missing is left out, and nothing on it can be pressed yet.',
  back: 'Back to the listing, to change or publish it',
} as const

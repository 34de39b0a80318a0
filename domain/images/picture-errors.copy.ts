/** What is said of a picture that the portal does not take. */
export const pictureErrors = {
  UNREADABLE: 'We couldn’t read this file as a picture. Use a JPEG, PNG, WebP or AVIF.',
  TOO_LARGE: 'This picture has too many pixels. Make it smaller and try again.',
} as const

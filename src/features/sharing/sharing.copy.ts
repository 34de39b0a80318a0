export const sharingCopy = {
  title: 'Share',
  copy: 'Copy link',
  shorten: 'Short link',
  shortening: 'Making a short link',
  notShortened: 'We couldn’t make a short link. Try again in a minute, or copy the whole link.',
  copied: 'Link copied.',
  copyFailed: 'Your browser didn’t let us copy the link. Select it above instead.',
  email: 'Email',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  x: 'X',
}

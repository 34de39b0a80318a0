export const sharingCopy = {
  title: 'Share',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'Your browser didn’t let us copy the link. Select it above instead.',
  email: 'Email',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  x: 'X',
}

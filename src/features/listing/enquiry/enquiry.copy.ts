/** What the form that asks an agent says. What is wrong with a field is said by domain/enquiries. */
export const enquiryCopy = {
  enquire: 'Enquire',
  title: 'Ask about this home',
  sentTitle: 'Enquiry sent',
  askedOn: (day: string) => `You enquired on ${day}.`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  topics: 'I’d like to know about',
  inspection: 'I’d like to inspect this home',
  message: 'Message',
  copy: 'Send me a copy',
  send: 'Send enquiry',
  sending: 'Sending…',
  sendAgain: 'Send again',
  trap: 'Leave this empty',
  privacy: (agent: string, office: string) =>
    `Your details go to ${agent} at ${office} and to nobody else. What you type stays in this browser until you send it.`,
  errors: 'Problems with your enquiry',
  cannotBeSent: 'This enquiry can’t be sent as it is.',
  putRight: 'Please check these fields:',
  unreachable: (agent: string) =>
    `We got no answer, so your enquiry may not have arrived. What you wrote is still here. Send it again: ${agent} will get it only once.`,
  tooMany:
    'There have been too many enquiries from your connection or about this home. What you wrote is still here. Try again in an hour',
  orCall: (agent: string, phone: string) => `, or call ${agent} on ${phone}.`,
  gone: 'The agent has taken this home off the market, so you can’t enquire about it any more.',
  sent: (agent: string, email: string) => `We sent your enquiry to ${agent}, who will reply to ${email}.`,
  copyIsComing: 'A copy is on its way to you. If you can’t see it, check your junk folder.',
  inAHurry: 'In a hurry? Call',
  done: 'Done',
  askMore: 'Ask something else',
} as const

import type { EnquirySubjectKind } from '#domain/enquiries/enquiry-subject.ts'
import type { AgentEnquiryReason, BuyerKind } from '#domain/enquiries/enquiry-draft.ts'

/** What the forms say that ask an agent. What is wrong with a field is said by domain/enquiries. */
export const enquiryCopy = {
  titles: {
    listing: 'Ask about this home',
    development: 'Ask about this home',
    agent: 'Email this agent',
    seller: 'Request an appraisal',
  } satisfies Record<EnquirySubjectKind, string>,
  sentTitles: {
    listing: 'Enquiry received',
    development: 'Enquiry received',
    agent: 'Enquiry received',
    seller: 'Request received',
  } satisfies Record<EnquirySubjectKind, string>,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  topics: 'I’d like to know about',
  inspection: 'I’d like to inspect this home',
  buyerKind: 'I’d buy as',
  buyerKinds: { ownerOccupier: 'Owner-occupier', investor: 'Investor' } satisfies Record<BuyerKind, string>,
  reason: 'It’s about',
  chooseReason: 'Choose one',
  reasons: {
    buying: 'Buying a home',
    selling: 'Selling a home',
    renting: 'Renting a home',
    letting: 'Leasing out a home',
    other: 'Something else',
  } satisfies Record<AgentEnquiryReason, string>,
  appraisalIntroduction: (agent: string) => `Ask ${agent} to see your home and tell you what it could sell for.`,
  streetAddress: 'Street address of your home',
  suburb: 'Suburb',
  suburbWords: {
    hint: 'Type a name or postcode, then choose from the list.',
    list: 'Suburbs',
    none: 'No suburb has this name.',
  },
  placeWords: {
    hint: 'Type a street or suburb, then choose from the list.',
    list: 'Streets and suburbs',
    none: 'No street or suburb has this name.',
  },
  message: 'Message',
  copy: 'Send me a copy',
  send: 'Send enquiry',
  sendRequest: 'Send request',
  sending: 'Sending…',
  sendAgain: 'Send again',
  honeypot: 'Leave this empty',
  privacy: (agent: string, office: string) =>
    agent === office
      ? `Your details go to ${agent}, and to no other agency. What you type stays in this browser until you send it.`
      : `Your details go to ${agent} at ${office}, and to no other agency. What you type stays in this browser until you send it.`,
  errors: 'Problems with your enquiry',
  cannotBeSent: 'This enquiry can’t be sent as it is.',
  putRight: 'Please check these fields:',
  unreachable: (agent: string) =>
    `We got no answer, so your enquiry may not have arrived. What you wrote is still here. Send it again: ${agent} will get it only once.`,
  tooMany: {
    listing:
      'There have been too many enquiries from your connection or about this home. What you wrote is still here. Try again in an hour',
    agent:
      'There have been too many enquiries from your connection. What you wrote is still here. Try again in an hour',
  },
  orCall: (agent: string, phone: string) => `, or call ${agent} on ${phone}.`,
  gone: {
    listing: 'The agent has taken this home off the market, so you can’t enquire about it any more.',
    agent: 'This agent is no longer on Homely, so you can’t contact them here any more.',
  },
  sent: (agent: string, email: string) =>
    `We have your enquiry and are emailing it to ${agent}. If they reply, it will be to ${email}.`,
  requestSent: (agent: string, email: string) =>
    `We have your request and are emailing it to ${agent}. If they reply, it will be to ${email}.`,
  yourEmail: 'the email address you gave',
  backToHome: 'Back to the home',
  copyIsComing: 'We’re emailing you a copy too. If it doesn’t come, check your junk folder.',
  inAHurry: 'In a hurry? Call',
  done: 'Done',
  askMore: 'Ask something else',
} as const

/** What the ways to reach an agent are called. */
export const contactCopy = {
  enquire: 'Enquire',
  askedOn: (day: string) => `You enquired on ${day}.`,
  contact: (agent: string) => `Contact ${agent}`,
  emailAgent: 'Email',
  emailNamed: (agent: string) => `Email ${agent}`,
  appraisal: 'Request an appraisal',
  appraisalOf: (agent: string) => `Request an appraisal from ${agent}`,
  call: 'Call',
  callOn: (name: string, phone: string) => `Call ${name} on ${phone}`,
  sms: 'SMS',
  sendSms: (name: string) => `Send ${name} an SMS`,
} as const

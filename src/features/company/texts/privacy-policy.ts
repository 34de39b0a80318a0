import type { ProseText } from '#src/property/prose/prose-text.ts'

export const text: ProseText = {
  opening: [
    'This policy says what this portal keeps about you. “We” are the people who run this installation; you reach us at {email} or on {phone}. We follow the Australian Privacy Principles.',
    {
      note: 'In short: you can search and read without telling us who you are. What you looked at stays in your own browser. We pass on only what you send to an agent, and only to that agent. We sell nothing.',
    },
  ],
  sections: [
    {
      id: 'when-you-look',
      title: 'When you look around',
      blocks: [
        'Like every web server, ours sees the internet address that a request comes from and the page that it asks for. We use this to answer, to find faults and to stop abuse, and do not build a profile from it. The scripts, fonts and pictures of these pages come from our own server. There are no advertising trackers and no analytics of other companies.',
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What stays in your browser',
      blocks: [
        'Some things are kept on your device, so that the portal remembers them for you. Clearing the data of this site in your browser removes them all.',
        {
          table: {
            caption: 'What this site keeps on your device',
            head: ['What', 'Why'],
            rows: [
              [
                'The place of your last search (a cookie, one year)',
                'So that “Homes for sale” opens where you looked last. It is sent with each page you ask for, and we do not store it',
              ],
              ['Light or dark theme', 'If you chose one'],
              [
                'Homes you viewed or enquired about, recent searches',
                'To mark what you have seen. At most a hundred homes of each kind',
              ],
              ['Whether you allowed your location', 'Only if you pressed “Near me”'],
              ['That you are signed in', 'Only if this portal offers accounts and you have one'],
            ],
          },
        },
      ],
    },
    {
      id: 'location',
      title: 'Your location',
      blocks: [
        'Only when you ask for homes near you does the browser ask for your permission. Your coordinates are then sent once, to find the suburb you are in. We do not keep them.',
      ],
    },
    {
      id: 'enquiries',
      title: 'When you write to an agent',
      blocks: [
        'An enquiry holds your name, e-mail address, telephone number if you give it, your message and the home it is about. We store it and send it to the agent of that home, who answers for what they do with it. We keep it so that it can be delivered and so that misuse can be looked into.',
      ],
    },
    {
      id: 'accounts',
      title: 'If you have an account',
      blocks: [
        'Where accounts are offered, we keep your name, your e-mail address, what you save, and your password in a form from which it cannot be read back. If you sign in through another company, it tells us your name and e-mail address, and learns that you signed in here. You can ask us to remove the account and everything in it.',
      ],
    },
    {
      id: 'counts',
      title: 'Counting',
      blocks: [
        'Agents want to know how often a listing was opened. Where counting is turned on, we count such events for each listing: that a home was viewed, its photographs opened, its agent’s number shown. Signed out, the count has no name attached to it.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else gets to see it',
      blocks: [
        'The agents you write to. Those who run our servers and deliver our e-mail, as far as they need to and bound to the same rules. A court or authority, where the law makes us. Nobody else.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Ask us what we keep about you, to correct it, or to remove it: {email}. We answer within thirty days. If you are not satisfied, you can complain to the Office of the Australian Information Commissioner.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: ['When this policy changes, the date below changes with it.'],
    },
  ],
}

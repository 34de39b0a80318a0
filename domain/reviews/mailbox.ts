/** Hosts at which anybody has a mailbox: their name says nothing about who writes. */
const SHARED_HOSTS = new Set(
  [
    'gmail.com googlemail.com outlook.com outlook.com.au hotmail.com hotmail.com.au live.com live.com.au msn.com',
    'yahoo.com yahoo.com.au ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me tuta.com',
    'gmx.com gmx.net gmx.de mail.com zoho.com fastmail.com fastmail.com.au fastmail.fm hey.com yandex.com qq.com 163.com',
    '126.com naver.com bigpond.com bigpond.com.au bigpond.net.au telstra.com optusnet.com.au tpg.com.au iinet.net.au',
    'on.net dodo.com.au westnet.com.au adam.com.au aapt.net.au ozemail.com.au exetel.com.au netspace.net.au',
    // Of the demonstration's accounts.
    'homely.example',
  ].flatMap((line) => line.split(' ')),
)
const SECOND_LEVELS = /^(?:com|net|org|edu|gov|co|ac|id|asn)$/
const OF_MANY_PEOPLE = /(?:^|\.)(?:edu|gov|ac)\.[a-z]{2}$/

/**
 * What tells whose mailbox an email address is: the mailbox itself at a host that many share, without what Gmail and others ignore; else the
 * host, at which one person can have as many as they like.
 */
export function mailboxOwner(email: string): string {
  const [mailbox = '', host = ''] = email.toLowerCase().split(/@(?=[^@]*$)/)
  const labels = host.split('.')
  const isBelowCountry = labels.at(-1)?.length === 2 && SECOND_LEVELS.test(labels.at(-2) ?? '')
  const domain = labels.slice(isBelowCountry ? -3 : -2).join('.')
  if (!SHARED_HOSTS.has(domain) && !OF_MANY_PEOPLE.test(domain)) return domain
  const [bare = ''] = mailbox.split('+')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${bare.replaceAll('.', '')}@gmail.com`
    : `${bare}@${domain}`
}

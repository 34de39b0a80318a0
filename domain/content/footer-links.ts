import { networkOfAddress, socialNetworks } from '../lookups/social-networks.ts'

type FooterLink = { name: string; url: string }

/** What of other sites stands in the footer (docs/product.md, section 19.11). */
export type FooterLinks = { social: readonly FooterLink[]; partners: readonly FooterLink[] }

/** The portal's pages on social networks, as addresses parted by spaces or commas; null where one is none. */
export const readSocialLinks = (text: string): FooterLink[] | null =>
  allOf(text.split(/[\s,]+/u), (address) => {
    const url = webUrl(address)
    const network = networkOfAddress(address)
    return url === null || network === null ? null : { name: socialNetworks[network], url: url.href }
  })

/** Sites of partners, each a name and an address, parted by semicolons; null where one is none. */
export const readPartnerSites = (text: string): FooterLink[] | null =>
  allOf(text.split(';'), (site) => {
    const [, name = '', address = ''] = /^\s*(\S.{0,38}\S)\s+(\S+)\s*$/u.exec(site) ?? []
    const url = webUrl(address)
    return url === null ? null : { name, url: url.href }
  })

function webUrl(address: string): URL | null {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}

function allOf(texts: readonly string[], read: (text: string) => FooterLink | null): FooterLink[] | null {
  const links = texts.filter((text) => text.trim() !== '').map(read)
  return links.every((link) => link !== null) ? links : null
}

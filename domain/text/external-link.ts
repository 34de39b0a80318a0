/** An external link as an absolute address: without a colon it gets http:// prepended (specification 5). */
export const externalLink = (link: string): string => (link.includes(':') ? link : `http://${link}`)

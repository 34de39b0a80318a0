import autocannon from 'autocannon'

const SOURCES = / (?:src|srcset|imagesrcset)="([^"]+)"/gi
const HOMES = / href="(\/homes\/[^"#?]+)/g
const WORDS_OF_DOCUMENT = 600

/** So many pictures of these pages and of the homes that they link to, in each size that the documents name. */
export async function picturesOf(url: string, paths: readonly string[], most: number): Promise<string[]> {
  const documents = await Promise.all(paths.map((path) => textAt(url + path)))
  const listings = new Set(documents.flatMap((html) => [...html.matchAll(HOMES)].map(([, path = '']) => path)))
  const found = new Set(documents.flatMap(picturesIn))
  for (const path of listings) {
    if (found.size >= most) break
    for (const picture of picturesIn(await textAt(url + path))) found.add(picture)
  }
  return [...found].slice(0, most)
}

const textAt = async (url: string): Promise<string> => (await fetch(url)).text()

const picturesIn = (html: string): string[] =>
  [...html.matchAll(SOURCES)].flatMap(([, sources = '']) =>
    sources
      .replaceAll('&amp;', '&')
      .split(',')
      .map((source) => source.trim().split(' ')[0] ?? '')
      .filter((picture) => picture.startsWith('/images/')),
  )

/** Asks for each path once, as a browser asks for pictures; answers how many were not answered with 2xx. */
export async function askForEach(url: string, paths: readonly string[], connections: number): Promise<number> {
  const headers = { accept: 'image/avif,image/webp,*/*' }
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }))
  const { non2xx } = await autocannon({ url, connections, amount: paths.length, requests })
  return non2xx
}

/** Asks for so many documents of which no two are alike; answers how many were not answered with 2xx. */
export async function askDocuments(url: string, documents: number): Promise<number> {
  const names = Array.from({ length: WORDS_OF_DOCUMENT }, () => '__typename').join(' ')
  let refused = 0
  for (let number = 0; number < documents; number += 1) {
    const body = JSON.stringify({ query: `query Numbered${number} { ${names} }` })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (!answer.ok) refused += 1
  }
  return refused
}

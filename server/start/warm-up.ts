import type { FastifyInstance } from 'fastify'

const addresses = ['/', '/for-sale/melbourne-vic-3000/real-estate', '/for-rent/melbourne-vic-3000/real-estate']
const ROUNDS = 4

/** The widths in which cards show their pictures. */
const cardPicture = /\/images\/[^\s",]+width=(?:640|800)[^\s",]*/g

/**
 * Asks for the busiest pages a few times before the first visitor does: the database and the renderer are slow until
 * they have run for a while. An error here does not stop the start: the page that has it answers visitors with it.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const url of addresses) await app.inject({ url, headers: { host: 'localhost' } }).catch(() => null)
  }
}

/**
 * Makes the pictures of the busiest pages, one after the other, while visitors are answered already: the first visitor then
 * waits for none. What is stored from an earlier start costs nothing. Ends early when `signal` says so.
 */
export async function warmUpPictures(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  const seen = new Set<string>()
  for (const url of addresses) {
    const page = await app.inject({ url, headers: { host: 'localhost' } }).catch(() => null)
    for (const address of page?.body.match(cardPicture) ?? []) {
      if (signal.aborted) return
      const picture = address.replaceAll('&amp;', '&')
      if (seen.has(picture)) continue
      seen.add(picture)
      await app.inject({ url: picture, headers: { accept: 'image/avif', host: 'localhost' } }).catch(() => null)
    }
  }
}

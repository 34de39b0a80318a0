import type { FastifyInstance } from 'fastify'

const addresses = ['/', '/for-sale/melbourne-vic-3000/real-estate', '/for-rent/melbourne-vic-3000/real-estate']
const ROUNDS = 4

/**
 * Asks for the busiest pages a few times before the first visitor does: the engines of the database and the renderer are
 * slow until they have run for a while. What goes wrong here will be told to a visitor, not to the start.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const url of addresses) await app.inject({ url, headers: { host: 'localhost' } }).catch(() => null)
  }
}

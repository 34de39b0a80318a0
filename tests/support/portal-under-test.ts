import type { FastifyInstance } from 'fastify'
import { type AppDependencies, buildApp } from '#server/app.ts'
import { createSmallWorld, type SmallWorld } from './small-world.ts'

/** GraphQL's answer as a test reads it. */
export type Answer = {
  // oxlint-disable-next-line typescript/no-explicit-any -- what a field holds is stated by each expectation
  data: any
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; field?: string } }[]
}

export type PortalUnderTest = {
  app: FastifyInstance
  world: SmallWorld
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>
  close(): Promise<void>
}

export const testSupport = { phone: '(03) 7010 0100', email: 'help@homely.example' }

/** The whole server over the small world, without a port. */
export async function portalUnderTest(options: Partial<AppDependencies> = {}): Promise<PortalUnderTest> {
  const world = await createSmallWorld()
  const app = await buildApp({ ...world.parts, support: testSupport, ...options })
  return {
    app,
    world,
    async ask(query, variables = {}) {
      const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
      return response.json<Answer>()
    },
    async close() {
      await app.close()
      await world.close()
    },
  }
}

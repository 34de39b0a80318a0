import fastify from 'fastify'
import { expect, it } from 'vitest'
import { mapRoutes } from './map-routes.ts'

it('the map credits the Bureau of Statistics where it has outlines of suburbs', async () => {
  let has = false
  const app = fastify()
  const loadGround = async () => ({ places: [], schools: [], boundariesWithin: async () => [] })
  await app.register(mapRoutes, { loadGround, hasOutlines: async () => has, refreshCount: () => 0 })
  const credits = async () => (await app.inject('/map/credits.json')).json()
  expect(await credits()).toEqual({ credits: 'Coast: Natural Earth · Places: GeoNames' })
  has = true
  expect(await credits()).toEqual({
    credits: 'Coast: Natural Earth · Places: GeoNames · Suburbs: Australian Bureau of Statistics (CC BY 4.0)',
  })
  await app.close()
})

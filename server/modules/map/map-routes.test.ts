import fastify from 'fastify'
import { expect, it } from 'vitest'
import { mapRoutes } from './map-routes.ts'

it('the map credits those who publish its outlines of suburbs', async () => {
  let sources: string[] = []
  const app = fastify()
  const loadGround = async () => ({ places: [], schools: [], boundariesWithin: async () => [] })
  await app.register(mapRoutes, { loadGround, boundarySources: async () => sources, refreshCount: () => 0 })
  const credits = async () => (await app.inject('/map/credits.json')).json()
  expect(await credits()).toEqual({ credits: 'Coast: Natural Earth · Places: GeoNames' })
  sources = ['abs', 'geoscape']
  expect(await credits()).toEqual({
    credits:
      'Coast: Natural Earth · Places: GeoNames · Suburbs: Australian Bureau of Statistics (CC BY 4.0) · Suburbs: Geoscape Australia (CC BY 4.0)',
  })
  await app.close()
})

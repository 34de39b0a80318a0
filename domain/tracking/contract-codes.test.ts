import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { agentTrackingEvents, listingTrackingEvents } from '../lookups/tracking-events.ts'
import { pageTypes } from './page-types.ts'

// The project's own file; its tests hold it to OpenAPI.
const { components } = parse(readFileSync(new URL('../../schema/openapi/rest.yaml', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, { enum?: unknown[] }> }
}

it.each([
  ['ListingEventType', Object.values(listingTrackingEvents)],
  ['AgentEventType', Object.values(agentTrackingEvents)],
  ['PageType', [...pageTypes]],
])('the contract takes every %s of the portal and no other', (name, values) => {
  expect(components.schemas[name]?.enum).toEqual(values)
})

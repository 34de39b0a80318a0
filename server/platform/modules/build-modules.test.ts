import { describe, expect, it } from 'vitest'
import type { PlatformServices } from './platform-services.ts'
import { noObjects } from '#server/platform/storage/no-objects.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { buildServices, mergedOperations, mergedResolvers } from './build-modules.ts'
import { defineModule } from './define-module.ts'
import { moduleNamed } from './module-name.ts'

const platform: PlatformServices = {
  // None of the modules below asks it.
  database: {} as PlatformServices['database'],
  clock: () => new Date(0),
  version: '1.2.3',
  jobs: noJobs,
  objects: noObjects,
  events: { append: () => Promise.resolve() },
  live: { publish: () => Promise.resolve() },
  mail: { queue: () => Promise.resolve(1) },
  pictures: { take: () => Promise.resolve({ ok: false, reason: 'UNREADABLE' }) },
  shortCache: (_key, load) => load(),
}

const first = moduleNamed<{ greeting: string }>('first')
const firstModule = defineModule({
  name: first,
  dependsOn: [],
  services: ({ version }) => ({ greeting: `v${version}` }),
})
const second = moduleNamed<{ answer: string }>('second')
const secondModule = defineModule({
  name: second,
  dependsOn: [first],
  services: ({ greeting }) => ({ answer: `${greeting}!` }),
})

describe('the services of modules', () => {
  it('are made from those of the platform and of the modules that are depended on', () => {
    const { all, of } = buildServices(platform, [firstModule, secondModule])
    expect(all).toMatchObject({ version: '1.2.3', greeting: 'v1.2.3', answer: 'v1.2.3!' })
    expect(of(second)).toEqual({ answer: 'v1.2.3!' })
    expect(of(moduleNamed('third'))).toBeNull()
  })

  it('are given to no module that does not name them', () => {
    let seen: object = {}
    const curious = defineModule({
      name: moduleNamed('curious'),
      dependsOn: [],
      services: (parts) => {
        seen = parts
        return {}
      },
    })
    buildServices(platform, [firstModule, curious])
    expect(Object.keys(seen)).toEqual(Object.keys(platform))
  })

  it('cannot be made from a module that is listed later', () => {
    expect(() => buildServices(platform, [secondModule, firstModule])).toThrow(
      'The module second depends on first, which is not listed before it',
    )
  })

  it('never hide one another', () => {
    const other = defineModule({ name: moduleNamed('other'), dependsOn: [], services: () => ({ greeting: 'hi' }) })
    expect(() => buildServices(platform, [firstModule, other])).toThrow('The module other gives greeting')
  })

  it('are held by the compiler to what dependsOn names', () => {
    const careless = defineModule({
      name: moduleNamed<{ text: string }>('careless'),
      dependsOn: [],
      // @ts-expect-error `greeting` is a service of `first`, which dependsOn does not name.
      services: ({ greeting }) => ({ text: String(greeting) }),
    })
    expect(careless.dependsOn).toEqual([])
  })
})

describe('the parts of modules', () => {
  const resolve = (name: string) =>
    defineModule({ name: moduleNamed(name), dependsOn: [], resolvers: { Query: { version: () => '1' } } })
  const answer = (name: string) =>
    defineModule({
      name: moduleNamed(name),
      dependsOn: [],
      operations: () => ({ getBoundary: () => Promise.reject(new Error('not called')) }),
    })
  const ask = () => Promise.reject(new Error('not called'))

  it('are put together by type, field and operation', () => {
    expect(Object.keys(mergedResolvers([resolve('one')]).Query ?? {})).toEqual(['version'])
    expect(Object.keys(mergedOperations([answer('one'), firstModule], platform, ask))).toEqual(['getBoundary'])
  })

  it('are refused where two modules answer for one field or operation', () => {
    expect(() => mergedResolvers([resolve('one'), resolve('two')])).toThrow(
      'The module two resolves Query.version again',
    )
    expect(() => mergedOperations([answer('one'), answer('two')], platform, ask)).toThrow(
      'The module two answers getBoundary again',
    )
  })
})

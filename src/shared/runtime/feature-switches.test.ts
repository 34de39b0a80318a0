import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let texts = new Map<string, string>()
const dataset: Record<string, string> = {}

beforeEach(() => {
  vi.resetModules()
  texts = new Map()
  for (const name of Object.keys(dataset)) delete dataset[name]
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('./feature-switches.ts')

describe('a feature', () => {
  it('is off unless something turns it on', async () => {
    const { isOn } = await load()
    expect(isOn('tracking')).toBe(false)
  })

  it('is on when the server is configured so', async () => {
    dataset['features'] = 'tracking systemNotifications'
    const { isOn, featureSources } = await load()
    expect(isOn('tracking')).toBe(true)
    expect(isOn('myPlaces')).toBe(false)
    expect(featureSources('tracking')).toEqual({ isConfigured: true, isOverridden: false, isInExperiment: false })
  })

  it('is turned on and off again in this browser, and tells of it', async () => {
    const { isOn, setOverride, featureOverrides } = await load()
    const heard = vi.fn<() => void>()
    const stop = featureOverrides.onChange(heard)
    setOverride('myPlaces', true)
    setOverride('myPlaces', true)
    expect(isOn('myPlaces')).toBe(true)
    expect(texts.get('featureOverrides')).toBe('["myPlaces"]')
    setOverride('myPlaces', false)
    expect(isOn('myPlaces')).toBe(false)
    expect(heard).toHaveBeenCalledTimes(3)
    stop()
  })

  it('stays on when its configuration says so, whatever is taken back here', async () => {
    dataset['features'] = 'tracking'
    const { isOn, setOverride } = await load()
    setOverride('tracking', false)
    expect(isOn('tracking')).toBe(true)
  })

  it('follows what another tab overrides', async () => {
    const { isOn, featureOverrides } = await load()
    const heard = vi.fn<() => void>()
    featureOverrides.onChange(heard)
    texts.set('featureOverrides', '["performanceHub"]')
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'featureOverrides' }))
    expect(heard).toHaveBeenCalledOnce()
    expect(isOn('performanceHub')).toBe(true)
  })

  it.each(['', '{', '"tracking"', '{"tracking":true}', '[1,null,"nothing","toString"]'])(
    'is off where storage holds %s',
    async (text) => {
      texts.set('featureOverrides', text)
      const { isOn } = await load()
      expect(isOn('tracking')).toBe(false)
    },
  )

  it('is on for a visitor whom an experiment targets, and stays so', async () => {
    dataset['experiments'] = 'myPlaces:100 performanceHub:0'
    const { isOn } = await load()
    expect([isOn('myPlaces'), isOn('performanceHub')]).toEqual([true, false])
    const kept = texts.get('experimentDraw')
    expect(isOn('myPlaces')).toBe(true)
    expect(texts.get('experimentDraw')).toBe(kept)
  })

  it('draws nothing for a visitor where no experiment runs', async () => {
    const { isOn } = await load()
    isOn('myPlaces')
    expect(texts.has('experimentDraw')).toBe(false)
  })
})

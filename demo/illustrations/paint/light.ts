import { mix, multiply } from './colour.ts'
import type { Random } from './random.ts'

export type Moment = 'morning' | 'noon' | 'golden' | 'dusk'

/** What the hour does to every colour of a scene. */
export type Light = {
  moment: Moment
  /** The sky from its height to the horizon. */
  sky: readonly [string, string, string, string]
  cloud: string
  cloudShade: string
  sun: { x: number; y: number; radius: number; colour: string; glow: number }
  shadow: string
  shadowOpacity: number
  /** Colour of what lies far away. */
  haze: string
  /** Chance that a window is lit from inside. */
  lampChance: number
  /** A daylight colour as it looks at this hour. */
  tone: (colour: string) => string
}

type Setting = Omit<Light, 'tone' | 'moment'> & { tint: string; strength: number }

const settings: Record<Moment, Setting> = {
  morning: {
    sky: ['#7db4de', '#a9d2ea', '#dfeef0', '#fdeed6'],
    cloud: '#fffaf2',
    cloudShade: '#e8dfe0',
    sun: { x: 260, y: 470, radius: 46, colour: '#fff6dc', glow: 560 },
    shadow: '#2c3560',
    shadowOpacity: 0.26,
    haze: '#d9e6ea',
    lampChance: 0.06,
    tint: '#fff3e2',
    strength: 0.7,
  },
  noon: {
    sky: ['#3d8fd6', '#6fb4e8', '#aed8f2', '#e3f2f6'],
    cloud: '#ffffff',
    cloudShade: '#d5e3f0',
    sun: { x: 190, y: 90, radius: 0, colour: '#ffffff', glow: 520 },
    shadow: '#1c2a52',
    shadowOpacity: 0.3,
    haze: '#c4dfee',
    lampChance: 0,
    tint: '#ffffff',
    strength: 0,
  },
  golden: {
    sky: ['#5b8fc6', '#b9b9c0', '#f8cf9a', '#fba868'],
    cloud: '#ffe9cf',
    cloudShade: '#e2a58f',
    sun: { x: 210, y: 560, radius: 62, colour: '#fff0c2', glow: 760 },
    shadow: '#43285c',
    shadowOpacity: 0.32,
    haze: '#f1c79d',
    lampChance: 0.22,
    tint: '#ffd7a3',
    strength: 0.82,
  },
  dusk: {
    sky: ['#1d2a58', '#4c4d8d', '#b26b98', '#f6a179'],
    cloud: '#d98fa5',
    cloudShade: '#6a5590',
    sun: { x: 240, y: 640, radius: 0, colour: '#ffbf8a', glow: 720 },
    shadow: '#0d1030',
    shadowOpacity: 0.38,
    haze: '#b67c9c',
    lampChance: 0.8,
    tint: '#8583bd',
    strength: 0.86,
  },
}

function lightAt(moment: Moment): Light {
  const { tint, strength, ...rest } = settings[moment]
  return { ...rest, moment, tone: (colour) => mix(colour, multiply(colour, tint), strength) }
}

const moments = ['noon', 'noon', 'noon', 'morning', 'morning', 'golden', 'golden', 'golden', 'dusk', 'dusk'] as const

export const pickLight = (random: Random): Light => lightAt(random.pick(moments))

import type { RoomKind } from './layout.ts'

export const papers = [
  {
    paper: '#f6f2ea',
    ink: '#2f3a40',
    wood: '#ecd9bd',
    wet: '#dbe9ea',
    soft: '#f7efe2',
    garage: '#e6e4df',
    deck: '#e2cba8',
    lawn: '#dfe8d3',
  },
  {
    paper: '#f1f4f4',
    ink: '#26384a',
    wood: '#e9dcc8',
    wet: '#d3e3ec',
    soft: '#f8f5ef',
    garage: '#e1e4e6',
    deck: '#dcc9ae',
    lawn: '#d9e6da',
  },
  {
    paper: '#faf5ee',
    ink: '#4a3530',
    wood: '#f0d9bf',
    wet: '#e0e6dc',
    soft: '#fcf3e8',
    garage: '#ebe5de',
    deck: '#e5c8a4',
    lawn: '#e6ead2',
  },
] as const

/** The colours of one brochure. */
export type Paper = (typeof papers)[number]

/** The colour that a room of each kind has. */
export const grounds: Record<RoomKind, keyof Paper> = {
  bedroom: 'soft',
  ensuite: 'wet',
  bath: 'wet',
  laundry: 'wet',
  garage: 'garage',
  hall: 'wood',
  kitchen: 'wood',
  dining: 'wood',
  living: 'wood',
  study: 'soft',
  alcove: 'soft',
  robe: 'soft',
  deck: 'deck',
}

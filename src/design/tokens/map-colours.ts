import { darkColours, lightColours } from './colours.ts'

/** The colours of the map: quieter than the page, so that markers and outlines stand out. */
export type MapColours = {
  land: string
  builtUp: string
  water: string
  shore: string
  border: string
  cell: string
  name: string
  nameHalo: string
  outline: string
  pin: string
  school: string
  green: string
  street: string
  motorway: string
  casing: string
}

export const lightMapColours: MapColours = {
  land: '#f3efe5',
  builtUp: '#ebe5d8',
  water: '#bfdbe3',
  shore: '#9cc1cc',
  border: '#b3a894',
  cell: '#d3c9b6',
  name: '#4a544e',
  nameHalo: '#faf7f1',
  outline: lightColours.brand,
  pin: lightColours.brand,
  school: '#6a4f7d',
  green: '#dfe8d3',
  street: '#ffffff',
  motorway: '#f6dfa8',
  casing: '#d8cfbd',
}

export const darkMapColours: MapColours = {
  land: '#1c2420',
  builtUp: '#252e29',
  water: '#10222b',
  shore: '#2b4652',
  border: '#515d56',
  cell: '#3a4640',
  name: '#b9c4bc',
  nameHalo: '#141b18',
  outline: darkColours.brand,
  pin: darkColours.brand,
  school: '#c9b2da',
  green: '#1f3026',
  street: '#3d4843',
  motorway: '#5c5336',
  casing: '#161d1a',
}

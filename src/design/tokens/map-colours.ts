import { darkColours, lightColours } from './colours.ts'

/** The colours of the map: quieter than the page, so that markers and outlines stand out. */
export type MapColours = {
  land: string
  builtUp: string
  building: string
  water: string
  shore: string
  border: string
  cell: string
  name: string
  nameHalo: string
  outline: string
  pin: string
  position: string
  school: string
  waterName: string
  parkName: string
  green: string
  street: string
  motorway: string
  casing: string
}

export const lightMapColours: MapColours = {
  land: '#f3efe5',
  builtUp: '#ebe5d8',
  building: '#dfd6c4',
  water: '#bfdbe3',
  shore: '#9cc1cc',
  border: '#b3a894',
  cell: '#b79f86',
  name: '#4a544e',
  nameHalo: '#faf7f1',
  outline: lightColours.brand,
  pin: lightColours.brand,
  position: lightColours.focus,
  school: '#6a4f7d',
  waterName: '#3a6675',
  parkName: '#49683a',
  green: '#dfe8d3',
  street: '#ffffff',
  motorway: '#f6dfa8',
  casing: '#d8cfbd',
}

export const darkMapColours: MapColours = {
  land: '#1c2420',
  builtUp: '#252e29',
  building: '#323d37',
  water: '#10222b',
  shore: '#2b4652',
  border: '#515d56',
  cell: '#6d6f5d',
  name: '#b9c4bc',
  nameHalo: '#141b18',
  outline: darkColours.brand,
  pin: darkColours.brand,
  position: darkColours.focus,
  school: '#c9b2da',
  waterName: '#8fb7c6',
  parkName: '#a3bf92',
  green: '#1f3026',
  street: '#3d4843',
  motorway: '#5c5336',
  casing: '#161d1a',
}

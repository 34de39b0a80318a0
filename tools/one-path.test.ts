import { describe, expect, it } from 'vitest'
import { onePath, type Shape } from './one-path.ts'

describe('one path', () => {
  it.each<[string, Shape[], string]>([
    ['a path', [['path', { d: 'M2 12h20', key: '9i4pu4' }]], 'M2 12h20'],
    ['a path that begins with a relative move', [['path', { d: 'm6 9v3' }]], 'M6 9v3'],
    ['one that goes on with lines from there', [['path', { d: 'm21 21-4.34-4.34' }]], 'M21 21l-4.34-4.34'],
    ['a line', [['line', { x1: '2', y1: '3', x2: '22', y2: '9' }]], 'M2 3L22 9'],
    ['a polyline', [['polyline', { points: '1 2 3 4' }]], 'M1 2 3 4'],
    ['a polygon', [['polygon', { points: '1 2 3 4 5 2' }]], 'M1 2 3 4 5 2z'],
    ['a circle', [['circle', { cx: '12', cy: '13', r: '3' }]], 'M9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    ['a rectangle', [['rect', { x: '2', y: '4', width: '20', height: '16' }]], 'M2 4h20v16h-20v-16z'],
    [
      'one with round corners',
      [['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }]],
      'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
    ],
    [
      'several, one after the other',
      [
        ['path', { d: 'M12 4v6' }],
        ['path', { d: 'm6 9 6 6 6-6' }],
      ],
      'M12 4v6M6 9l6 6 6-6',
    ],
  ])('draws %s', (_, shapes, data) => expect(onePath(shapes)).toBe(data))

  it.each<[Shape, string]>([
    [['text', {}], 'No path is known for <text>.'],
    [['path', { d: 'M1 1', fill: 'red' }], 'No one path can have fill for a part of it.'],
    [['circle', { cx: '1', cy: '1', r: '1', opacity: '0.5' }], 'No one path can have opacity for a part of it.'],
    [['rect', { width: '4', height: '4', rx: '1', ry: '2' }], 'A corner is as wide as it is high.'],
  ])('cannot be made of %j', (shape, message) => expect(() => onePath([shape])).toThrow(message))
})

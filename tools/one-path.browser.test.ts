import { expect, it } from 'vitest'
import { onePath, type Shape } from './one-path.ts'

const icons = import.meta.glob<{ __iconData: { node: Shape[] } }>(
  '/node_modules/lucide-react/dist/esm/icons/{bath,bed-double,bell-plus,calendar-days,camera,car,ruler,search,share-2,thumbs-up}.mjs',
)
const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
document.body.append(drawing)

/** What a browser draws of a shape: how long its lines are, and where they lie. */
function drawn([tag, attributes]: Shape) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
  drawing.replaceChildren(shape)
  if (!(shape instanceof SVGGeometryElement)) throw new Error(`<${tag}> is no shape`)
  const { x, y, width, height } = shape.getBBox()
  return { length: shape.getTotalLength(), left: x, top: y, right: x + width, bottom: y + height }
}

it.each(Object.entries(icons))('draws as the shapes of %s do', async (_, load) => {
  const { node } = (await load()).__iconData
  const parts = node.map(drawn)
  const whole = drawn(['path', { d: onePath(node) }])
  const of = (name: keyof typeof whole) => parts.map((part) => part[name])
  const length = of('length').reduce((sum, each) => sum + each, 0)
  // Chromium measures circles less exactly than arcs.
  expect(Math.abs(whole.length / length - 1)).toBeLessThan(0.05)
  expect(whole.left).toBeCloseTo(Math.min(...of('left')), 1)
  expect(whole.top).toBeCloseTo(Math.min(...of('top')), 1)
  expect(whole.right).toBeCloseTo(Math.max(...of('right')), 1)
  expect(whole.bottom).toBeCloseTo(Math.max(...of('bottom')), 1)
})

it('is told of all of them', () => expect(Object.keys(icons)).toHaveLength(10))

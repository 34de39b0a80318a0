import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BarChart } from './bar-chart.tsx'

const heightsOf = (values: readonly number[]) => {
  const bars = values.map((value, index) => ({ label: `${index + 1} Nov`, value }))
  const markup = renderToStaticMarkup(<BarChart label="Visits: 6 in all" bars={bars} mostLabel="4" />)
  return { markup, heights: [...markup.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height)) }
}

it('is a picture with words for it, and a bar for each value as high as it is large', () => {
  const { markup, heights } = heightsOf([2, 4, 0])
  expect(markup).toContain('role="img" aria-label="Visits: 6 in all"')
  expect(heights).toEqual([50, 100, 1])
  expect(markup).toContain('<span>1 Nov</span><span>3 Nov</span>')
})

it('has no bar of nothing higher than a line', () => {
  expect(heightsOf([0, 0]).heights).toEqual([1, 1])
})

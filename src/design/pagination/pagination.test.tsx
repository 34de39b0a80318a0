import { expect, it } from 'vitest'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { Pagination } from './pagination.tsx'

const pagination = (page: number, pageCount: number) =>
  plainMarkup(<Pagination page={page} pageCount={pageCount} hrefForPage={(each) => `?page=${each}`} label="Pages" />)

it('is nothing for a single page', () => {
  expect(pagination(1, 1)).toBe('')
})

it('is a named navigation of plain links, and marks the current page', () => {
  expect(pagination(2, 3)).toBe(
    '<nav aria-label="Pages"><ul>' +
      '<li><a href="?page=1" rel="prev">[icon]Previous</a></li>' +
      '<li><a href="?page=1" aria-label="Page 1">1</a></li>' +
      '<li><a href="?page=2" aria-label="Page 2" aria-current="page">2</a></li>' +
      '<li><a href="?page=3" aria-label="Page 3">3</a></li>' +
      '<li>Page 2 of 3</li>' +
      '<li><a href="?page=3" rel="next">Next[icon]</a></li>' +
      '</ul></nav>',
  )
})

it('has no link to a page before the first or after the last', () => {
  expect(pagination(1, 2)).toContain('<li><span>[icon]Previous</span></li>')
  expect(pagination(1, 2)).toContain('rel="next"')
  expect(pagination(2, 2)).toContain('<li><span>Next[icon]</span></li>')
  expect(pagination(2, 2)).toContain('rel="prev"')
})

it('shows a gap where it leaves pages out', () => {
  expect(pagination(5, 9).match(/<li><span>…<\/span><\/li>/g)).toHaveLength(2)
})

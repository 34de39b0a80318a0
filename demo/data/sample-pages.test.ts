import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mediaLink } from '#domain/text/external-link.ts'
import { samplePages } from './sample-pages.ts'

describe.each(Object.values(samplePages))('the sample page %s', (url) => {
  const markup = readFileSync(new URL(`../../public${url}`, import.meta.url), 'utf8')

  it('may be linked', () => {
    expect(mediaLink(url)).toBe(url)
  })

  it('says that it is a sample, is not for search engines, and leads back', () => {
    expect(markup).toContain('This page is a sample.')
    expect(markup).toContain('<meta name="robots" content="noindex" />')
    expect(markup).toContain('<a href="/">')
  })

  it('holds nothing that its policy forbids', () => {
    expect(markup).not.toMatch(/<script|<style|style=|\son\w+=|https?:/)
  })
})

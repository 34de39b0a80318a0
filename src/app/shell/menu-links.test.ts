import { expect, it } from 'vitest'
import { hasPage } from '../routing/find-route.ts'
import { menuLinks } from './menu-links.ts'
import { loadNavigation } from './navigation.ts'

const labels = async (menu: Parameters<typeof menuLinks>[1]) =>
  menuLinks(await loadNavigation(), menu).map(({ label }) => label)

it('shows the links of all features in the order of their places', async () => {
  expect(await labels('header')).toEqual(['Buy', 'Rent', 'Sold', 'Popular suburbs', 'Questions'])
  expect(await labels('blog')).toEqual(['Guides', 'Lifestyle', 'News'])
  expect(await labels('sideMenu')).toEqual([
    ...['Buy', 'Rent', 'Sold', 'Questions', 'Popular suburbs'],
    ...['Guides', 'Lifestyle', 'News'],
  ])
  expect(await labels('company')).toEqual([
    ...['About us', 'Contact us', 'Brand guidelines', 'Get the app', 'Connect'],
    ...['Guides', 'Lifestyle', 'News'],
  ])
  expect(await labels('search')).toEqual([
    ...['Buy', 'Rent', 'Sold', 'Leased', 'Popular suburbs', 'Questions', 'New apartments'],
    ...['Find a suburb', 'Find a region', 'Find a street'],
  ])
  expect(await labels('agents')).toEqual([
    ...['List on Homely', 'Homely Plus', 'Claim your agent profile'],
    ...['Agent advice', 'The Upshot', 'Agent help centre'],
  ])
})

it('has a page for every link, and one place for each in a menu', async () => {
  const navigation = await loadNavigation()
  expect(navigation.filter(({ href }) => !hasPage(href))).toEqual([])
  const places = navigation.flatMap((link) => Object.entries(link.places).map(([menu, place]) => `${menu} ${place}`))
  expect(new Set(places).size).toBe(places.length)
})

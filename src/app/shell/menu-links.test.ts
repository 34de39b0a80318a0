import { expect, it } from 'vitest'
import type { Menu } from '#src/shared/runtime/define-feature.ts'
import { hasPage } from '../routing/find-route.ts'
import { menuLinks } from './menu-links.ts'
import { loadNavigation } from './navigation.ts'

const menus: [Menu, labels: string][] = [
  ['header', 'Buy, Rent, Sold, Agent Finder, Suburb Reviews, Questions'],
  ['blog', 'Guides, Lifestyle, News'],
  ['member', 'Collections, My Alerts'],
  ['agentMember', 'Enquiries'],
  ['sideMenu', 'Buy, Rent, Sold, Agent Finder, Questions, Suburb Reviews, Guides, Lifestyle, News'],
  ['company', 'About us, Contact us, Brand guidelines, Get the app, Connect, Guides, Lifestyle, News'],
  [
    'search',
    'Buy, Rent, Sold, Leased, Agent Finder, Suburb Reviews, Questions, New apartments, Find a suburb, Find a region, Find a street, Agencies',
  ],
  ['agents', 'List on Homely, Homely Plus, Claim your agent profile, Agent advice, The Upshot, Agent help centre'],
]

it.each(menus)('%s has the links of all features in the order of their places', async (menu, labels) => {
  const links = menuLinks(await loadNavigation(), menu)
  expect(links.map(({ label }) => label).join(', ')).toBe(labels)
})

it('has a page for every link, and one place for each in a menu', async () => {
  const navigation = await loadNavigation()
  expect(navigation.filter(({ href }) => !hasPage(href))).toEqual([])
  const places = navigation.flatMap((link) => Object.entries(link.places).map(([menu, place]) => `${menu} ${place}`))
  expect(new Set(places).size).toBe(places.length)
})

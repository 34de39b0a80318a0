import { describe, expect, it } from 'vitest'
import { menuPagesFor, staffPageAt, staffPages, staffPagesFor } from './staff-pages.ts'

/** The order of the specification. */
const inOrder = ['/admin/agency', '/admin/user', '/admin/listings', '/admin/listinglogging', '/dashboard/dashboard']

/** Of staff who look after other things than listings. */
const ofOtherClaims = ['/admin/video', '/admin/premier']

/** In the navigation of staff alone. */
const outsideOfMenu = ['/dashboard/feeds', '/dashboard/alerts', '/dashboard/jobs', '/admin/ads']

describe('the pages of staff', () => {
  it('stand in the order of the specification', () => {
    const paths = staffPages.map(({ path }) => path)
    const ofMenu = inOrder.filter((path) => paths.some((each) => each === path))
    expect(menuPagesFor({ listings_permission: ['CanManageAny'] }).map(({ path }) => path)).toEqual(ofMenu)
    expect(paths.slice(0, ofMenu.length)).toEqual(ofMenu)
    expect(paths.slice(ofMenu.length)).toEqual([...outsideOfMenu, ...ofOtherClaims])
  })

  it('are for whoever has the claim of one of them', () => {
    const pathsFor = (claims: Parameters<typeof staffPagesFor>[0]) => staffPagesFor(claims).map(({ path }) => path)
    expect(pathsFor({ listings_permission: ['CanManageAny'] })).toContain('/admin/listinglogging')
    expect(pathsFor({ users_permission: ['CanViewAnyMember'] })).toEqual(['/admin/user'])
    expect(pathsFor({ listings_permission: ['CanBoost'] })).toEqual(['/admin/listings'])
    expect(pathsFor({ listings_permission: ['CanViewHidden'], ugc_permission: ['CanManageAny'] })).toEqual([])
    expect(pathsFor({ agents_permission: ['CanTriggerPremierAgentWorkflow'] })).toEqual(['/admin/premier'])
    expect(pathsFor({ agents_permission: ['CanGenerateVideo'] })).toEqual(['/admin/video'])
    expect(pathsFor({ agents_permission: ['CanToggleVideoVisibility'] })).toEqual(['/admin/video'])
    expect(pathsFor(null)).toEqual([])
  })

  it.each([
    ['/admin/listinglogging', ''],
    ['/Admin/ListingLogging/', ''],
  ])('%s is of one, with what is below it', (path, below) => {
    expect(staffPageAt(path)).toMatchObject({ page: { path: '/admin/listinglogging' }, below })
  })

  it('are as well what is below them, where there is something', () => {
    expect(staffPageAt('/admin/user/12')).toMatchObject({ page: { path: '/admin/user' }, below: '12' })
    expect(staffPageAt('/admin/users')).toBe(null)
  })

  it.each(['/', '/admin', '/admin/listingloggings', '/admin/listinglogging/12', '/admin/moderation'])(
    '%s is of none',
    (path) => {
      expect(staffPageAt(path)).toBe(null)
    },
  )
})

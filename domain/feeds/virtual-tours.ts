/** Hosts, with those below them, whose pages are walks through a home. */
const tourHosts: readonly string[] =
  'matterport.com kuula.co cloudpano.com eyespy360.com goiguide.com youriguide.com momento360.com diakrit.com open2view.com panoee.com metareal.com asteroom.com teliportme.com zillow3dhome.com'.split(
    ' ',
  )

const TOUR_PATH = /(?:^|[/_-])(?:virtual-?tours?|3d-?tours?|360-?tours?)(?:$|[/_.-])/iu

/** Whether a link of a listing leads to a virtual tour: to a site of tours, or to an address that names one. */
export function isVirtualTour(url: string): boolean {
  const { hostname, pathname } = new URL(url)
  return TOUR_PATH.test(pathname) || tourHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

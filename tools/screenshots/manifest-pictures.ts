type ManifestPicture = {
  /** Its name in `public/`. */
  file: string
  width: number
  height: number
  label: string
  formFactor: 'narrow' | 'wide'
  /** The path of the page; `listing` is the address of a home. */
  pageOf: (listing: string) => string
}

const results = () => '/for-sale/melbourne-vic-3000/real-estate'

/** The pictures that a browser shows when it offers to install the portal. */
export const manifestPictures: readonly ManifestPicture[] = [
  { file: 'app-results.webp', width: 412, height: 824, label: 'Homes for sale', formFactor: 'narrow', pageOf: results },
  {
    file: 'app-home.webp',
    width: 412,
    height: 824,
    label: 'A home with its pictures and inspections',
    formFactor: 'narrow',
    pageOf: (listing) => listing,
  },
  {
    file: 'app-results-wide.webp',
    width: 1280,
    height: 800,
    label: 'Homes for sale beside the map',
    formFactor: 'wide',
    pageOf: results,
  },
]

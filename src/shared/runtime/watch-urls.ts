/** Tells the address of the page now and whenever it changes; the router moves by the history. */
export function watchAddresses(onAddress: (address: string) => void): void {
  const tell = () => onAddress(location.pathname + location.search)
  for (const name of ['pushState', 'replaceState', 'popstate', 'hashchange'] as const)
    window.addEventListener(name, tell)
  tell()
}

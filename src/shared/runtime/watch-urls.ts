/** Tells the address of the page now and whenever it changes; the router moves by the history, in which modals have entries too. */
export function watchAddresses(onAddress: (address: string) => void): void {
  let known = ''
  const tell = () => {
    const address = location.pathname + location.search
    if (address === known) return
    known = address
    onAddress(address)
  }
  for (const name of ['pushState', 'replaceState', 'popstate', 'hashchange'] as const)
    window.addEventListener(name, tell)
  tell()
}

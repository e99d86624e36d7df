const PREFIX = 'vitrine-tab '

/** The browser lets go of it when the tab closes, however it does. */
export function holdTab(name: string) {
  // Only where the browser has locks: elsewhere the shop's word counts.
  void navigator.locks?.request(PREFIX + name, () => new Promise(() => {})).catch(() => undefined)
}

type IsOpen = (tab: string, toldByShop: boolean) => boolean

/** Whether a tab is open: of this device the browser knows it at once, of others the shop does after a while. */
export async function readOpenTabs(isThisDevice: (client: string) => boolean): Promise<IsOpen> {
  const known = await navigator.locks?.query().catch(() => undefined)
  if (!known) return (_tab, toldByShop) => toldByShop
  const open = new Set(known.held?.map(({ name }) => name))
  return (tab, toldByShop) => (isThisDevice(tab) ? open.has(PREFIX + tab) : toldByShop)
}

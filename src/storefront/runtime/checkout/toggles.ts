/** The login and the coupon stand behind their links, and open and close by them. */
export function wakeToggles() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.showlogin, a.showcoupon')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      toggle(link)
    })
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      toggle(link)
    })
  }
}

function toggle(link: HTMLAnchorElement) {
  const drawer = drawerOf(link)
  if (drawer) setOpen(drawer, drawer.hidden !== false)
}

const drawerOf = (link: HTMLAnchorElement) => document.getElementById(link.getAttribute('aria-controls') ?? '')

export function setOpen(drawer: HTMLElement, isOpen: boolean) {
  drawer.hidden = !isOpen
  document.querySelector(`[aria-controls="${drawer.id}"]`)?.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) drawer.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus()
}

/** The button that unfolds a menu on small screens: active or not, and said so to those who hear the page. */
export function watchToggles() {
  for (const sheet of document.querySelectorAll<HTMLDetailsElement>('.nav-menu > details')) {
    const toggle = sheet.querySelector<HTMLElement>('.elementor-menu-toggle')
    const dropdown = sheet.querySelector<HTMLElement>('nav.elementor-nav-menu--dropdown')
    if (!toggle || !dropdown) continue
    const follow = () => {
      toggle.classList.toggle('elementor-active', sheet.open)
      toggle.setAttribute('aria-expanded', String(sheet.open))
      dropdown.setAttribute('aria-hidden', String(!sheet.open))
      dropdown.hidden = !sheet.open
    }
    // Said in the same moment: the browser tells of the change a little later.
    const close = () => {
      sheet.open = false
      follow()
    }
    follow()
    sheet.addEventListener('toggle', follow)
    sheet.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !sheet.open || event.defaultPrevented) return
      event.preventDefault()
      close()
      toggle.focus({ preventScroll: true })
    })
    // A keyboard that goes on leaves the sheet: it must not stay before what has the focus then.
    sheet.addEventListener('focusout', ({ relatedTarget }) => {
      if (sheet.open && relatedTarget instanceof Node && !sheet.contains(relatedTarget)) close()
    })
    // A part of the same page was chosen: the sheet must not stay before it.
    dropdown.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    })
    // A window made wide shows the bar instead: the sheet must not wait behind it, with the page locked.
    addEventListener('resize', () => {
      if (sheet.open && !isShown(sheet)) close()
    })
  }
}

const isShown = (element: Element) => element.getClientRects().length > 0

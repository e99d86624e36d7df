/** Makes the product's panels tabs: one in sight, arrows move along, and links to something inside a panel open it. */
export function wakeTabs(wrapper: HTMLElement) {
  const links = [...wrapper.querySelectorAll<HTMLAnchorElement>('.wc-tabs a')]
  const panels = links.map((link) => wrapper.querySelector<HTMLElement>(`#${CSS.escape(link.hash.slice(1))}`))
  wrapper.querySelector('.wc-tabs')?.setAttribute('role', 'tablist')
  links.forEach((link, index) => {
    link.setAttribute('role', 'tab')
    link.parentElement?.setAttribute('role', 'presentation')
    link.setAttribute('aria-controls', panels[index]?.id ?? '')
    panels[index]?.setAttribute('role', 'tabpanel')
    panels[index]?.setAttribute('aria-labelledby', link.id)
  })

  const show = (chosen: number) => {
    links.forEach((link, index) => {
      const isChosen = index === chosen
      link.setAttribute('aria-selected', String(isChosen))
      link.tabIndex = isChosen ? 0 : -1
      link.parentElement?.classList.toggle('active', isChosen)
      if (panels[index]) panels[index].hidden = !isChosen
    })
  }
  const holding = (hash: string) => {
    const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    return target ? panels.findIndex((panel) => panel?.contains(target)) : -1
  }
  const openFor = (hash: string) => {
    const found = holding(hash)
    if (found < 0) return false
    show(found)
    return true
  }

  wrapper.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.wc-tabs a') : null
    if (!link) return
    event.preventDefault()
    show(links.indexOf(link))
  })
  wrapper.addEventListener('keydown', (event) => {
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    const chosen = (next + links.length) % links.length
    show(chosen)
    links[chosen]?.focus()
  })
  // «3 avaliações» beside the price leads into a panel that may be away.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link && !wrapper.querySelector('.wc-tabs')?.contains(link)) openFor(link.hash)
  })
  addEventListener('hashchange', () => openFor(location.hash))

  const current = panels.findIndex((panel) => panel && 'current' in panel.dataset)
  wrapper.dataset.awake = ''
  if (!openFor(location.hash)) show(Math.max(0, current))
}

/** Small pictures under a slideshow: each leads to its slide, and the one that is shown is kept in view. */
export function watchThumbs(id: string, current: number, show: (slide: number) => void): () => void {
  const strip = document.getElementById(`${id}-thumbs`)
  if (!strip) return () => {}
  const links = [...strip.querySelectorAll<HTMLElement>('a')]
  links.forEach((link, index) => {
    if (index === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  })
  const chosen = links[current]
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (chosen) {
    const left = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2
    strip.scrollTo({ left, behavior: still ? 'auto' : 'smooth' })
  }
  const press = (event: MouseEvent) => {
    const index = links.findIndex((link) => link.contains(event.target as Node))
    if (index < 0) return
    event.preventDefault()
    show(index)
  }
  strip.addEventListener('click', press)
  return () => strip.removeEventListener('click', press)
}

/** The small pictures turn the large ones without touching the address, and a mouse over a picture brings it closer. */
export function wakePhotos(photos: HTMLElement) {
  const gallery = photos.querySelector<HTMLElement>('.woocommerce-product-gallery')
  const slides = [...photos.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image')]
  const thumbs = [...photos.querySelectorAll<HTMLAnchorElement>('.flex-control-thumbs a')]
  if (!gallery) return

  const mark = () => {
    const index = Math.round(gallery.scrollLeft / Math.max(1, gallery.clientWidth))
    thumbs.forEach((thumb, at) => {
      if (at === index) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
      thumb.classList.toggle('flex-active', at === index)
    })
  }
  gallery.addEventListener('scroll', mark, { passive: true })
  mark()
  photos.querySelector('.flex-control-thumbs')?.addEventListener('click', (event) => {
    const thumb = event.target instanceof Element ? event.target.closest('a') : null
    const slide = thumb && slides[thumbs.indexOf(thumb)]
    if (!slide) return
    event.preventDefault()
    gallery.scrollTo({ left: slide.offsetLeft - gallery.offsetLeft })
  })

  const wantsMotion = matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)')
  if ('zoom' in photos.dataset) for (const slide of slides) watchZoom(slide, wantsMotion)
}

function watchZoom(slide: HTMLElement, wantsMotion: MediaQueryList) {
  slide.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || !wantsMotion.matches) return
    const { left, top, width, height } = slide.getBoundingClientRect()
    slide.style.setProperty('--zoom-x', `${((event.clientX - left) / width) * 100}%`)
    slide.style.setProperty('--zoom-y', `${((event.clientY - top) / height) * 100}%`)
    // Twice as large on the screen: the browser picks a file that is sharp at that size.
    if (!('zoomed' in slide.dataset))
      for (const part of slide.querySelectorAll('img, source')) part.setAttribute('sizes', '1600px')
    slide.dataset.zoomed = ''
  })
  slide.addEventListener('pointerleave', () => delete slide.dataset.zoomed)
}

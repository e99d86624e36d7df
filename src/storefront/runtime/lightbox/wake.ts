import { closest, isPlainPress } from '../pressed.ts'

const IMAGE_LINK = /\.(?:avif|webp|png|jpe?g|gif|svg)(?:[?#]|$)/i
const ACTION = /^(?:#|%23)elementor-action(?::|%3A)action(?:=|%3D)lightbox/i

/** Hears the clicks that open a lightbox, and fetches it at the first. Until then, and without scripts, such links open the picture itself. */
export function wakeLightbox() {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    const href = link.getAttribute('href') ?? ''
    if (ACTION.test(href)) {
      event.preventDefault()
      return openHash(href.replace(/^%23/i, '#'))
    }
    const { elementorOpenLightbox: choice } = link.dataset
    if (choice === 'no' || link.hasAttribute('download') || !(choice === 'yes' || IMAGE_LINK.test(href))) return
    event.preventDefault()
    void load().then(
      // Not ours after all, or nothing to show: it is an ordinary link.
      ({ openLink }) => openLink(link) || location.assign(link.href),
      () => location.assign(link.href),
    )
  })
  // An address from outside opens only what this page itself offers.
  const { hash } = location
  if (!ACTION.test(hash)) return
  const offers = [...document.querySelectorAll<HTMLElement>('[data-e-action-hash], a[href*="elementor-action"]')]
  if (offers.some((one) => one.dataset.eActionHash === hash || one.getAttribute('href') === hash)) openHash(hash)
}

const load = () => import('./start.ts')
const openHash = (hash: string) =>
  void load()
    .then(({ openHash: open }) => open(hash))
    .catch(console.error)

import { windowFeatures } from '#widgets/share-buttons/share-window.ts'
import { closest, isPlainPress } from './pressed.ts'

/** A network opens in a small window, within the very press: a window that comes later is one that browsers block. */
export function watchSharing() {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a.elementor-share-btn[target]')
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    const shop = { left: screenX, top: screenY, width: outerWidth, height: outerHeight }
    const opened = window.open(link.href, '', windowFeatures(shop))
    // A blocked window: the link itself still leads there.
    if (!opened) return
    opened.opener = null
    event.preventDefault()
  })
}

import type { MouseEvent } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { Mark } from './marks.tsx'
import { NETWORKS, shareLabel, type Network } from './networks.ts'
import { shareLink, type Shared } from './share-link.ts'
import { isPlainPress, windowFeatures } from './share-window.ts'

type Props = {
  buttons: { network: Network; text: string }[]
  shared: Shared
  view: 'icon-text' | 'icon' | 'text'
  /** In the builder a press selects the widget and shares nothing. */
  inactive: boolean
}

/** Links that work before any script; awake, they open a small window and know more of the page. */
function ShareButtons({ buttons, shared, view, inactive }: Props) {
  const open = (network: Network) => (event: MouseEvent) => {
    const link = shareLink(network, withPageFacts(shared))
    if (!link?.startsWith('http') || !isPlainPress(event)) return
    const shop = { left: screenX, top: screenY, width: outerWidth, height: outerHeight }
    const opened = window.open(link, '', windowFeatures(shop))
    // A blocked window: the link itself still leads there.
    if (!opened) return
    opened.opener = null
    event.preventDefault()
  }
  return (
    <ul className="elementor-grid" data-state={inactive ? 'inactive' : undefined}>
      {buttons.map(({ network, text }) => {
        const props = {
          className: `elementor-share-btn elementor-share-btn_${network}`,
          'aria-label': text || shareLabel(network),
        }
        const content = (
          <>
            {view !== 'text' && <Mark network={network} />}
            {view !== 'icon' && (
              <span className="elementor-share-btn__text">
                <span className="elementor-share-btn__title">{text || NETWORKS[network]}</span>
              </span>
            )}
          </>
        )
        const link = shareLink(network, shared)
        return (
          <li key={network} className="elementor-grid-item">
            {inactive || !link ? (
              <button type="button" {...props} disabled={inactive} onClick={() => window.print()}>
                {content}
              </button>
            ) : (
              <a {...props} href={link} {...(link.startsWith('http') ? BESIDE : {})} onClick={open(network)}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const BESIDE = { target: '_blank', rel: 'noopener nofollow' }

/** The page's own excerpt and picture, as its head tells them to every network. */
function withPageFacts(shared: Shared): Shared {
  const meta = (property: string) => document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? ''
  return shared.title === '' ? shared : { ...shared, text: meta('og:description'), image: meta('og:image') }
}

export default defineIsland('share-buttons', 'interaction', ShareButtons)

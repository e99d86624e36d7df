import { PlainIsland } from '#islands/plain-island.tsx'
import { Mark } from './marks.tsx'
import { NETWORKS, shareLabel, type Network } from './networks.ts'
import { shareLink, type Shared } from './share-link.ts'

type Props = {
  buttons: { network: Network; text: string }[]
  shared: Shared
  view: 'icon-text' | 'icon' | 'text'
  /** In the builder a press selects the widget and shares nothing. */
  inactive: boolean
}

/** Links that work before any script; with one they open in a small window, and know more of the page. */
export function ShareButtonList({ buttons, shared, view, inactive }: Props) {
  return (
    <PlainIsland name="share-buttons" when="interaction">
      <ul className="elementor-grid" data-state={inactive ? 'inactive' : undefined} data-shared={JSON.stringify(shared)}>
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
                <button type="button" {...props} disabled={inactive}>
                  {content}
                </button>
              ) : (
                <a {...props} href={link} data-network={network} {...(link.startsWith('http') ? BESIDE : {})}>
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </PlainIsland>
  )
}

const BESIDE = { target: '_blank', rel: 'noopener nofollow' }

import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { NETWORK_NAMES, NETWORK_PATHS, type Network } from './networks.ts'
import type widget from './widget.ts'

export default function SocialIcons({ settings }: ViewProps<typeof widget>) {
  const shown = settings.social_icon_list.filter(({ link }) => link.url !== '')
  if (shown.length === 0) return null
  return (
    <ul className="elementor-social-icons" data-look={settings.look}>
      {shown.map(({ network, link, label }) => (
        <li key={link.url}>
          <a
            href={link.url}
            target="_blank"
            rel="noopener"
            aria-label={label || NETWORK_NAMES[network]}
            data-network={settings.icon_color === 'default' ? network : undefined}
          >
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function NetworkIcon({ network }: { network: Network }) {
  const path = NETWORK_PATHS[network]
  if (!path) return <Icon name={network} />
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

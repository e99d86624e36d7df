import { Icon } from './icon.tsx'

type Props = {
  crumbs: { title: string; url: string }[]
  align?: string
  separator?: 'slash' | 'chevron' | 'dot'
  look?: 'plain' | 'band'
  homeIcon?: boolean
}

/** The trail from the home page to here; its last step is where one stands. */
export function Breadcrumbs({ crumbs, align = 'start', separator = 'slash', look = 'plain', homeIcon = false }: Props) {
  // A single crumb is the home page itself: a trail to where one stands says nothing.
  if (crumbs.length < 2) return null
  return (
    <nav
      className="woocommerce-breadcrumb"
      aria-label="Trilha de navegação"
      data-align={align}
      data-separator={separator === 'slash' ? undefined : separator}
      data-look={look === 'plain' ? undefined : look}
    >
      <ol>
        {crumbs.map(({ title, url }, index) => (
          <li key={url}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <a href={url}>
                {homeIcon && index === 0 && <Icon name="home" />}
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

import type { ViewProps } from '#builder/define-widget.ts'
import type widget from './widget.ts'

export default function SiteLogo({ settings, page }: ViewProps<typeof widget>) {
  const { name, tagline, show_mark, layout } = settings
  return (
    <div className="site-logo" data-layout={layout}>
      <a href="/" rel="home" aria-current={page.path === '/' ? 'page' : undefined}>
        {show_mark && <Mark />}
        <span className="site-logo-name">
          {name || page.shopName}
          {tagline !== '' && <small>{tagline}</small>}
        </span>
      </a>
    </div>
  )
}

/** A twig of aroeira: paired leaves on a stem, with the berries that we call pimenta-rosa. */
function Mark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d={STEM} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <path d={LEAVES} fill="currentColor" />
      <path d={BERRIES} fill="currentColor" />
    </svg>
  )
}

const STEM = 'M24 45V12'
const LEAVES = [
  'M24 14C19.500 10 20.500 4.500 24 2c3.500 2.500 4.500 8 0 12Z',
  'M23.500 24C17 24.500 13 21 12 15.500c6-.5 10.500 2.500 11.500 8.500Z',
  'M24.500 24c6.500.5 10.500-3 11.500-8.500-6-.5-10.500 2.500-11.500 8.500Z',
  'M23.500 34C16 35 11 31 9.500 24.500c7-1 12.500 2.500 14 9.500Z',
  'M24.500 34c7.500 1 12.500-3 14-9.500-7-1-12.500 2.500-14 9.500Z',
].join('')
const BERRIES = [
  [15, 39],
  [19.5, 42.5],
  [33, 39.5],
]
  .map(([x, y]) => `M${x! - 2.2} ${y}a2.2 2.2 0 1 0 4.400 0 2.2 2.2 0 1 0-4.400 0Z`)
  .join('')

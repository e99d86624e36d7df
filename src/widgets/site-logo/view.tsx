import type { ViewProps } from '#builder/define-widget.ts'
import { inSquare, monogramOf } from '#ui/monogram.ts'
import { Picture } from '#ui/picture.tsx'
import type { LogoData } from './load.ts'
import type widget from './widget.ts'

export default function SiteLogo({ settings, page, data: { logo } }: ViewProps<typeof widget, LogoData>) {
  const { name, tagline, show_mark, mark, layout } = settings
  return (
    <div className="site-logo" data-layout={layout}>
      <a href="/" rel="home" aria-current={page.path === '/' ? 'page' : undefined}>
        {logo ? (
          <Picture picture={logo} sizes="12rem" alt={name || page.shopName} className="site-logo-picture" eager />
        ) : (
          show_mark && (mark === 'twig' ? <Twig /> : <Initials name={name || page.shopName} />)
        )}
        {(!logo || tagline !== '') && (
          <span className="site-logo-name">
            {!logo && (name || page.shopName)}
            {tagline !== '' && <small>{tagline}</small>}
          </span>
        )}
      </a>
    </div>
  )
}

/** The initials of the name in a ring, all in one colour: it can be read wherever the colour can be seen. */
function Initials({ name }: { name: string }) {
  const monogram = monogramOf(name)
  const { scale, x, y } = inSquare(monogram)
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="22" />
      {monogram.letters.map((letter) => (
        <path
          key={letter.x}
          transform={`translate(${x + letter.x * scale} ${y})scale(${scale})`}
          strokeWidth={LETTER_STROKE / scale}
          d={letter.path}
        />
      ))}
    </svg>
  )
}

const LETTER_STROKE = 2.5

/** A twig of aroeira: paired leaves on a stem, with the berries that we call pimenta-rosa. */
function Twig() {
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
  'M24 14C19.5 10 20.5 4.5 24 2c3.5 2.5 4.5 8 0 12Z',
  'M23.5 24C17 24.5 13 21 12 15.5c6-.5 10.5 2.5 11.5 8.5Z',
  'M24.5 24c6.5.5 10.5-3 11.5-8.5-6-.5-10.5 2.5-11.5 8.5Z',
  'M23.5 34C16 35 11 31 9.5 24.5c7-1 12.5 2.5 14 9.5Z',
  'M24.5 34c7.5 1 12.5-3 14-9.5-7-1-12.5 2.5-14 9.5Z',
].join('')
const BERRIES = [
  [15, 39],
  [19.5, 42.5],
  [33, 39.5],
]
  .map(([x, y]) => `M${x! - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0Z`)
  .join('')

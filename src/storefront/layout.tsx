import type { ReactNode } from 'react'
import { FIRST_COLOURS } from '#content/settings/colours.ts'
import type { StoreNotice } from '#content/settings/contract.ts'
import type { ConsentPlan } from '#kit/consent.ts'
import { scriptJson } from '#kit/json.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import { ConsentLink } from './consent/link.tsx'
import { SHARE_PICTURE } from './share-picture.ts'
import { type Template, templateHooks } from './template-box.tsx'

export type Head = {
  title: string
  description: string
  /** Full address of the page that search engines should keep; none for pages that they should leave out. */
  canonical: string | undefined
  /** Search engines leave it out although it names the page that they should keep instead. */
  noindex?: boolean
  image?: { url: string; width: number; height: number }
  kind?: 'website' | 'article' | 'product'
  /** Further facts for those who share the page, by property; an empty one is left out. */
  meta?: [property: string, content: string][]
  /** Structured facts for search engines. */
  facts?: object[]
  /** Addresses of the pages before and after this one in a list. */
  previous?: string
  next?: string
  /** The id of what follows the first screen: the first paint waits for it, so that a phone lays that screen out once. */
  paintsFrom?: string
  /** What of this page can be followed, beside the diary as a whole. */
  feeds?: { title: string; url: string }[]
}

export type Ground = { light: string; dark: string | undefined }
const FIRST_GROUND: Ground = { light: FIRST_COLOURS.paper, dark: undefined }

type Props = {
  head: Head
  shopName: string
  notice?: StoreNotice
  /** The shop's own small picture; without one it is the house's. */
  icon?: string
  /** It can be put on a phone's home screen. */
  hasApp?: boolean
  /** The colour of the page's ground; another one in the dark where the shop follows the visitor's device. */
  ground?: Ground
  shopUrl: string
  bodyClass: string
  style: string
  runtime: string
  /** None on a page that is drawn without the shop's settings. */
  consent?: ConsentPlan
  /** What an element may need that only the whole page brings, for the editor. */
  needs?: readonly string[] | undefined
  header: ReactNode
  footer: ReactNode
  /** Whose designs they are; none on a page that is drawn without the database. */
  templates?: { header: Template | undefined; footer: Template | undefined }
  /** What stands in the page without being seen in it. */
  end?: ReactNode
  children: ReactNode
}

/** The whole document of a page. One style element, one script that waits; everything else is content. */
export function Layout({
  head,
  shopName,
  notice,
  icon,
  hasApp = false,
  ground = FIRST_GROUND,
  shopUrl,
  bodyClass,
  style,
  runtime,
  consent,
  needs,
  header,
  footer,
  templates,
  end,
  children,
}: Props) {
  // Pages that search engines leave out are not shared either.
  const image = head.image ?? (head.canonical ? SHARE_PICTURE : undefined)
  const around = (part: 'header' | 'footer') => {
    const { className = '', ...hooks } = templates?.[part] ? templateHooks(templates[part]) : {}
    return { className: `site-${part} ${className}`.trim(), ...hooks }
  }
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {(head.noindex || !head.canonical) && <meta name="robots" content="noindex" />}
        {head.previous && <link rel="prev" href={head.previous} />}
        {head.next && <link rel="next" href={head.next} />}
        {head.canonical && !head.noindex && <link rel="alternate" hrefLang="pt-BR" href={head.canonical} />}
        {[{ title: shopName, url: '/feed/' }, ...(head.feeds ?? [])].map(({ title, url }) => (
          <link key={url} rel="alternate" type="application/rss+xml" title={title} href={shopUrl + url} />
        ))}
        <link rel="alternate" type="application/atom+xml" title={`${shopName} (Atom)`} href={`${shopUrl}/feed/atom/`} />
        {icon ? <link rel="icon" href={icon} type="image/webp" /> : <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
        {hasApp && <link rel="manifest" href="/app.webmanifest" />}
        <link rel="https://api.w.org/" href={`${shopUrl}/wp-json/`} />
        {ground.dark && <meta name="theme-color" media="(prefers-color-scheme: dark)" content={ground.dark} />}
        <meta name="theme-color" content={ground.light} />
        <meta property="og:locale" content="pt_BR" />
        <meta property="og:site_name" content={shopName} />
        <meta property="og:type" content={head.kind ?? 'website'} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        {image && (
          <>
            <meta property="og:image" content={shopUrl + image.url} />
            <meta property="og:image:width" content={String(image.width)} />
            <meta property="og:image:height" content={String(image.height)} />
          </>
        )}
        {/* Its title, words and picture are read from those above. */}
        <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        {head.meta?.map(([property, content]) => content && <meta key={property} property={property} content={content} />)}
        {/* A header that is painted half read moves once the rest of it arrives. */}
        <link rel="expect" href={`#${head.paintsFrom ?? 'conteudo'}`} blocking="render" />
        <TrustedMarkup as="style" html={style} />
        <script type="module" src={runtime} />
        {/* Browsers with modules never fetch it; those without may lack <picture> too. */}
        <script noModule src="/legacy/picture-check.js" defer />
        {head.facts?.map((fact) => (
          <TrustedMarkup
            key={JSON.stringify(fact)}
            as="script"
            type="application/ld+json"
            html={scriptJson({ '@context': 'https://schema.org', ...fact })}
          />
        ))}
      </head>
      <body className={bodyClass} data-consent={consent && JSON.stringify(consent)} data-needs={needs && JSON.stringify(needs)}>
        <a className="skip-link" href="#conteudo">
          Pular para o conteúdo
        </a>
        {notice && <StoreNoticeBar notice={notice} />}
        <header {...around('header')}>{header}</header>
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
        <footer {...around('footer')}>
          {footer}
          {consent && <ConsentLink />}
        </footer>
        {end}
      </body>
    </html>
  )
}

/** At the lower edge of the window, so that nothing moves when it appears or goes. */
function StoreNoticeBar({ notice }: { notice: StoreNotice }) {
  return (
    <p
      className="woocommerce-store-notice demo_store"
      role="complementary"
      aria-label="Notificação da loja"
      data-notice-id={notice.id}
      hidden
    >
      {notice.text}{' '}
      <button type="button" className="woocommerce-store-notice__dismiss-link">
        Dispensar
      </button>
    </p>
  )
}

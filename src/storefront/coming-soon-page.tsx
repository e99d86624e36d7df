import { renderToString } from 'react-dom/server'
import type { WaitingOutcome } from '#content/coming-soon/waiting-list.ts'
import { lookOf } from '#content/settings/appearance.ts'
import type { FontReader } from '#content/fonts/contract.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import { groundOf } from '#content/settings/theme/theme-style.ts'
import { pageGuards } from '#http/security-headers.ts'
import { ComingSoonContent } from './coming-soon-content.tsx'
import { Layout } from './layout.tsx'

type Options = {
  settings: Pick<SettingsReader, 'shop' | 'appearance'>
  fonts: Pick<FontReader, 'onPage'>
  media: Pick<MediaReader, 'pictures'>
  style: string
  runtime: string
  shopUrl: string
}

const STYLE = `
.coming-soon-page{display:grid;justify-items:center;align-content:center;gap:var(--space-4);min-block-size:100svh;max-inline-size:36rem;margin-inline:auto;padding:var(--space-7) var(--space-5);text-align:center}
.coming-soon-mark{inline-size:auto;max-inline-size:12rem;block-size:auto;max-block-size:6rem}
.coming-soon-name{font:600 var(--text-xl)/1.2 var(--font-display);overflow-wrap:anywhere}
.coming-soon-page h1{font-size:var(--text-2xl)}
.coming-soon-form{display:flex;flex-wrap:wrap;gap:var(--space-2);inline-size:100%;align-items:end;text-align:start}
.coming-soon :is(.site-header,.site-footer){display:none}
.coming-soon-form p:not([hidden]){flex:1 1 14rem;display:grid;gap:var(--space-1)}
.coming-soon-form p.coming-soon-small,.coming-soon-form p[role='alert']{flex-basis:100%}
.coming-soon-form input{inline-size:100%}
.coming-soon-ways{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--space-1) var(--space-4);padding:0;list-style:none}
.coming-soon-ways a{display:inline-grid;align-items:center;min-block-size:44px}
.coming-soon-small{color:var(--color-muted);font-size:var(--text-sm);overflow-wrap:anywhere}
`

/** What visitors see while the shop is being prepared, in its look, without ways into what is not open yet. */
export function createComingSoonPage({ settings, fonts, media, style, runtime, shopUrl }: Options) {
  return async (outcome: WaitingOutcome | undefined, typed?: string) => {
    const [shop, appearance, letters] = await Promise.all([settings.shop(), settings.appearance(), fonts.onPage([])])
    const { name } = shop
    const { logoId } = appearance
    const logo = logoId === undefined ? undefined : (await media.pictures([logoId])).get(logoId)
    const ownStyle = style + STYLE + lookOf(appearance) + letters.css
    const headers = pageGuards({ styles: [ownStyle] })
    const html = renderToString(
      <Layout
        head={{ title: `Em breve – ${name}`, description: `${name} abre em breve.`, canonical: undefined, noindex: true }}
        shopName={name}
        shopUrl={shopUrl}
        bodyClass="coming-soon"
        ground={groundOf(appearance)}
        style={ownStyle}
        runtime={runtime}
        header={null}
        footer={null}
      >
        <ComingSoonContent shop={shop} logo={logo} outcome={outcome} typed={typed} />
      </Layout>,
    )
    return { html: `<!doctype html>${html}`, headers }
  }
}

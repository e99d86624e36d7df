import { renderToString } from 'react-dom/server'
import { lookOf } from '#content/settings/appearance.ts'
import type { FontReader } from '#content/fonts/contract.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import { groundOf } from '#content/settings/theme/theme-style.ts'
import { pageGuards } from '#http/security-headers.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import { Layout } from './layout.tsx'

type Options = {
  settings: Pick<SettingsReader, 'shop' | 'appearance'>
  fonts: Pick<FontReader, 'onPage'>
  style: string
  runtime: string
  shopUrl: string
}

/** What visitors see while the shop is being prepared, in its look, without ways into what is not open yet. */
export function createComingSoonPage({ settings, fonts, style, runtime, shopUrl }: Options) {
  return async () => {
    const [{ name, tagline }, appearance, letters] = await Promise.all([settings.shop(), settings.appearance(), fonts.onPage([])])
    const ownStyle = style + lookOf(appearance) + letters.css
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
        header={<p className="error-page-home">{name}</p>}
        footer={null}
      >
        <div className="error-page">
          <h1>Em breve</h1>
          <p>Estamos preparando a loja com carinho. Volte logo para conhecer.</p>
          {tagline && <p>{tagline}</p>}
          <p className="error-page-ways">
            <a className="button" data-look="outline" href={ACCOUNT_BASE}>
              Entrar
            </a>
          </p>
        </div>
      </Layout>,
    )
    return { html: `<!doctype html>${html}`, headers }
  }
}

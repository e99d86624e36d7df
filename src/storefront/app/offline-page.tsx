import { renderToString } from 'react-dom/server'
import type { ShopInfo } from '#content/settings/contract.ts'
import { pageGuards } from '#http/security-headers.ts'
import { phoneUrl, whatsappUrl } from '#widgets/shop-info/contact-links.ts'
import { Layout } from '../layout.tsx'
import { OFFLINE_URL } from './worker-script.ts'

type Options = { shop: ShopInfo; style: string; runtime: string; shopUrl: string }

/** What stands in place of a page that could not be fetched: the same for everybody, and nothing in it has to be fetched. */
export function offlinePage({ shop, style, runtime, shopUrl }: Options) {
  const html = renderToString(
    <Layout
      head={{ title: `Sem internet – ${shop.name}`, description: 'Você está sem internet.', canonical: undefined }}
      shopName={shop.name}
      shopUrl={shopUrl}
      bodyClass="error-offline"
      style={style}
      runtime={runtime}
      header={
        <p className="error-page-home">
          <a href="/">{shop.name}</a>
        </p>
      }
      footer={null}
    >
      <div className="error-page">
        <h1>Você está sem internet</h1>
        <p>Confira o Wi-Fi ou os dados do celular. O que está no seu carrinho continua guardado.</p>
        <p className="error-page-ways">
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that was asked for: this page stands in its place */}
          <a className="button" href="">
            Tentar de novo
          </a>
          {shop.phone !== '' && (
            <a className="button" data-look="outline" href={phoneUrl(shop.phone)}>
              {`Ligar: ${shop.phone}`}
            </a>
          )}
          {shop.whatsapp !== '' && (
            <a className="button" data-look="outline" href={whatsappUrl(shop.whatsapp)}>
              WhatsApp
            </a>
          )}
        </p>
        {shop.hours !== '' && shop.hours.split('\n').map((line) => <p key={line}>{line}</p>)}
      </div>
    </Layout>,
  )
  return { html: `<!doctype html>${html}`, headers: pageGuards({ styles: [style] }), path: OFFLINE_URL }
}

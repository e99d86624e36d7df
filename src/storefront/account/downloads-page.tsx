import { count, formatDate } from '#kit/pt-br.ts'
import type { Download } from '#shop/accounts/downloads.ts'
import { Icon } from '#ui/icon.tsx'
import type { AccountView } from './desk.tsx'

export const downloadsPage = (downloads: (Download & { url: string })[]): AccountView => ({
  title: 'Downloads',
  tab: 'downloads',
  content:
    downloads.length === 0 ? (
      <div className="woocommerce-info account-empty">
        <p>Não há downloads disponíveis ainda.</p>
        <a className="button wc-forward" href="/loja/">
          Ver produtos
        </a>
      </div>
    ) : (
      <ul className="account-downloads">
        {downloads.map(({ orderId, orderNumber, downloadId, product, name, left, until, url }) => (
          <li key={`${orderId}-${downloadId}`} className="account-card">
            <div>
              <strong>{name}</strong>
              {product !== name && <span className="account-small account-line">{product}</span>}
              <span className="account-small account-line">
                Pedido #{orderNumber} · {count(left, 'vez', 'vezes')} · até {formatDate(until)}
              </span>
            </div>
            <a className="button woocommerce-MyAccount-downloads-file" href={url}>
              <Icon name="download" />
              Baixar <span className="screen-reader-text">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    ),
})

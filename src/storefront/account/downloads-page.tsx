import type { ReactNode } from 'react'
import { formatDate } from '#kit/pt-br.ts'
import type { Download } from '#shop/downloads/service.ts'
import { Icon } from '#ui/icon.tsx'
import { downloadTerms } from '../download-terms.ts'
import type { AccountView } from './view.ts'

type Listed = { open: (Download & { url: string })[]; ended: Download[] }

export const downloadsPage = ({ open, ended }: Listed): AccountView => ({
  title: 'Downloads',
  tab: 'downloads',
  content:
    open.length + ended.length === 0 ? (
      <div className="woocommerce-info account-empty">
        <p>Não há downloads disponíveis ainda.</p>
        <a className="button wc-forward" href="/loja/">
          Ver produtos
        </a>
      </div>
    ) : (
      <ul className="account-downloads">
        {open.map((download) => (
          <Entry key={keyOf(download)} download={download} terms={downloadTerms(download).join(' · ')}>
            <a className="button woocommerce-MyAccount-downloads-file" href={download.url}>
              <Icon name="download" />
              Baixar <span className="screen-reader-text">{download.name}</span>
            </a>
          </Entry>
        ))}
        {ended.map((download) => (
          <Entry key={keyOf(download)} download={download} terms={whyEnded(download)} />
        ))}
      </ul>
    ),
})

const keyOf = ({ orderId, downloadId }: Download) => `${orderId}-${downloadId}`

const whyEnded = ({ left, until }: Download) =>
  `${left === 0 ? 'Você já baixou todas as vezes' : `O prazo terminou em ${formatDate(until)}`}. Se precisar do arquivo, fale com a loja.`

function Entry({ download, terms, children }: { download: Download; terms: string; children?: ReactNode }) {
  const { name, product, orderNumber } = download
  return (
    <li className="account-card">
      <div>
        <strong>{name}</strong>
        {product !== name && <span className="account-small account-line">{product}</span>}
        <span className="account-small account-line">
          Pedido #{orderNumber} · {terms}
        </span>
      </div>
      {children}
    </li>
  )
}

import type { Download } from '#shop/downloads/service.ts'
import { Icon } from '#ui/icon.tsx'
import { downloadTerms } from '../download-terms.ts'

export type OrderFile = Pick<Download, 'downloadId' | 'name' | 'left' | 'until'> & { url: string }

/** Files that a paid order brought: for a guest this page is the only place where they are. */
export function OrderFiles({ files }: { files: OrderFile[] }) {
  if (files.length === 0) return null
  return (
    <section className="woocommerce-order-downloads">
      <h2 className="woocommerce-order-downloads__title">Seus arquivos</h2>
      <ul>
        {files.map(({ downloadId, name, left, until, url }) => (
          <li key={downloadId}>
            <span>
              <strong>{name}</strong> <span className="review-option">{downloadTerms({ left, until }).join(', ')}</span>
            </span>
            <a className="button woocommerce-MyAccount-downloads-file" data-look="outline" href={url}>
              <Icon name="download" />
              Baixar <span className="screen-reader-text">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

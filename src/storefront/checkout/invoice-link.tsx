import type { Order } from '#shop/orders/contract.ts'

/** The fiscal invoice of an order: its paper (DANFE), and the key that anybody can look it up by. */
export function InvoiceLink({ order: { invoice } }: { order: Order }) {
  if (!invoice) return null
  return (
    <section className="account-card order-invoice">
      <h2>Nota fiscal</h2>
      {invoice.pdfUrl !== '' && (
        <p>
          <a href={invoice.pdfUrl} rel="noreferrer" target="_blank">
            Abrir a nota fiscal (DANFE)
          </a>
        </p>
      )}
      {invoice.accessKey !== '' && (
        <p className="account-small order-access-key">Chave de acesso: {invoice.accessKey.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      )}
    </section>
  )
}

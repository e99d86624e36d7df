import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { Title, useDataProvider, useNotify, useRedirect } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { OrderRecord } from '../records.ts'
import { type Draft, FRESH, problemOf, wireOf } from './draft.ts'
import { OrderForm } from './order-form.tsx'

/** An order that came by telephone or over the counter. */
export function OrderCreate() {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const redirect = useRedirect()
  const [draft, setDraft] = useState(FRESH)
  const [sendsLink, setSendsLink] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const hasMail = draft.billing.email.trim() !== ''

  const create = async () => {
    setIsBusy(true)
    try {
      const owned = draft.makesAccount ? { ...draft, customerId: await makeAccount(provider, draft), makesAccount: false } : draft
      // The account is there now: a second press, after a refusal, must not make another.
      setDraft(owned)
      const order = await provider.tell<OrderRecord>('/wc/v3/orders', wireOf(owned))
      if (sendsLink && hasMail) await provider.tell(`/wc/v3/orders/${order.id}/actions/send_order_details`, {})
      notify(`Pedido #${order.number} criado.`, { type: 'success' })
      redirect('show', 'orders', order.id)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      setIsBusy(false)
    }
  }
  return (
    <>
      <Title title="Novo pedido" />
      <OrderForm
        draft={draft}
        onChange={setDraft}
        isFresh
        choices={
          <FormControlLabel
            control={
              <Checkbox
                checked={sendsLink && hasMail}
                disabled={!hasMail}
                onChange={({ target }) => setSendsLink(target.checked)}
              />
            }
            label="Enviar o link de pagamento por e-mail"
          />
        }
      >
        <Button variant="contained" disabled={isBusy || problemOf(draft) !== undefined} onClick={() => void create()}>
          Criar o pedido
        </Button>
      </OrderForm>
    </>
  )
}

async function makeAccount(provider: Provider, { billing, shipping }: Draft): Promise<number> {
  const { email, first_name, last_name } = billing
  const made = await provider.tell<{ id: number }>('/wc/v3/customers', {
    email,
    first_name,
    last_name,
    billing,
    ...(shipping && { shipping }),
  })
  return made.id
}

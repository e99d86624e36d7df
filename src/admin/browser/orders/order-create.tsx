import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useRef, useState } from 'react'
import { Title, useDataProvider, useNotify, useRedirect } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useMailState, withMail } from '../shared/mail-state.ts'
import { type Draft, FRESH, problemOf, wireOf } from './draft.ts'
import { OrderForm } from './order-form.tsx'
import { useUnsaved } from './unsaved.tsx'

/** An order that came by telephone or over the counter. */
export function OrderCreate() {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const redirect = useRedirect()
  const [draft, setDraft] = useState(FRESH)
  const mail = useMailState()
  const [sendsLink, setSendsLink] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  // The button rests only once it is drawn anew: a second click can come before.
  const isMaking = useRef(false)
  // Whoever hears no answer and presses again gets the order that was made.
  const [key] = useState(() => crypto.randomUUID())
  const { kept, question } = useUnsaved(JSON.stringify(draft) !== JSON.stringify(FRESH))
  const hasMail = draft.billing.email.trim() !== ''

  const make = async () => {
    const owned = draft.makesAccount ? { ...draft, customerId: await makeAccount(provider, draft), makesAccount: false } : draft
    // The account is there now: a second press, after a refusal, must not make another.
    setDraft(owned)
    return await provider.tell<OrderRecord>('/wc/v3/orders', wireOf(owned), { 'Idempotency-Key': key })
  }
  const create = async () => {
    if (isMaking.current) return
    isMaking.current = true
    setIsBusy(true)
    try {
      const order = await make()
      // From here on there is no way back to the form: the order is there, whatever becomes of its mail.
      kept()
      if (!sendsLink || !hasMail || (await isLinkSent(provider, order.id)))
        notify(`Pedido #${order.number} criado.`, { type: 'success' })
      else notify(linkNotSent(order), { type: 'warning', multiLine: true, autoHideDuration: 15_000 })
      redirect('show', 'orders', order.id)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      isMaking.current = false
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
            label={withMail(
              mail,
              'Enviar o link de pagamento por e-mail',
              'Enviar o link de pagamento por e-mail (o envio está desligado)',
            )}
          />
        }
      >
        <Button variant="contained" disabled={isBusy || problemOf(draft) !== undefined} onClick={() => void create()}>
          Criar o pedido
        </Button>
      </OrderForm>
      {question}
    </>
  )
}

const isLinkSent = (provider: Provider, id: number): Promise<boolean> =>
  provider.tell(`/wc/v3/orders/${id}/actions/send_order_details`, {}).then(
    () => true,
    () => false,
  )
const linkNotSent = ({ number }: OrderRecord) =>
  `Pedido #${number} criado, mas o link de pagamento não foi enviado. Envie-o de novo em «Pagamento».`

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

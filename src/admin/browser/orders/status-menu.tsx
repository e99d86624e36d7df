import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { mayBecome, STATUSES } from '#shop/orders/status.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useMailState, withMail } from '../shared/mail-state.ts'
import { useApiAction } from '../shared/use-api.ts'
import { Confirm } from '../shared/confirm.tsx'

/** Where an order may go from where it is. Money that goes back has a button of its own. */
export function StatusMenu({ order }: { order: OrderRecord }) {
  const { run, isBusy } = useApiAction()
  const mail = useMailState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isCancelling, setIsCancelling] = useState(false)
  const { status } = order
  if (status === 'trash') return null
  const ways = STATUSES.filter((to) => to !== 'refunded' && mayBecome(status, to))
  const move = (to: OrderStatus) =>
    void run(
      (provider) => provider.update('orders', { id: order.id, data: { status: to }, previousData: { id: order.id } }),
      `Pedido #${order.number}: ${STATUS_NAMES[to]}`,
    )
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        disabled={isBusy || ways.length === 0}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Mudar status
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {ways.map((to) => (
          <MenuItem
            key={to}
            onClick={() => {
              setAnchor(null)
              if (to === 'cancelled') setIsCancelling(true)
              else move(to)
            }}
          >
            {STATUS_NAMES[to]}
          </MenuItem>
        ))}
      </Menu>
      <Confirm
        isOpen={isCancelling}
        title={`Cancelar o pedido #${order.number}?`}
        content={`As unidades voltam ao estoque${withMail(mail, ' e o cliente é avisado por e-mail', '')}. O que já foi pago precisa ser reembolsado à parte.`}
        confirm="Cancelar o pedido"
        cancel="Manter"
        onConfirm={() => {
          setIsCancelling(false)
          move('cancelled')
        }}
        onClose={() => setIsCancelling(false)}
      />
    </>
  )
}

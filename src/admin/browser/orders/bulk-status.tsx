import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Confirm, useListContext, useUnselectAll } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import { useDeed } from '../shared/use-desk.ts'

const WISHES = ['on-hold', 'processing', 'completed', 'cancelled'] as const
type Wish = (typeof WISHES)[number]

/** Moves all chosen orders to one state; each that may not go there stays, and the merchant is told why. */
export function BulkStatus() {
  const { selectedIds } = useListContext()
  const unselect = useUnselectAll('orders')
  const { run, isBusy } = useDeed()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wish, setWish] = useState<Wish>()
  const orders = count(selectedIds.length, 'pedido', 'pedidos')
  const move = async (status: Wish) => {
    setWish(undefined)
    await run(
      (provider) => provider.updateMany('orders', { ids: selectedIds, data: { status } }),
      `${orders}: ${STATUS_NAMES[status]}`,
    )
    unselect()
  }
  return (
    <>
      <Button size="small" disabled={isBusy} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Mudar status
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {WISHES.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setAnchor(null)
              setWish(status)
            }}
          >
            {STATUS_NAMES[status]}
          </MenuItem>
        ))}
      </Menu>
      <Confirm
        isOpen={wish !== undefined}
        title={wish === 'cancelled' ? `Cancelar ${orders}?` : `Mudar ${orders}?`}
        content={
          wish === 'cancelled'
            ? 'As unidades voltam ao estoque e cada cliente é avisado por e-mail.'
            : `O status passa para “${wish ? STATUS_NAMES[wish] : ''}”. Quem comprou é avisado por e-mail quando for o caso.`
        }
        onConfirm={() => void (wish && move(wish))}
        onClose={() => setWish(undefined)}
      />
    </>
  )
}

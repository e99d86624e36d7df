import PrintIcon from '@mui/icons-material/Print'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useUpdateMany } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { count } from '#kit/pt-br.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import { printPath } from './print-labels.ts'
import { useMailState, withMail } from '../shared/mail-state.ts'
import { Confirm } from '../shared/confirm.tsx'

const STATUSES = ['on-hold', 'processing', 'completed', 'cancelled'] as const
type Status = (typeof STATUSES)[number]
/** Time enough to read what was done and to press «Desfazer». */
const UNDO_MS = 8_000

/**
 * Moves all chosen orders to one state. Nothing is sent to the shop before the time to undo has passed: undone, it has never
 * happened, and nobody got a mail. Each that may not go there stays, and the merchant is told why.
 */
export function BulkStatus() {
  const mail = useMailState()
  const { selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const [updateMany, { isPending }] = useUpdateMany()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isCancelling, setIsCancelling] = useState(false)
  const orders = count(selectedIds.length, 'pedido', 'pedidos')
  const move = (status: Status) => {
    setAnchor(null)
    setIsCancelling(false)
    void updateMany(
      'orders',
      { ids: selectedIds, data: { status } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify(`${orders}: ${STATUS_NAMES[status]}`, { type: 'info', undoable: true, autoHideDuration: UNDO_MS })
          onUnselectItems()
        },
        onError: (error) => notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' }),
      },
    )
  }
  return (
    <>
      <Button size="small" startIcon={<PrintIcon />} component={RouteLink} to={printPath(selectedIds)}>
        Imprimir
      </Button>
      <Button size="small" disabled={isPending} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Mudar status
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {STATUSES.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              if (status !== 'cancelled') return move(status)
              setAnchor(null)
              setIsCancelling(true)
            }}
          >
            {STATUS_NAMES[status]}
          </MenuItem>
        ))}
      </Menu>
      <Confirm
        isOpen={isCancelling}
        title={`Cancelar ${orders}?`}
        content={`As unidades voltam ao estoque${withMail(mail, ' e cada cliente é avisado por e-mail', '')}. O que já foi pago precisa ser reembolsado à parte.`}
        confirm={`Cancelar ${orders}`}
        cancel="Manter"
        onConfirm={() => move('cancelled')}
        onClose={() => setIsCancelling(false)}
      />
    </>
  )
}

import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { StoreCreditRecord } from '#api/vitrine/gift-card-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { CorrectionDialog } from '../gift-cards/correction-dialog.tsx'
import { MoveList } from '../gift-cards/move-list.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'

/** What a customer has of credit in the shop, and where it came from. */
export function CreditPanel({ accountId }: { accountId: number }) {
  const path = `/vitrine/v1/customers/${accountId}/store-credit`
  const { data } = useAnswer<StoreCreditRecord>(path)
  const [corrects, setCorrects] = useState(false)
  if (!data) return undefined
  return (
    <Panel
      title="Crédito na loja"
      action={
        <Button size="small" onClick={() => setCorrects(true)}>
          Mudar
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{formatMoney(data.balance_cents)}</Typography>
      <MoveList moves={data.moves} />
      {corrects && (
        <CorrectionDialog
          title="Crédito na loja"
          path={path}
          balanceCents={data.balance_cents}
          onClose={() => setCorrects(false)}
        />
      )}
    </Panel>
  )
}

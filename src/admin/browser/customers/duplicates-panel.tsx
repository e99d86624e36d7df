import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { CustomerMergeRecord } from '#api/vitrine/customer-merge-routes.ts'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { count } from '#kit/pt-br.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { profileName } from './customer-labels.ts'
import { MergeDialog } from './merge-dialog.tsx'

type Duplicate = CustomerProfileRecord & { reason: 'email' | 'document' }

/** Who may be the same person, and who was made one with them. Nothing is joined by itself. */
export function DuplicatesPanel({ customer }: { customer: CustomerProfileRecord }) {
  const path = `/vitrine/v1/customer-profiles/${customer.id}`
  const { data: duplicates = [] } = useAnswer<Duplicate[]>(`${path}/duplicates`)
  const { data: merges = [] } = useAnswer<CustomerMergeRecord[]>(`${path}/merges`)
  const { run, isBusy } = useApiAction()
  const redirect = useRedirect()
  const [otherId, setOtherId] = useState<number>()
  if (duplicates.length === 0 && merges.length === 0) return null
  return (
    <Panel title="Cadastros da mesma pessoa">
      <Box sx={{ display: 'grid', gap: 1 }}>
        {duplicates.map((other) => (
          <Alert
            key={other.id}
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={() => setOtherId(other.id)}>
                Comparar e juntar
              </Button>
            }
          >
            <Link component={RouteLink} to={`/customer-profiles/${other.id}/show`}>
              {profileName(other)}
            </Link>{' '}
            {other.reason === 'email' ? 'usa o mesmo e-mail, que a conta ainda não confirmou.' : 'usa o mesmo CPF ou CNPJ.'}
          </Alert>
        ))}
        {merges.map((merge) => (
          <Box key={merge.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              {merge.name || merge.email} ({count(merge.orders_count, 'pedido', 'pedidos')}) foi juntado em{' '}
              {momentText(merge.date_created)} por {merge.author}.
            </Typography>
            {merge.can_undo && (
              <Button
                size="small"
                disabled={isBusy}
                onClick={() =>
                  void run(
                    (provider) => provider.tell(`/vitrine/v1/customer-merges/${merge.id}/undo`, {}),
                    'Os clientes estão separados de novo.',
                  )
                }
              >
                Desfazer
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {otherId !== undefined && (
        <MergeDialog
          id={customer.id}
          otherId={otherId}
          onClose={() => setOtherId(undefined)}
          onDone={(keptId) => keptId !== customer.id && redirect('show', 'customer-profiles', keptId)}
        />
      )}
    </Panel>
  )
}

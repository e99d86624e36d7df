import { Alert, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CustomerMergePlanRecord } from '#api/vitrine/customer-merge-routes.ts'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { count } from '#kit/pt-br.ts'
import { UNDO_MERGE_DAYS } from '#shop/customers/contract.ts'
import type { Provider } from '../data/provider.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { Facts } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { money } from '../shared/words.ts'
import { profileName } from './customer-labels.ts'
import { TagChips } from './tag-chips.tsx'

type Options = { id: number; otherId: number; onClose: () => void; onDone?: (keptId: number) => void }

/** Shows what becomes of two customers before they are made one. */
export function MergeDialog({ id, otherId, onClose, onDone }: Options) {
  const provider = useDataProvider<Provider>()
  const path = `/vitrine/v1/customer-profiles/${id}/merge`
  const { data: plan, error } = useQuery({
    queryKey: ['answer', path, otherId],
    queryFn: () => provider.tell<CustomerMergePlanRecord>(path, { other: otherId }),
    retry: false,
  })
  const { data: first } = useAnswer<CustomerProfileRecord>(`/vitrine/v1/customer-profiles/${id}`)
  const { data: second } = useAnswer<CustomerProfileRecord>(`/vitrine/v1/customer-profiles/${otherId}`)
  const { run, isBusy, trouble } = useDialogAction()
  const [kept, gone] = plan?.kept_id === otherId ? [second, first] : [first, second]
  const merge = async () => {
    if (!plan) return
    const isDone = await run((api) => api.tell(path, { other: otherId, dry_run: false }), 'Os dois clientes são um só.')
    if (!isDone) return
    onDone?.(plan.kept_id)
    onClose()
  }
  return (
    <FormDialog
      title="Juntar dois clientes"
      action="Juntar"
      canSave={plan !== undefined && !isBusy}
      isChanged={false}
      trouble={trouble ?? (error instanceof Error ? error.message : undefined)}
      onSave={merge}
      onClose={onClose}
    >
      {plan && kept && gone && (
        <>
          <Facts
            rows={[
              ['Fica', `${profileName(kept)} (${kept.email || 'sem e-mail'})`],
              ['Entra nele', `${profileName(gone)} (${gone.email || 'sem e-mail'})`],
              ['Compras', count(plan.orders_count, 'compra', 'compras')],
              ['Total gasto', money(plan.total_spent)],
              ['Etiquetas', plan.tags.length > 0 ? <TagChips key="tags" tags={plan.tags} /> : '–'],
            ]}
          />
          {plan.new_percent_off > 0 && (
            <Alert severity="warning" sx={{ mt: 1.5 }}>
              Pelas etiquetas, a conta passa a ter {plan.new_percent_off}% de desconto VIP.
            </Alert>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            Etiquetas e anotações passam para quem fica. Os pedidos continuam como foram feitos, e nenhum aparece na conta de
            outra pessoa. Dá para desfazer por {UNDO_MERGE_DAYS} dias.
          </Typography>
        </>
      )}
    </FormDialog>
  )
}

import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import type { CustomerProfileRecord } from '#api/vitrine/customer-profile-shape.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { TagDialog } from './tag-dialog.tsx'

/** The tags of one customer: each is taken off by its cross. */
export function TagsPanel({ customer }: { customer: CustomerProfileRecord }) {
  const { run, isBusy } = useApiAction()
  const [isAdding, setIsAdding] = useState(false)
  const take = (id: number, name: string) =>
    run(
      (provider) => provider.tell('/vitrine/v1/customer-profiles/tags', { customers: [customer.id], remove: [id] }),
      `Etiqueta «${name}» tirada.`,
    )
  return (
    <Panel
      title="Etiquetas"
      action={
        <Button size="small" onClick={() => setIsAdding(true)}>
          Mudar
        </Button>
      }
    >
      {customer.tags.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nenhuma etiqueta. Marque quem é atacado, VIP, arquiteto…
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {customer.tags.map(({ id, name, percent_off: percent }) => (
          <Chip
            key={id}
            label={percent > 0 ? `${name} · −${percent}%` : name}
            disabled={isBusy}
            sx={{ minHeight: 44, borderRadius: 6 }}
            onDelete={() => void take(id, name)}
          />
        ))}
      </Box>
      {isAdding && <TagDialog ids={[customer.id]} onClose={() => setIsAdding(false)} />}
    </Panel>
  )
}

import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { BoxItem, FreightItem } from '#api/vitrine/freight-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { Confirm } from '../../shared/confirm.tsx'
import { Panel } from '../../shared/panel.tsx'
import { useApiAction } from '../../shared/use-api.ts'
import { BoxDialog } from './box-dialog.tsx'
import { shownNumber } from './numbers.ts'

/** The boxes that things are packed into before carriers are asked. */
export function BoxesPanel({ freight }: { freight: FreightItem }) {
  const { boxes, version } = freight
  const { run, isBusy } = useApiAction()
  const [open, setOpen] = useState<{ what: 'edit' | 'delete'; at: number }>()
  const close = () => setOpen(undefined)
  const remove = (at: number) => {
    close()
    const left = boxes.filter((_, index) => index !== at)
    void run((provider) => provider.tell('/vitrine/v1/freight', { boxes: left, version }), `Caixa ${boxes[at]!.name} excluída.`)
  }
  return (
    <Panel
      title="Caixas"
      action={
        <Button variant="outlined" size="small" onClick={() => setOpen({ what: 'edit', at: boxes.length })}>
          Nova caixa
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {boxes.length === 0
          ? 'Ainda não há caixas: cada produto é cotado na própria embalagem. Cadastre as que você usa, e a loja escolhe a menor em que tudo cabe.'
          : 'A loja escolhe a menor em que tudo cabe, e divide o pedido quando não cabe em uma só.'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 1, mb: 0 }}>
        {boxes.map((box, at) => (
          <Box
            key={box.name}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
              py: 0.5,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 160 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {box.name}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {boxText(box)}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
              <Button size="small" onClick={() => setOpen({ what: 'edit', at })} aria-label={`Editar a caixa ${box.name}`}>
                Editar
              </Button>
              <Button
                size="small"
                color="error"
                disabled={isBusy}
                onClick={() => setOpen({ what: 'delete', at })}
                aria-label={`Excluir a caixa ${box.name}`}
              >
                Excluir
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {open?.what === 'edit' && <BoxDialog freight={freight} at={open.at} onClose={close} />}
      <Confirm
        isOpen={open?.what === 'delete'}
        title={`Excluir a caixa ${boxes[open?.at ?? 0]?.name ?? ''}?`}
        content="Os próximos fretes são calculados sem ela. Os pedidos já feitos não mudam."
        confirm="Excluir"
        onConfirm={() => open && remove(open.at)}
        onClose={close}
      />
    </Panel>
  )
}

/** «27 × 22 × 12 cm · 150 g vazia · até 10 kg · R$ 2,50». */
const boxText = ({ length_mm, width_mm, height_mm, empty_grams, max_grams, cost_cents }: BoxItem) =>
  [
    `${[length_mm, width_mm, height_mm].map((mm) => shownNumber(mm / 10)).join(' × ')} cm`,
    `${empty_grams} g vazia`,
    `até ${shownNumber(max_grams / 1_000)} kg`,
    ...(cost_cents > 0 ? [formatMoney(cost_cents)] : []),
  ].join(' · ')

import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Form, SelectInput, useDataProvider, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { CustomerTagRecord } from '#api/vitrine/customer-tag-routes.ts'
import type { PromotionSimulationRecord } from '#api/vitrine/promotion-routes.ts'
import { formatMoney } from '#kit/money.ts'
import type { Provider } from '../data/provider.ts'
import { ProductsInput } from '../products/products-input.tsx'
import { Facts, Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'

/** What the promotions make of a cart that a merchant thinks of. */
export const Simulator = () => (
  <Panel title="Simular um carrinho">
    <Form defaultValues={{ ids: [], method: '', group: '' }}>
      <Fields />
    </Form>
  </Panel>
)

function Fields() {
  const { watch } = useFormContext<{ ids: number[]; method: string; group: number | '' }>()
  const [ids, method, group] = watch(['ids', 'method', 'group'])
  const { data: groups = [] } = useAnswer<CustomerTagRecord[]>('/vitrine/v1/customer-tags')
  const { data: gateways = [] } = useAnswer<{ id: string; title: string; enabled: boolean }[]>('/wc/v3/payment_gateways')
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const [units, setUnits] = useState<Record<number, string>>({})
  const [found, setFound] = useState<PromotionSimulationRecord>()
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    try {
      const items = ids.map((id) => ({ id, quantity: Math.max(1, Math.trunc(Number(units[id] ?? 1)) || 1) }))
      setFound(
        await provider.tell<PromotionSimulationRecord>('/vitrine/v1/promotions/simulate', {
          items,
          ...(method && { payment_method: method }),
          ...(group && { tag_id: group }),
        }),
      )
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ProductsInput
        source="ids"
        label="Produtos"
        help="Os que estariam no carrinho. De um produto com opções conta a mais barata."
      />
      <SelectInput
        source="method"
        label="Pagando com"
        choices={gateways.filter(({ enabled }) => enabled)}
        optionText="title"
        helperText="Vazio, ainda não escolhida."
      />
      {groups.length > 0 && (
        <SelectInput source="group" label="Cliente do grupo" choices={groups} helperText="Vazio, um cliente qualquer." />
      )}
      {found && ids.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {found.lines.map(({ id, name }) => (
            <TextField
              key={id}
              label={`Unidades: ${name}`}
              value={units[id] ?? '1'}
              onChange={({ target }) => setUnits({ ...units, [id]: target.value })}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          ))}
        </Box>
      )}
      <Box>
        <Button variant="outlined" disabled={ids.length === 0} onClick={(event) => void ask(event)}>
          Simular
        </Button>
      </Box>
      <Box role="status">{found && <Result found={found} />}</Box>
    </Box>
  )
}

const tierWords = (tier: PromotionSimulationRecord['lines'][number]['tier']) => {
  if (!tier) return ''
  return tier.is_group ? ' (preço do grupo)' : ` (preço de ${tier.units} ou mais)`
}

function Result({ found }: { found: PromotionSimulationRecord }) {
  return (
    <>
      <Facts
        rows={[
          ...found.lines.map(({ name, quantity, unit_cents, tier }): [string, string] => [
            `${quantity} × ${name}${tierWords(tier)}`,
            formatMoney(unit_cents * quantity),
          ]),
          ...found.applied.map(({ name, discount_cents }): [string, string] => [
            `Promoção: ${name}`,
            `− ${formatMoney(discount_cents)}`,
          ]),
          ...(found.lines.length > 0 ? [['Total dos produtos', formatMoney(found.total_cents)] as [string, string]] : []),
        ]}
      />
      {found.lines.length > 0 && found.applied.length === 0 && (
        <Typography color="textSecondary">Nenhuma promoção vale para este carrinho agora.</Typography>
      )}
      {found.hints.map((hint) => (
        <Typography key={hint} variant="body2">
          {hint}
        </Typography>
      ))}
      {found.unknown.length > 0 && (
        <Typography color="textSecondary">O que está fora de venda ficou de fora desta conta.</Typography>
      )}
    </>
  )
}

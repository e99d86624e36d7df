import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { PricePlanRecord } from '#api/vitrine/price-plan-routes.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { Panel } from '../shared/panel.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { FRESH_PLAN, isOpen, placeOf, planText, readPlan, type TypedPlan } from './plan-labels.ts'
import { nameOf } from './variation-rows.ts'

type Props = { productId: number; variations: VariationRecord[] }

/** Prices and sales that begin later: what is now, what is next, what has been. */
export function PlansPanel({ productId, variations }: Props) {
  const path = `/vitrine/v1/products/${productId}/price-plans`
  const { data: plans, isPending } = useAnswer<PricePlanRecord[]>(path)
  const { run, isBusy } = useApiAction()
  const [isAdding, setIsAdding] = useState(false)
  const named = new Map(variations.map((variation) => [variation.id, nameOf(variation)]))
  const undo = (plan: PricePlanRecord) =>
    void run(
      (provider) => provider.remove(`${path}/${plan.id}`),
      plan.state === 'on' ? 'Desfeito: o preço de antes está na loja.' : 'Mudança de preço desfeita.',
    )
  return (
    <Panel title="Preços agendados">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Começam e acabam sozinhos, na hora marcada, para todo mundo. O que você mudar à mão no meio do caminho fica como você
        deixou.
      </Typography>
      {isPending && <ListSkeleton rows={1} />}
      {plans?.length === 0 && <Typography variant="body2">Nenhum: o preço só muda quando você o muda.</Typography>}
      <Box component="ul" aria-label="Preços agendados" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {plans?.map((plan) => (
          <Box
            component="li"
            key={plan.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: isOpen(plan) ? 44 : undefined }}
          >
            <Typography variant="body2" color={isOpen(plan) ? undefined : 'textSecondary'} sx={{ flex: '1 1 16rem' }}>
              <strong>{placeOf(plan)}</strong> · {planText(plan)}
              {plan.variation_id > 0 && ` · ${named.get(plan.variation_id) ?? 'variação'}`}
            </Typography>
            {isOpen(plan) && (
              <Button
                sx={{ minHeight: 44 }}
                disabled={isBusy}
                aria-label={`Desfazer: ${planText(plan)}`}
                onClick={() => undo(plan)}
              >
                {plan.state === 'on' ? 'Acabar agora' : 'Desfazer'}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {isAdding ? (
        <PlanForm path={path} choices={[...named]} onDone={() => setIsAdding(false)} />
      ) : (
        <Button sx={{ mt: 1, minHeight: 44 }} onClick={() => setIsAdding(true)}>
          Agendar um preço
        </Button>
      )}
    </Panel>
  )
}

type FormProps = { path: string; choices: [id: number, name: string][]; onDone: () => void }

/** Stands inside of the product's form, so it is sent by its own button. */
function PlanForm({ path, choices, onDone }: FormProps) {
  const { run, isBusy } = useApiAction()
  const [typed, setTyped] = useState<TypedPlan>(FRESH_PLAN)
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<TypedPlan>) => setTyped({ ...typed, ...part })
  const save = async () => {
    const read = readPlan(typed)
    setProblem(read.problem)
    if (!read.plan) return
    const isKept = await run(
      (provider) => provider.tell(path, read.plan),
      'Preço agendado.',
      (error) => {
        if (error instanceof Error) setProblem(error.message)
        return undefined
      },
    )
    if (isKept) onDone()
  }
  return (
    <Box role="group" aria-label="Novo preço agendado" sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TextField
          select
          label="O que muda"
          value={typed.kind}
          onChange={({ target }) => change({ kind: target.value === 'price' ? 'price' : 'sale' })}
        >
          <MenuItem value="sale">Preço promocional («de/por»)</MenuItem>
          <MenuItem value="price">Preço cheio</MenuItem>
        </TextField>
        <TextField
          label="Preço (R$)"
          value={typed.price}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
          onChange={({ target }) => change({ price: target.value })}
        />
        <TextField
          label="Começa"
          type="datetime-local"
          value={typed.starts_at}
          helperText="Horário de Brasília. Vazio: agora."
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => change({ starts_at: target.value })}
        />
        <TextField
          label="Acaba"
          type="datetime-local"
          value={typed.ends_at}
          helperText="Depois volta o preço de antes. Vazio: sem fim."
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => change({ ends_at: target.value })}
        />
        {choices.length > 0 && (
          <TextField
            select
            label="De"
            value={typed.variation_id}
            onChange={({ target }) => change({ variation_id: Number(target.value) })}
          >
            <MenuItem value={0}>Todas as variações</MenuItem>
            {choices.map(([id, name]) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" sx={{ minHeight: 44 }} disabled={isBusy} onClick={() => void save()}>
          Agendar
        </Button>
        <Button sx={{ minHeight: 44 }} onClick={onDone}>
          Cancelar
        </Button>
      </Box>
    </Box>
  )
}

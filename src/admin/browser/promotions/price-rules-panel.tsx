import { Alert, Box, Button, Skeleton, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { CustomerTagRecord } from '#api/vitrine/customer-tag-routes.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { readRules, type RulesRecord, type TypedRule, typedRules } from './price-rule-labels.ts'

const PATH = '/vitrine/v1/price-rules'
const ROW = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '2fr 1fr 1fr 1.5fr auto' },
}
type Named = { id: number; name: string }

/** Less for a whole category or tag, from so many units on or for a group of customers. */
export function PriceRulesPanel() {
  const { data: kept } = useAnswer<RulesRecord>(PATH)
  const { data: categories = [] } = useAnswer<Named[]>('/wc/v3/products/categories?per_page=100')
  const { data: labels = [] } = useAnswer<Named[]>('/wc/v3/products/tags?per_page=100')
  const { data: groups = [] } = useAnswer<CustomerTagRecord[]>('/vitrine/v1/customer-tags')
  const { run, isBusy } = useApiAction()
  const [edits, setEdits] = useState<TypedRule[]>()
  const [problem, setProblem] = useState<string>()
  const typed = edits ?? (kept && typedRules(kept.rules))
  const goods = [
    ...categories.map(({ id, name }) => ({ value: `c${id}`, name: `Categoria: ${name}` })),
    ...labels.map(({ id, name }) => ({ value: `t${id}`, name: `Etiqueta: ${name}` })),
  ]
  const save = async () => {
    const read = readRules(typed ?? [])
    setProblem('problem' in read ? read.problem : undefined)
    if ('problem' in read) return
    const isKept = await run(
      (provider) => provider.tell(PATH, { rules: read.rules, version: kept?.version ?? '' }),
      'Preços por categoria salvos.',
    )
    if (isKept) setEdits(undefined)
  }
  return (
    <Panel title="Preços por categoria e por grupo">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Para todos os produtos de uma categoria, com as que ficam dentro dela, ou de uma etiqueta. Contam as unidades de cada
        produto. Quando um produto tem também preços próprios, vale o menor que o cliente alcança. Promoções e cupons vêm depois.
      </Typography>
      {!typed && <Skeleton variant="rounded" height={44} role="status" aria-label="Carregando" />}
      {typed?.length === 0 && <Typography variant="body2">Nenhum.</Typography>}
      <Box sx={{ display: 'grid', gap: { xs: 3, lg: 1 } }}>
        {typed?.map((rule, place) => (
          <RuleFields
            key={rule.key}
            rule={rule}
            place={place + 1}
            goods={goods}
            groups={groups}
            onChange={(part) => setEdits(typed.map((one, at) => (at === place ? { ...one, ...part } : one)))}
            onRemove={() => setEdits(typed.filter((_one, at) => at !== place))}
          />
        ))}
      </Box>
      {problem && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      {typed && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button
            sx={{ minHeight: 44 }}
            onClick={() =>
              setEdits([
                ...typed,
                { key: Math.max(-1, ...typed.map(({ key }) => key)) + 1, goods: '', tag_id: null, units: '', percent: '' },
              ])
            }
          >
            Adicionar um preço
          </Button>
          <Button variant="outlined" sx={{ minHeight: 44 }} disabled={!edits || isBusy} onClick={() => void save()}>
            Salvar os preços
          </Button>
        </Box>
      )}
    </Panel>
  )
}

type FieldsProps = {
  rule: TypedRule
  place: number
  goods: { value: string; name: string }[]
  groups: Named[]
  onChange: (part: Partial<TypedRule>) => void
  onRemove: () => void
}

const RuleFields = ({ rule, place, goods, groups, onChange, onRemove }: FieldsProps) => (
  <Box role="group" aria-label={`Preço ${place}`} sx={ROW}>
    <TextField select label="Produtos" value={rule.goods} onChange={({ target }) => onChange({ goods: target.value })}>
      {rule.goods !== '' && !goods.some(({ value }) => value === rule.goods) && (
        <MenuItem value={rule.goods}>{`Nº ${rule.goods.slice(1)}`}</MenuItem>
      )}
      {goods.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
    <TextField
      label="A partir de (unidades)"
      value={rule.units}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      onChange={({ target }) => onChange({ units: target.value })}
    />
    <TextField
      label="Desconto (%)"
      value={rule.percent}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 6 } }}
      onChange={({ target }) => onChange({ percent: target.value })}
    />
    <TextField
      select
      label="Para"
      value={rule.tag_id ?? 0}
      onChange={({ target }) => onChange({ tag_id: Number(target.value) || null })}
    >
      <MenuItem value={0}>Todos os clientes</MenuItem>
      {groups.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
    <Button color="error" sx={{ justifySelf: 'start', minHeight: 44 }} aria-label={`Tirar o preço ${place}`} onClick={onRemove}>
      Tirar
    </Button>
  </Box>
)

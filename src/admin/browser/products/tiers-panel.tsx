import { Alert, Box, Button, Skeleton, MenuItem, TextField, Typography } from '@mui/material'
import type { CustomerTagRecord } from '#api/vitrine/customer-tag-routes.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import type { TypedTier } from './tier-labels.ts'
import type { TierEdits } from './use-tier-edits.ts'
import { nameOf } from './variation-rows.ts'

const ROW = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1fr 1fr 1fr 1fr auto' },
}
const FRESH = { variation_id: null, tag_id: null, units: '', price: '' }
type Choice = { id: number; name: string }

/** «A partir de 10: R$ 8,90», for everybody or for a group of customers. */
export function TiersPanel({ edits, variations }: { edits: TierEdits; variations: VariationRecord[] }) {
  const { data: tags = [] } = useAnswer<CustomerTagRecord[]>('/vitrine/v1/customer-tags')
  const { typed, problem, change } = edits
  const named = variations.map((variation) => ({ id: variation.id, name: nameOf(variation) }))
  return (
    <Panel title="Preço por quantidade e por grupo">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Vale o menor preço que o cliente alcança. As unidades de todas as variações contam juntas, a não ser que o preço seja de
        uma só. Promoções e cupons vêm depois. Um grupo é uma etiqueta de clientes: só quem a tem, e entrou na conta, vê o preço
        dele.
      </Typography>
      {!typed && <Skeleton variant="rounded" height={44} role="status" aria-label="Carregando" />}
      {typed?.length === 0 && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          Nenhum: todos pagam o preço do produto, em qualquer quantidade.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: { xs: 3, lg: 1 } }}>
        {typed?.map((tier, place) => (
          <TierFields
            key={tier.key}
            tier={tier}
            place={place + 1}
            tags={tags}
            variations={named}
            onChange={(part) => change(typed.map((one, at) => (at === place ? { ...one, ...part } : one)))}
            onRemove={() => change(typed.filter((_one, at) => at !== place))}
          />
        ))}
      </Box>
      {edits.isDirty && problem && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      {typed && (
        <Button
          sx={{ mt: 1 }}
          onClick={() => change([...typed, { ...FRESH, key: Math.max(-1, ...typed.map(({ key }) => key)) + 1 }])}
        >
          Adicionar um preço
        </Button>
      )}
    </Panel>
  )
}

type FieldsProps = {
  tier: TypedTier
  place: number
  tags: Choice[]
  variations: Choice[]
  onChange: (part: Partial<TypedTier>) => void
  onRemove: () => void
}

const TierFields = ({ tier, place, tags, variations, onChange, onRemove }: FieldsProps) => (
  <Box role="group" aria-label={`Preço ${place}`} sx={ROW}>
    <TextField
      label="A partir de (unidades)"
      value={tier.units}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      onChange={({ target }) => onChange({ units: target.value })}
    />
    <TextField
      label="Preço de cada (R$)"
      value={tier.price}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
      onChange={({ target }) => onChange({ price: target.value })}
    />
    <ChoiceField
      label="Para"
      none="Todos os clientes"
      value={tier.tag_id}
      choices={tags}
      onChange={(tag_id) => onChange({ tag_id })}
    />
    {variations.length > 0 || tier.variation_id !== null ? (
      <ChoiceField
        label="De"
        none="Todas as variações juntas"
        value={tier.variation_id}
        choices={variations}
        onChange={(variation_id) => onChange({ variation_id })}
      />
    ) : null}
    <Button color="error" sx={{ justifySelf: 'start', minHeight: 44 }} aria-label={`Tirar o preço ${place}`} onClick={onRemove}>
      Tirar
    </Button>
  </Box>
)

type ChoiceProps = { label: string; none: string; value: number | null; choices: Choice[]; onChange: (id: number | null) => void }

/** One that is not among the choices stays as it is. */
const ChoiceField = ({ label, none, value, choices, onChange }: ChoiceProps) => (
  <TextField select label={label} value={value ?? 0} onChange={({ target }) => onChange(Number(target.value) || null)}>
    <MenuItem value={0}>{none}</MenuItem>
    {value !== null && !choices.some(({ id }) => id === value) && <MenuItem value={value}>{`Nº ${value}`}</MenuItem>}
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)

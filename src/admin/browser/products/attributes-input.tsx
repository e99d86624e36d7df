import { Autocomplete, Box, Button, Checkbox, FormControlLabel, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { FormDataConsumer, useGetList, useInput } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { moved } from '../shared/moved.ts'
import { Steps } from '../shared/steps.tsx'

type Attribute = { id: number; name: string; visible: boolean; variation: boolean; options: string[] }
type Known = { id: number; name: string }

/** What a product is told apart by: colour, size, material. Those that buyers choose by make its variations. */
export const AttributesInput = () => (
  <FormDataConsumer>
    {({ formData }) => <Attributes isVariable={(formData as { type?: string }).type === 'variable'} />}
  </FormDataConsumer>
)

function Attributes({ isVariable }: { isVariable: boolean }) {
  const { field } = useInput({ source: 'attributes', defaultValue: [] })
  const attributes = (field.value ?? []) as Attribute[]
  const { data: known = [] } = useGetList<Known>('attributes', { pagination: { page: 1, perPage: 100 } })
  const [adding, setAdding] = useState<Known | null>(null)
  // The API puts them in order by the place that each of them names.
  const change = (next: Attribute[]) => field.onChange(next.map((one, position) => ({ ...one, position })))
  const set = (at: number, part: Partial<Attribute>) =>
    change(attributes.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const free = known.filter(({ id }) => !attributes.some((one) => one.id === id))
  const add = () => {
    if (adding) change([...attributes, { id: adding.id, name: adding.name, visible: true, variation: isVariable, options: [] }])
    setAdding(null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {attributes.map((attribute, at) => (
        <Box key={attribute.id} role="group" aria-label={attribute.name} sx={{ borderBottom: 1, borderColor: 'divider', pb: 1 }}>
          <Values attribute={attribute} onChange={(options) => set(at, { options })} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
            {isVariable && (
              <FormControlLabel
                control={
                  <Checkbox checked={attribute.variation} onChange={({ target }) => set(at, { variation: target.checked })} />
                }
                label="O cliente escolhe (faz variações)"
              />
            )}
            <FormControlLabel
              control={<Checkbox checked={attribute.visible} onChange={({ target }) => set(at, { visible: target.checked })} />}
              label="Mostrar na ficha"
            />
            <Steps name={attribute.name} at={at} of={attributes.length} onMove={(to) => change(moved(attributes, at, to))} />
            <Button
              size="small"
              color="error"
              aria-label={`Retirar ${attribute.name}`}
              onClick={() => change(attributes.filter((_, index) => index !== at))}
            >
              Retirar
            </Button>
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Autocomplete
          sx={{ flex: '1 1 12rem' }}
          options={free}
          value={adding}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_event, value) => setAdding(value)}
          renderInput={(params) => <TextField {...params} label="Atributo" />}
          noOptionsText="Nenhum outro atributo"
        />
        <Button variant="outlined" disabled={!adding} onClick={add}>
          Acrescentar atributo
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Atributos novos, cores e imagens dos valores ficam em{' '}
        <Link component={RouteLink} to="/attributes">
          Atributos
        </Link>
        .
      </Typography>
    </Box>
  )
}

function Values({ attribute, onChange }: { attribute: Attribute; onChange: (options: string[]) => void }) {
  const { data: terms = [] } = useGetList<Known>('terms', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'menu_order', order: 'ASC' },
    meta: { attribute: attribute.id },
  })
  return (
    <Autocomplete
      multiple
      freeSolo
      options={terms.map(({ name }) => name)}
      value={attribute.options}
      onChange={(_event, values) =>
        onChange([...new Set(values.map((value) => value.trim().slice(0, 200)).filter((value) => value !== ''))])
      }
      renderInput={(params) => (
        <TextField {...params} label={`Valores de ${attribute.name}`} helperText="Escolha, ou escreva um novo e tecle Enter." />
      )}
    />
  )
}

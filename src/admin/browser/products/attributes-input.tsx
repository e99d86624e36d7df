import { Autocomplete, Box, Button, Checkbox, FormControlLabel, FormHelperText, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link as RouteLink } from 'react-router-dom'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { moved } from '../shared/moved.ts'
import { Steps } from '../shared/steps.tsx'
import { isNamedBy, refuseAttributes, tidyValues } from './attribute-rules.ts'
import { NewAttributeDialog } from './new-attribute.tsx'
import { UnsavedMark } from './unsaved-mark.tsx'
import { useVariations } from './use-variations.ts'

type Attribute = { id: number; name: string; visible: boolean; variation: boolean; options: string[] }
type Known = { id: number; name: string }

/** What a product is told apart by: colour, size, material. Those that buyers choose by make its variations. */
export function AttributesInput() {
  const isVariable = useWatch({ name: 'type' }) === 'variable'
  const { field, fieldState } = useInput({ source: 'attributes', defaultValue: [], validate: refuseAttributes })
  const attributes = (field.value ?? []) as Attribute[]
  const product = useRecordContext<ProductRecord>()
  const { data: variations = [] } = useVariations(product?.id ?? 0, { enabled: product?.type === 'variable' })
  const { data: known = [] } = useGetList<Known>('attributes', { pagination: { page: 1, perPage: 100 } })
  const [adding, setAdding] = useState<Known | null>(null)
  const [looked, setLooked] = useState('')
  const [isMaking, setIsMaking] = useState(false)
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
          <Values
            attribute={attribute}
            isRefused={fieldState.invalid && attribute.options.length === 0}
            onChange={(options) => set(at, { options })}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
            {isVariable && (
              <ChosenBox
                attribute={attribute}
                isNamed={isNamedBy(variations, attribute.id)}
                onChange={(variation) => set(at, { variation })}
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
          onInputChange={(_event, text) => setLooked(text)}
          renderInput={(params) => <TextField {...params} label="Atributo" />}
          noOptionsText="Nenhum outro atributo: crie um em “Novo atributo”"
        />
        <Button variant="outlined" disabled={!adding} onClick={add}>
          Acrescentar atributo
        </Button>
        <Button onClick={() => setIsMaking(true)}>Novo atributo</Button>
      </Box>
      {isMaking && (
        <NewAttributeDialog
          name={adding || known.some(({ name }) => name === looked) ? '' : looked}
          taken={known.map(({ name }) => name)}
          onMade={({ id, name, values }) =>
            change([...attributes, { id, name, visible: true, variation: isVariable, options: values }])
          }
          onClose={() => setIsMaking(false)}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        As cores e imagens dos valores que já existem mudam em{' '}
        <Link component={RouteLink} to="/attributes">
          Atributos
        </Link>
        .
      </Typography>
    </Box>
  )
}

type ChosenOptions = {
  attribute: Attribute
  /** Whether variations are made of it. */ isNamed: boolean
  onChange: (isChosen: boolean) => void
}

function ChosenBox({ attribute, isNamed, onChange }: ChosenOptions) {
  const why = `atributo-${attribute.id}-em-uso`
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={attribute.variation || isNamed}
            disabled={isNamed}
            slotProps={{ input: { 'aria-describedby': isNamed ? why : undefined } }}
            onChange={({ target }) => onChange(target.checked)}
          />
        }
        label="O cliente escolhe (faz variações)"
      />
      {isNamed && <FormHelperText id={why}>As variações usam este atributo: exclua-as antes.</FormHelperText>}
    </Box>
  )
}

type ValuesOptions = { attribute: Attribute; isRefused: boolean; onChange: (options: string[]) => void }

function Values({ attribute, isRefused, onChange }: ValuesOptions) {
  const { data: terms = [] } = useGetList<Known>('terms', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'menu_order', order: 'ASC' },
    meta: { attribute: attribute.id },
  })
  const [typed, setTyped] = useState('')
  /** Whoever goes on to the next field meant what they wrote. */
  const take = () => {
    if (typed.trim() !== '') onChange(tidyValues([...attribute.options, typed]))
    setTyped('')
  }
  return (
    <>
      <UnsavedMark name={`values_${attribute.id}`} when={typed.trim() !== ''} />
      <Autocomplete
        multiple
        freeSolo
        options={terms.map(({ name }) => name)}
        value={attribute.options}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, values) => onChange(tidyValues(values))}
        renderInput={(params) => (
          <TextField
            {...params}
            label={`Valores de ${attribute.name}`}
            error={isRefused}
            helperText={isRefused ? 'Dê ao menos um valor, ou retire o atributo.' : 'Escolha, ou escreva um novo e tecle Enter.'}
            onBlur={take}
          />
        )}
      />
    </>
  )
}

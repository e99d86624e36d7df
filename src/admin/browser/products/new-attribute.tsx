import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { ColorChoice } from '../attributes/term-rows.tsx'
import { type AttributeRecord, SWATCHES } from '../attributes/swatch-labels.ts'
import type { Provider } from '../data/provider.ts'
import { showAnew } from '../data/show-anew.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { PictureChoice } from '../shared/picture-choice.tsx'
import { type NewValue, newValues, refuseNewAttribute, swatchOf } from './new-attribute-rules.ts'

type MadeAttribute = { id: number; name: string; values: string[] }
type Picture = { id: number; src: string }
type Options = {
  /** What was typed where attributes are looked for. */
  name: string
  /** Names that the shop has already. */
  taken: readonly string[]
  onMade: (made: MadeAttribute) => void
  onClose: () => void
}

const GREY = '#7f7f7f'

/** An attribute with its values, colours or pictures, made without leaving the product. */
export function NewAttributeDialog({ name: begun, taken, onMade, onClose }: Options) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const queries = useQueryClient()
  const [name, setName] = useState(begun)
  const [type, setType] = useState<AttributeRecord['type']>('button')
  const [words, setWords] = useState('')
  const [colors, setColors] = useState<Record<string, string>>({})
  const [pictures, setPictures] = useState<Record<string, Picture | null>>({})
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const values = newValues(words).map((value): NewValue => ({
    name: value,
    color: colors[value] ?? '',
    pictureId: pictures[value]?.id ?? 0,
  }))
  const problem = refuseNewAttribute({ name, values }, taken)
  const save = async () => {
    setIsBusy(true)
    try {
      const made = await provider.tell<AttributeRecord>('/wc/v3/products/attributes', { name: name.trim(), type })
      const kept = await keepValues(provider, made.id, { type, values })
      onMade({ id: made.id, name: made.name, values: kept })
      await showAnew(queries)
      const missing = values.length - kept.length
      if (missing > 0) notify('O atributo foi criado, mas nem todos os valores: acrescente os que faltam.', { type: 'warning' })
      onClose()
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : 'A loja não respondeu como esperado. Tente de novo.')
      setIsBusy(false)
    }
  }
  return (
    <FormDialog
      title="Novo atributo"
      action="Criar e usar"
      canSave={!isBusy && problem === undefined}
      isChanged={name !== begun || words !== ''}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
    >
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TextField
          label="Nome do atributo"
          value={name}
          error={name.trim() !== '' && problem !== undefined}
          helperText={(name.trim() !== '' && problem) || 'Como “Cor” ou “Tamanho”.'}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          select
          label="O cliente escolhe por"
          value={type}
          onChange={({ target }) => setType(target.value as AttributeRecord['type'])}
        >
          {SWATCHES.map(([one, shown]) => (
            <MenuItem key={one} value={one}>
              {shown}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <TextField
        label="Valores"
        value={words}
        multiline
        minRows={2}
        helperText="Um por linha, ou separados por vírgula: P, M, G."
        onChange={({ target }) => setWords(target.value)}
      />
      {(type === 'color' || type === 'image') && values.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {values.map((value) => (
            <Box component="li" key={value.name} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              {type === 'color' ? (
                <ColorChoice
                  label={`Cor de ${value.name}`}
                  color={value.color || GREY}
                  onChoose={(color) => setColors((now) => ({ ...now, [value.name]: color }))}
                />
              ) : (
                <PictureChoice
                  label={`imagem de ${value.name}`}
                  picture={pictures[value.name] ?? null}
                  onChange={(picture) => setPictures((now) => ({ ...now, [value.name]: picture }))}
                />
              )}
              <span>{value.name}</span>
            </Box>
          ))}
        </Box>
      )}
    </FormDialog>
  )
}

/** One after the other, so that they keep their order; what could not be kept is left out. */
async function keepValues(
  provider: Provider,
  attributeId: number,
  { type, values }: { type: AttributeRecord['type']; values: readonly NewValue[] },
): Promise<string[]> {
  const kept: string[] = []
  for (const [menu_order, value] of values.entries())
    try {
      const body = { name: value.name, menu_order, ...swatchOf(value, type) }
      await provider.tell(`/wc/v3/products/attributes/${attributeId}/terms`, body)
      kept.push(value.name)
    } catch {
      // Told by the caller, who counts them.
    }
  return kept
}

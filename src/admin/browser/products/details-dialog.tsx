import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { LONGEST_OWN_TEXT } from '#shop/catalog/own-text.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { type Details, refuseDetails } from './variation-details.ts'

type Options = {
  /** The variation, or that it is for all of them. */
  name: string
  details: Details
  /** A barcode is one variation's own. */
  hasGtin: boolean
  onChange: (details: Details) => void
}

/** What a variation has beside its row: barcode, days of its sale, and words of its own. It is kept with the row. */
export function VariationDetails({ name, details, hasGtin, onChange }: Options) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`Mais dados de ${name}`} onClick={() => setIsOpen(true)}>
        Mais
      </Button>
      {isOpen && (
        <DetailsDialog name={name} details={details} hasGtin={hasGtin} onChange={onChange} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

const DAY = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const

function DetailsDialog({ name, details, hasGtin, onChange, onClose }: Options & { onClose: () => void }) {
  const [typed, setTyped] = useState(details)
  const trouble = refuseDetails(typed)
  const field = (key: keyof Details) => ({
    value: typed[key],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [key]: target.value }),
  })
  const take = () => {
    onChange(typed)
    onClose()
    return Promise.resolve()
  }
  return (
    <FormDialog
      title={`Mais dados: ${name}`}
      action="Pronto"
      canSave={trouble === undefined}
      isChanged={JSON.stringify(typed) !== JSON.stringify(details)}
      trouble={trouble}
      onSave={take}
      onClose={onClose}
      maxWidth="sm"
    >
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {hasGtin && (
          <TextField
            {...field('gtin')}
            label="GTIN (código de barras)"
            helperText="O desta variação; vai para a nota fiscal e para as listas de compras."
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 30 } }}
            sx={{ gridColumn: '1 / -1' }}
          />
        )}
        <TextField {...DAY} {...field('sale_from')} label="Promoção desde" />
        <TextField {...DAY} {...field('sale_to')} label="Promoção até" />
        <TextField
          {...field('description')}
          label="Texto desta variação"
          multiline
          minRows={2}
          helperText="Aparece ao lado do preço quando o cliente escolhe esta variação. Vazio, nada."
          slotProps={{ htmlInput: { maxLength: LONGEST_OWN_TEXT } }}
          sx={{ gridColumn: '1 / -1' }}
        />
      </Box>
    </FormDialog>
  )
}

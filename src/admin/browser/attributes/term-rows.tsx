import { Box, Typography } from '@mui/material'
import { memo, useState } from 'react'
import { count } from '#kit/pt-br.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { OrderedRow } from '../shared/ordered-row.tsx'
import { PictureChoice } from '../shared/picture-choice.tsx'
import { useAnswer } from '../shared/use-api.ts'
import type { Ordering } from '../shared/use-order.ts'
import type { AttributeRecord, TermRecord } from './swatch-labels.ts'

/** Where choosing begins for a value without a colour: black and white are changes from it. */
const GREY = '#7f7f7f'

type Options = {
  terms: TermRecord[]
  type: AttributeRecord['type']
  ordering: Ordering
  onSwatch: (term: TermRecord, swatch: Partial<TermRecord['woo_variation_swatches']>, done: string) => void
  onRename: (term: TermRecord) => void
  onDelete: (term: TermRecord) => void
}

/** There may be hundreds: they are drawn again when one has changed or is moved, not with each step of what the screen waits for. */
export const TermRows = memo(
  ({ terms, type, ordering, onSwatch, onRename, onDelete }: Options) => {
    const isColor = type === 'color'
    return terms.map((term, at) => (
      <OrderedRow
        key={term.id}
        ordering={ordering}
        siblings={terms}
        at={at}
        name={term.name}
        acts={
          <>
            <ActionButton label="Renomear" name={term.name} onClick={() => onRename(term)} />
            <ActionButton label="Excluir" name={term.name} color="error" onClick={() => onDelete(term)} />
          </>
        }
      >
        {isColor && (
          <ColorChoice
            label={`Cor de ${term.name}`}
            color={term.woo_variation_swatches.primary_color || GREY}
            onChoose={(primary_color) => onSwatch(term, { primary_color }, 'Cor salva.')}
          />
        )}
        <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{term.name}</Typography>
          <Typography variant="caption" color="textSecondary">
            {count(term.count, 'produto', 'produtos')}
            {isColor && term.woo_variation_swatches.primary_color === '' && ' · sem cor'}
          </Typography>
        </Box>
        {type === 'image' && (
          <TermPicture
            name={term.name}
            id={term.woo_variation_swatches.image_id}
            onChoose={(image_id) => onSwatch(term, { image_id }, 'Imagem salva.')}
          />
        )}
      </OrderedRow>
    ))
  },
  (before, after) => before.terms === after.terms && before.type === after.type && before.ordering.held === after.ordering.held,
)

/** The browser's own chooser; what it ends with is kept, not every colour on the way. */
export function ColorChoice({ label, color, onChoose }: { label: string; color: string; onChoose: (color: string) => void }) {
  const [shown, setShown] = useState(color)
  return (
    <Box
      component="input"
      type="color"
      aria-label={label}
      value={shown}
      onChange={({ target }: { target: HTMLInputElement }) => setShown(target.value)}
      onBlur={() => shown !== color && onChoose(shown)}
      sx={{ inlineSize: 44, blockSize: 44, p: 0.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'transparent' }}
    />
  )
}

function TermPicture({ name, id, onChoose }: { name: string; id: number; onChoose: (id: number) => void }) {
  const { data } = useAnswer<{ source_url: string }>(`/wp/v2/media/${id}`, { enabled: id > 0 })
  const picture = id > 0 ? { id, src: data?.source_url ?? '' } : null
  return <PictureChoice label={`imagem de ${name}`} picture={picture} onChange={(next) => onChoose(next?.id ?? 0)} />
}

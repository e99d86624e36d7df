import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useGetList } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { OrderedRow } from '../shared/ordered-row.tsx'
import { Panel } from '../shared/panel.tsx'
import { PictureChoice } from '../shared/picture-choice.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { useOrdering } from '../shared/use-ordering.ts'
import { RenameDialog } from './rename-dialog.tsx'
import type { AttributeRecord, TermRecord } from './swatch-labels.ts'
import { Confirm } from '../shared/confirm.tsx'

const MOST_SHOWN = 500
const BLACK = '#000000'
/** Where choosing begins for a value without a colour: black and white are changes from it. */
const GREY = '#7f7f7f'

/** An attribute's values in their order, each with its colour or picture. */
export function TermsPanel({ attribute }: { attribute: AttributeRecord }) {
  const path = `/wc/v3/products/attributes/${attribute.id}/terms`
  const { data = [], isPending } = useGetList<TermRecord>('terms', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'menu_order', order: 'ASC' },
    meta: { attribute: attribute.id },
  })
  const terms = [...data].sort((one, other) => one.menu_order - other.menu_order)
  const { run } = useApiAction()
  const ordering = useOrdering({
    resource: 'terms',
    meta: { attribute: attribute.id },
    siblingsOf: () => terms,
    done: 'Ordem salva.',
  })
  const [name, setName] = useState('')
  const [color, setColor] = useState(BLACK)
  const [leaving, setLeaving] = useState<TermRecord>()
  const [renamed, setRenamed] = useState<TermRecord>()
  const isColor = attribute.type === 'color'
  const tell = (where: string, body: object, done: string) => run((provider: Provider) => provider.tell(where, body), done)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const swatch = isColor ? { woo_variation_swatches: { primary_color: color } } : {}
    // The next one can be typed while this one is on its way; a refused one comes back.
    setName('')
    const wasAdded = await tell(path, { name: name.trim(), menu_order: terms.length, ...swatch }, 'Valor acrescentado.')
    if (!wasAdded) setName((typed) => typed || name)
  }
  return (
    <Panel title={`Valores de ${attribute.name}`}>
      {!isPending && terms.length === 0 && (
        <Typography color="textSecondary">Nenhum valor ainda. Acrescente abaixo, um de cada vez.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {terms.map((term, at) => (
          <OrderedRow
            key={term.id}
            ordering={ordering}
            siblings={terms}
            at={at}
            name={term.name}
            acts={
              <>
                <ActionButton label="Renomear" name={term.name} onClick={() => setRenamed(term)} />
                <ActionButton label="Excluir" name={term.name} color="error" onClick={() => setLeaving(term)} />
              </>
            }
          >
            {isColor && (
              <ColorChoice
                label={`Cor de ${term.name}`}
                color={term.woo_variation_swatches.primary_color || GREY}
                onChoose={(primary_color) =>
                  void tell(`${path}/${term.id}`, { woo_variation_swatches: { primary_color } }, 'Cor salva.')
                }
              />
            )}
            <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{term.name}</Typography>
              <Typography variant="caption" color="textSecondary">
                {count(term.count, 'produto', 'produtos')}
                {isColor && term.woo_variation_swatches.primary_color === '' && ' · sem cor'}
              </Typography>
            </Box>
            {attribute.type === 'image' && (
              <TermPicture
                name={term.name}
                id={term.woo_variation_swatches.image_id}
                onChoose={(image_id) =>
                  void tell(`${path}/${term.id}`, { woo_variation_swatches: { image_id } }, 'Imagem salva.')
                }
              />
            )}
          </OrderedRow>
        ))}
      </Box>
      <Box
        component="form"
        onSubmit={(event) => void add(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}
      >
        <TextField label="Novo valor" value={name} onChange={({ target }) => setName(target.value)} sx={{ flex: '1 1 10rem' }} />
        {isColor && <ColorChoice label="Cor do novo valor" color={color} onChoose={setColor} />}
        <Button type="submit" variant="contained" disabled={name.trim() === ''}>
          Acrescentar
        </Button>
      </Box>
      {renamed && (
        <RenameDialog
          path={`${path}/${renamed.id}`}
          name={renamed.name}
          taken={terms.filter(({ id }) => id !== renamed.id).map((term) => term.name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
      <Confirm
        isOpen={leaving !== undefined}
        title={`Excluir “${leaving?.name ?? ''}”?`}
        content="Os produtos perdem este valor. As variações feitas dele passam a servir para qualquer escolha."
        onConfirm={() => {
          const { id } = leaving!
          setLeaving(undefined)
          void run((provider) => provider.delete('terms', { id, meta: { attribute: attribute.id } }), 'Valor excluído.')
        }}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  )
}

/** The browser's own chooser; what it ends with is kept, not every colour on the way. */
function ColorChoice({ label, color, onChoose }: { label: string; color: string; onChoose: (color: string) => void }) {
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

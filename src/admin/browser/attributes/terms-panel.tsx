import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Confirm, useGetList } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import { moved } from '../products/moved.ts'
import { Panel } from '../shared/panel.tsx'
import { PictureChoice } from '../shared/picture-choice.tsx'
import { useAnswer, useDeed } from '../shared/use-desk.ts'
import { useOrdering } from '../shared/use-ordering.ts'
import type { AttributeRecord, TermRecord } from './swatch-words.ts'

const MOST_SHOWN = 500
const BLACK = '#000000'

/** An attribute's values in their order, each with its colour or picture. */
export function TermsPanel({ attribute }: { attribute: AttributeRecord }) {
  const path = `/wc/v3/products/attributes/${attribute.id}/terms`
  const { data = [], isPending } = useGetList<TermRecord>('terms', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'menu_order', order: 'ASC' },
    meta: { attribute: attribute.id },
  })
  const terms = [...data].sort((one, other) => one.menu_order - other.menu_order)
  const { run, isBusy } = useDeed()
  const { order, isOrdering } = useOrdering('terms', { attribute: attribute.id })
  const [name, setName] = useState('')
  const [color, setColor] = useState(BLACK)
  const [leaving, setLeaving] = useState<TermRecord>()
  const isColor = attribute.type === 'color'
  const tell = (where: string, wish: object, done: string) => run((provider: Provider) => provider.tell(where, wish), done)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const swatch = isColor ? { woo_variation_swatches: { primary_color: color } } : {}
    if (await tell(path, { name: name.trim(), menu_order: terms.length, ...swatch }, 'Valor acrescentado.')) setName('')
  }
  const move = (at: number, to: number) => void order(moved(terms, at, to), 'Ordem salva.')
  return (
    <Panel title={`Valores de ${attribute.name}`}>
      {!isPending && terms.length === 0 && (
        <Typography color="textSecondary">Nenhum valor ainda. Acrescente abaixo, um de cada vez.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {terms.map((term, at) => (
          <Box
            component="li"
            key={term.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            {isColor && (
              <ColorChoice
                label={`Cor de ${term.name}`}
                color={term.woo_variation_swatches.primary_color || BLACK}
                onChoose={(primary_color) =>
                  void tell(`${path}/${term.id}`, { woo_variation_swatches: { primary_color } }, 'Cor salva.')
                }
              />
            )}
            <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{term.name}</Typography>
              <Typography variant="caption" color="textSecondary">
                {count(term.count, 'produto', 'produtos')}
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
            <Button
              size="small"
              disabled={isOrdering || at === 0}
              aria-label={`Subir: ${term.name}`}
              onClick={() => move(at, at - 1)}
            >
              Subir
            </Button>
            <Button
              size="small"
              disabled={isOrdering || at === terms.length - 1}
              aria-label={`Descer: ${term.name}`}
              onClick={() => move(at, at + 1)}
            >
              Descer
            </Button>
            <Button size="small" color="error" aria-label={`Excluir: ${term.name}`} onClick={() => setLeaving(term)}>
              Excluir
            </Button>
          </Box>
        ))}
      </Box>
      <Box
        component="form"
        onSubmit={(event) => void add(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}
      >
        <TextField label="Novo valor" value={name} onChange={({ target }) => setName(target.value)} sx={{ flex: '1 1 10rem' }} />
        {isColor && <ColorChoice label="Cor do novo valor" color={color} onChoose={setColor} />}
        <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
          Acrescentar
        </Button>
      </Box>
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

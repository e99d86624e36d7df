import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useMemo, useState } from 'react'
import { useGetList } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useOrdering } from '../shared/use-ordering.ts'
import { RenameDialog } from './rename-dialog.tsx'
import type { AttributeRecord, TermRecord } from './swatch-labels.ts'
import { ColorChoice, TermRows } from './term-rows.tsx'
import { Confirm } from '../shared/confirm.tsx'

const MOST_SHOWN = 500
const NONE: TermRecord[] = []
const BLACK = '#000000'

/** An attribute's values in their order, each with its colour or picture. */
export function TermsPanel({ attribute }: { attribute: AttributeRecord }) {
  const path = `/wc/v3/products/attributes/${attribute.id}/terms`
  const { data = NONE, isPending } = useGetList<TermRecord>('terms', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'menu_order', order: 'ASC' },
    meta: { attribute: attribute.id },
  })
  const terms = useMemo(() => data.toSorted((one, other) => one.menu_order - other.menu_order), [data])
  const { run } = useApiAction()
  const ordering = useOrdering({
    resource: 'terms',
    meta: { attribute: attribute.id },
    siblingsOf: () => terms,
    done: 'Ordem salva.',
  })
  const [leaving, setLeaving] = useState<TermRecord>()
  const [renamed, setRenamed] = useState<TermRecord>()
  const isColor = attribute.type === 'color'
  const tell = (where: string, body: object, done: string) => run((provider: Provider) => provider.tell(where, body), done)
  return (
    <Panel title={`Valores de ${attribute.name}`}>
      {!isPending && terms.length === 0 && (
        <Typography color="textSecondary">Nenhum valor ainda. Acrescente abaixo, um de cada vez.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <TermRows
          terms={terms}
          type={attribute.type}
          ordering={ordering}
          onSwatch={({ id }, woo_variation_swatches, done) => void tell(`${path}/${id}`, { woo_variation_swatches }, done)}
          onRename={setRenamed}
          onDelete={setLeaving}
        />
      </Box>
      <NewTerm isColor={isColor} onAdd={(wish) => tell(path, { ...wish, menu_order: terms.length }, 'Valor acrescentado.')} />
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

type Wish = { name: string; woo_variation_swatches?: { primary_color: string } }

/** By itself, so that the values are not drawn again with each letter. */
function NewTerm({ isColor, onAdd }: { isColor: boolean; onAdd: (wish: Wish) => Promise<boolean> }) {
  const [name, setName] = useState('')
  const [color, setColor] = useState(BLACK)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    // The next one can be typed while this one is on its way; a refused one comes back.
    setName('')
    const swatch = isColor ? { woo_variation_swatches: { primary_color: color } } : {}
    if (!(await onAdd({ name: name.trim(), ...swatch }))) setName((typed) => typed || name)
  }
  return (
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
  )
}

import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { EditBase, Title, useEditContext } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useWayOut, WayOut } from '../shared/way-out.tsx'
import { type AttributeRecord, SWATCHES } from './swatch-labels.ts'
import { TermsPanel } from './terms-panel.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

export const AttributeEdit = () => (
  <WayOut to="/attributes">
    <EditBase<AttributeRecord> mutationMode="pessimistic" redirect={false}>
      <Editor />
    </EditBase>
  </WayOut>
)

function Editor() {
  const { record } = useEditContext<AttributeRecord>()
  if (!record) return <ScreenSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4 }}>
      <Title title={record.name} />
      <AboutPanel key={`${record.name}-${record.type}`} attribute={record} />
      <TermsPanel attribute={record} />
    </Box>
  )
}

function AboutPanel({ attribute }: { attribute: AttributeRecord }) {
  const { run, isBusy } = useApiAction()
  const leave = useWayOut()
  const [name, setName] = useState(attribute.name)
  const [type, setType] = useState(attribute.type)
  const [isLeaving, setIsLeaving] = useState(false)
  const path = `/wc/v3/products/attributes/${attribute.id}`
  const isChanged = name.trim() !== attribute.name || type !== attribute.type
  const save = (event: FormEvent) => {
    event.preventDefault()
    void run((provider: Provider) => provider.tell(path, { name: name.trim(), type }), 'Atributo salvo.')
  }
  return (
    <Panel title="Atributo">
      <Box
        component="form"
        onSubmit={save}
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
      >
        <TextField label="Nome do atributo" value={name} onChange={({ target }) => setName(target.value)} />
        <TextField
          select
          label="O cliente escolhe por"
          value={type}
          helperText="Com cores ou imagens, dê a cada valor a sua abaixo."
          onChange={({ target }) => setType(target.value as AttributeRecord['type'])}
        >
          {SWATCHES.map(([one, words]) => (
            <MenuItem key={one} value={one}>
              {words}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isBusy || !isChanged || name.trim() === ''}>
            Salvar
          </Button>
          <Button color="error" onClick={() => setIsLeaving(true)}>
            Excluir o atributo
          </Button>
        </Box>
      </Box>
      <Confirm
        isOpen={isLeaving}
        title={`Excluir o atributo “${attribute.name}”?`}
        content="Os produtos perdem os valores dele, e as variações deixam de ser escolhidas por ele. Não há como desfazer."
        onConfirm={() => {
          leave()
          void run((provider) => provider.delete('attributes', { id: attribute.id }), 'Atributo excluído.')
        }}
        onClose={() => setIsLeaving(false)}
      />
    </Panel>
  )
}

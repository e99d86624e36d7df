import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { CustomerTagRecord } from '#api/vitrine/customer-tag-routes.ts'
import { count } from '#kit/pt-br.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { FormDialog } from '../shared/form-dialog.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { useDialogAction } from '../shared/use-dialog-action.tsx'

const PATH = '/vitrine/v1/customer-tags'
const NEW = { id: 0, name: '', percent_off: 0, customers: 0 }

/** Every tag of customers: its name, its discount, and who has it. */
export function TagScreen() {
  const { data: tags, isPending } = useAnswer<CustomerTagRecord[]>(PATH)
  const { run, isBusy } = useApiAction()
  const [edited, setEdited] = useState<CustomerTagRecord>()
  const [going, setGoing] = useState<CustomerTagRecord>()
  return (
    <Box sx={{ mt: 2, maxWidth: 760 }}>
      <Title title="Etiquetas de clientes" />
      <Panel
        title="Etiquetas"
        action={
          <Button variant="outlined" onClick={() => setEdited(NEW)}>
            Nova etiqueta
          </Button>
        }
      >
        {!isPending && tags?.length === 0 && (
          <Typography color="textSecondary">
            Nenhuma etiqueta ainda. Elas separam atacado, VIP, arquitetos… e podem dar um desconto a quem entra na conta.
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {tags?.map((tag) => (
            <Box
              component="li"
              key={tag.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{tag.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {count(tag.customers, 'cliente', 'clientes')}
                  {tag.percent_off > 0 && ` · ${tag.percent_off}% de desconto VIP`}
                </Typography>
              </Box>
              <Button
                size="small"
                component={RouteLink}
                to={`/customers?filter=${encodeURIComponent(JSON.stringify({ customer_tag: tag.id }))}`}
                aria-label={`Ver clientes: ${tag.name}`}
              >
                Ver clientes
              </Button>
              <ActionButton label="Editar" name={tag.name} onClick={() => setEdited(tag)} />
              <ActionButton label="Excluir" name={tag.name} color="error" disabled={isBusy} onClick={() => setGoing(tag)} />
            </Box>
          ))}
        </Box>
      </Panel>
      {edited && <TagForm tag={edited} onClose={() => setEdited(undefined)} />}
      <Confirm
        isOpen={going !== undefined}
        title={`Excluir a etiqueta «${going?.name ?? ''}»?`}
        content={`Ela sai de ${count(going?.customers ?? 0, 'cliente', 'clientes')}${going && going.percent_off > 0 ? ', e o desconto VIP dela acaba' : ''}.`}
        confirm="Excluir"
        cancel="Manter"
        onConfirm={() => {
          if (going) void run((provider) => provider.remove(`${PATH}/${going.id}`), 'Etiqueta excluída.')
          setGoing(undefined)
        }}
        onClose={() => setGoing(undefined)}
      />
    </Box>
  )
}

function TagForm({ tag, onClose }: { tag: CustomerTagRecord; onClose: () => void }) {
  const [name, setName] = useState(tag.name)
  const [percent, setPercent] = useState(tag.percent_off === 0 ? '' : String(tag.percent_off))
  const { run, isBusy, trouble } = useDialogAction()
  const percentOff = percent.trim() === '' ? 0 : Number(percent)
  const isPercent = Number.isInteger(percentOff) && percentOff >= 0 && percentOff <= 90
  const save = async () => {
    const path = tag.id === 0 ? PATH : `${PATH}/${tag.id}`
    if (await run((provider) => provider.tell(path, { name: name.trim(), percent_off: percentOff }), 'Etiqueta salva.')) onClose()
  }
  return (
    <FormDialog
      title={tag.id === 0 ? 'Nova etiqueta' : `Etiqueta «${tag.name}»`}
      action="Salvar"
      canSave={name.trim() !== '' && isPercent && !isBusy}
      isChanged={name !== tag.name || percentOff !== tag.percent_off}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="Nome"
        fullWidth
        margin="dense"
        value={name}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Desconto VIP (%)"
        fullWidth
        margin="dense"
        value={percent}
        error={!isPercent}
        helperText={
          isPercent
            ? 'Vale no carrinho e na finalização para quem tem a etiqueta e entrou na conta. Vazio: sem desconto.'
            : 'Um número inteiro de 0 a 90.'
        }
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        onChange={({ target }) => setPercent(target.value)}
      />
    </FormDialog>
  )
}

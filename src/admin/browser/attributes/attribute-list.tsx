import { Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title, useGetList, useRedirect } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { type AttributeRecord, SWATCHES, swatchName } from './swatch-labels.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

/** What products are told apart by, and how each is chosen. */
export function AttributeList() {
  const { data = [], isPending } = useGetList<AttributeRecord>('attributes', { pagination: { page: 1, perPage: 100 } })
  const { run, isBusy } = useApiAction()
  const redirect = useRedirect()
  const [name, setName] = useState('')
  const [type, setType] = useState<AttributeRecord['type']>('button')
  const create = async (event: FormEvent) => {
    event.preventDefault()
    let id: number | undefined
    const isMade = await run(async (provider: Provider) => {
      id = (await provider.tell<AttributeRecord>('/wc/v3/products/attributes', { name: name.trim(), type })).id
    }, 'Atributo criado. Agora dê a ele os seus valores.')
    if (isMade && id !== undefined) redirect('edit', 'attributes', id)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4 }}>
      <Title title="Atributos" />
      <Panel title="Atributos">
        {isPending && <ListSkeleton />}
        {!isPending && data.length === 0 && (
          <Typography color="textSecondary">
            Nenhum atributo ainda. Cor e tamanho são os mais comuns: crie o primeiro abaixo.
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((attribute) => (
            <Typography component="li" key={attribute.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Link component={RouteLink} to={`/attributes/${attribute.id}`} sx={{ fontWeight: 600 }}>
                {attribute.name}
              </Link>{' '}
              · {swatchName(attribute.type)}
            </Typography>
          ))}
        </Box>
      </Panel>
      <Panel title="Novo atributo">
        <Box
          component="form"
          onSubmit={(event) => void create(event)}
          sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
        >
          <TextField
            label="Nome do atributo"
            value={name}
            helperText="Como “Cor” ou “Tamanho”."
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            select
            label="O cliente escolhe por"
            value={type}
            onChange={({ target }) => setType(target.value as AttributeRecord['type'])}
          >
            {SWATCHES.map(([one, words]) => (
              <MenuItem key={one} value={one}>
                {words}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''} sx={{ justifySelf: 'start', mt: 1 }}>
            Criar o atributo
          </Button>
        </Box>
      </Panel>
    </Box>
  )
}

import { Alert, Box, CircularProgress, MenuItem, TextField, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { apiLink } from '../shared/api-link.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { MailFrame } from './mail-frame.tsx'

type Template = { id: string; title: string; to: 'customer' | 'shop' }

/** Every mail of the shop with an example's data. */
export function MailTemplates() {
  const { id } = useParams()
  const navigate = useNavigate()
  const { data, error } = useAnswer<Template[]>('/vitrine/v1/mail-templates')
  const open = data?.find((one) => one.id === id) ?? data?.[0]
  const { data: drawn } = useAnswer<{ subject: string }>(`/vitrine/v1/mail-templates/${open?.id}`, {
    enabled: open !== undefined,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data || !open) return <CircularProgress sx={{ m: 4 }} />
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxInlineSize: 820 }}>
      <Title title="Modelos de e-mail" />
      <Typography variant="body2" color="textSecondary">
        Cada mensagem que a loja escreve, com dados de exemplo. Nome, documento e contato vêm de Ajustes · Loja.
      </Typography>
      <TextField
        select
        label="Mensagem"
        value={open.id}
        onChange={({ target }) => void navigate(`/modelos-de-email/${target.value}`)}
      >
        {data.map((template) => (
          <MenuItem key={template.id} value={template.id}>
            {template.title} ({template.to === 'shop' ? 'para a loja' : 'para o cliente'})
          </MenuItem>
        ))}
      </TextField>
      <Panel title={drawn?.subject ?? open.title}>
        <MailFrame key={open.id} title={open.title} src={apiLink(`/vitrine/v1/mail-templates/${open.id}/view`)} />
      </Panel>
    </Box>
  )
}

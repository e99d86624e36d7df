import { Alert, Box, Button, Chip, CircularProgress, Link, List, ListItem, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouteLink, useParams } from 'react-router-dom'
import { apiLink } from '../shared/api-link.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { MailFrame } from './mail-frame.tsx'

type Template = { id: string; title: string; when: string; to: 'customer' | 'shop' }

const PATH = '/modelos-de-email'
const READERS = { customer: 'Para o cliente', shop: 'Para a loja' }

/** Every mail of the shop: when it goes out and to whom, and each as it arrives. */
export function MailTemplates() {
  const { id } = useParams()
  const { data, error } = useAnswer<Template[]>('/vitrine/v1/mail-templates')
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <CircularProgress sx={{ m: 4 }} />
  const open = data.find((one) => one.id === id)
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxInlineSize: 820 }}>
      <Title title="E-mails da loja" />
      {open ? <OneTemplate template={open} /> : <AllTemplates templates={data} />}
    </Box>
  )
}

const AllTemplates = ({ templates }: { templates: readonly Template[] }) => (
  <>
    <MailWarning />
    <Typography variant="body2" color="textSecondary">
      Cada mensagem que a loja escreve sozinha, com dados de exemplo. Nome, documento e contato vêm de Ajustes › Loja. O que os
      formulários enviam é escolhido em cada formulário.
    </Typography>
    {(['customer', 'shop'] as const).map((reader) => (
      <Panel key={reader} title={READERS[reader]}>
        <List disablePadding>
          {templates
            .filter(({ to }) => to === reader)
            .map(({ id, title, when }) => (
              <ListItem key={id} divider disableGutters sx={{ display: 'block' }}>
                <Link component={RouteLink} to={`${PATH}/${id}`} sx={{ display: 'inline-block', py: 1 }}>
                  {title}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {when}
                </Typography>
              </ListItem>
            ))}
        </List>
      </Panel>
    ))}
  </>
)

function OneTemplate({ template: { id, title, when, to } }: { template: Template }) {
  const { data: drawn } = useAnswer<{ subject: string }>(`/vitrine/v1/mail-templates/${id}`)
  return (
    <>
      <Box>
        <Button component={RouteLink} to={PATH}>
          Todos os e-mails
        </Button>
      </Box>
      <Panel title={title} action={<Chip size="small" variant="outlined" label={READERS[to]} />}>
        <Typography variant="body2" color="textSecondary">
          {when}
        </Typography>
        <Typography variant="body2" sx={{ my: 1 }}>
          Assunto: <strong>{drawn?.subject ?? '…'}</strong>
        </Typography>
        <MailFrame key={id} title={title} src={apiLink(`/vitrine/v1/mail-templates/${id}/view`)} />
      </Panel>
    </>
  )
}

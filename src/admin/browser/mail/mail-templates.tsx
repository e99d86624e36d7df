import { Alert, Box, Button, Chip, Link, List, ListItem, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouteLink, useParams } from 'react-router-dom'
import type { MailTemplateItem, MailTemplateRecord } from '#api/vitrine/mail-template-routes.ts'
import { apiLink } from '../shared/api-link.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { MailFrame } from './mail-frame.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const PATH = '/modelos-de-email'
const READERS = { customer: 'Para o cliente', shop: 'Para a loja' }

/** Every mail of the shop: when it goes out and to whom, and each as it arrives. */
export function MailTemplates() {
  const { id } = useParams()
  const { data, error } = useAnswer<MailTemplateItem[]>('/vitrine/v1/mail-templates')
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  const open = data.find((one) => one.id === id)
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxInlineSize: open ? 1400 : 820 }}>
      <Title title="E-mails da loja" />
      {open ? <OneTemplate template={open} /> : <AllTemplates templates={data} />}
    </Box>
  )
}

const AllTemplates = ({ templates }: { templates: readonly MailTemplateItem[] }) => (
  <>
    <MailWarning />
    <Typography variant="body2" color="textSecondary">
      Cada mensagem que a loja escreve sozinha: abra uma para ver como chega e mudar o texto. Cores e logo vêm de Site ›
      Aparência; nome, documento e contato, de Ajustes › Loja. O que os formulários enviam é escolhido em cada formulário.
    </Typography>
    {(['customer', 'shop'] as const).map((reader) => (
      <Panel key={reader} title={READERS[reader]}>
        <List disablePadding>
          {templates
            .filter(({ to }) => to === reader)
            .map(({ id, title, when, is_changed, is_off }) => (
              <ListItem key={id} divider disableGutters sx={{ display: 'block' }}>
                <Link component={RouteLink} to={`${PATH}/${id}`} sx={{ display: 'inline-block', py: 1 }}>
                  {title}
                </Link>{' '}
                <TemplateChips isChanged={is_changed} isOff={is_off} />
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

function OneTemplate({ template: { id, title, when, to, is_editable, is_changed, is_off } }: { template: MailTemplateItem }) {
  const { data, error } = useAnswer<MailTemplateRecord>(`/vitrine/v1/mail-templates/${id}`)
  if (error) return <Alert severity="error">{error.message}</Alert>
  return (
    <>
      <Box>
        <Button component={RouteLink} to={PATH}>
          Todos os e-mails
        </Button>
      </Box>
      <Box>
        <Typography variant="h2" component="h1" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {when}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Chip size="small" variant="outlined" label={READERS[to]} />
          <TemplateChips isChanged={is_changed} isOff={is_off} />
        </Box>
      </Box>
      <MailWarning />
      {!data ? <ScreenSkeleton /> : is_editable ? <TemplateEditor key={id} template={data} /> : <OnlyShown template={data} />}
    </>
  )
}

/** A mail whose text is chosen elsewhere. */
const OnlyShown = ({ template: { id, title, subject } }: { template: MailTemplateRecord }) => (
  <Panel title="Como chega">
    <Typography variant="body2" sx={{ my: 1 }}>
      Assunto: <strong>{subject}</strong>
    </Typography>
    <MailFrame key={id} title={title} src={apiLink(`/vitrine/v1/mail-templates/${id}/view`)} />
  </Panel>
)

const TemplateChips = ({ isChanged, isOff }: { isChanged: boolean; isOff: boolean }) => (
  <>
    {isChanged && <Chip size="small" color="primary" variant="outlined" label="Texto seu" />}
    {isOff && <Chip size="small" color="warning" variant="outlined" label="Desligado" />}
  </>
)

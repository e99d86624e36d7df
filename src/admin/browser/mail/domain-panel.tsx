import OkIcon from '@mui/icons-material/CheckCircle'
import WrongIcon from '@mui/icons-material/Error'
import UnknownIcon from '@mui/icons-material/HelpOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { MailDomainRecord } from '#api/vitrine/mail-server-routes.ts'
import { Facts, Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'

type Record = MailDomainRecord['records'][number]

/** Whether the sender's domain says that these mails are the shop's own: without it they end as spam. */
export function DomainPanel() {
  const { run, isBusy } = useApiAction()
  const [checked, setChecked] = useState<MailDomainRecord>()
  const ask = () =>
    void run(async (provider) => setChecked(await provider.read<MailDomainRecord>('/vitrine/v1/mail-server/domain')))
  return (
    <Panel title="Domínio de quem envia">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        SPF, DKIM e DMARC são registros do seu domínio que mostram que as mensagens são mesmo suas. Sem eles, elas caem no spam.
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={ask}>
        {isBusy ? 'Verificando…' : 'Verificar o domínio'}
      </Button>
      <Box role="status" sx={{ mt: 2, display: 'grid', gap: 2, '&:empty': { mt: 0 } }}>
        {checked && !checked.is_own && (
          <Alert severity="info">
            {checked.domain} não é um domínio seu: não há o que configurar. Um endereço do seu próprio domínio passa mais
            confiança e chega melhor.
          </Alert>
        )}
        {checked?.records.map((record) => (
          <DnsRecord key={record.id} record={record} />
        ))}
      </Box>
    </Panel>
  )
}

const ICONS = {
  ok: <OkIcon color="success" titleAccess="Certo" />,
  missing: <WrongIcon color="error" titleAccess="Falta" />,
  wrong: <WrongIcon color="error" titleAccess="Errado" />,
  unknown: <UnknownIcon color="disabled" titleAccess="Não se sabe" />,
}

const DnsRecord = ({ record: { title, status, message, found, add } }: { record: Record }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    {ICONS[status]}
    <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <strong>{title}.</strong> {message}
      </Typography>
      {found.map((text) => (
        <Typography key={text} variant="body2" color="textSecondary">
          Hoje: {text}
        </Typography>
      ))}
      {add.map(({ type, name, value }) => (
        <Box key={name} sx={{ mt: 1, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Facts
            rows={[
              ['Tipo', type],
              ['Nome', name],
              ['Valor', value],
            ]}
          />
        </Box>
      ))}
    </Box>
  </Box>
)

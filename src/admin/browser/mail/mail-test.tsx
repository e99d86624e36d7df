import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import type { MailDetails } from './mail-labels.ts'

const ASK_AGAIN_MS = 1_500

/** Whether mails leave the shop: one is sent, and what became of it is said. */
export function MailTest() {
  const { run, isBusy } = useApiAction()
  const [to, setTo] = useState('')
  const [id, setId] = useState<number>()
  const send = () =>
    void run(async (provider) => {
      const mail = await provider.tell<MailDetails>('/vitrine/v1/mails/test', to.trim() === '' ? {} : { to: to.trim() })
      setId(mail.id)
    }, 'E-mail de teste escrito.')
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title="Testar o envio">
        <Typography variant="body2" color="textSecondary">
          Manda uma mensagem de teste. Sem servidor de e-mail (SMTP_URL), nada sai: tudo fica na caixa de saída abaixo.
        </Typography>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <TextField
            label="Para (vazio: o seu e-mail)"
            type="email"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            sx={{ maxInlineSize: 340 }}
          />
          <Button type="submit" variant="outlined" disabled={isBusy}>
            Enviar teste
          </Button>
        </Box>
        <Box sx={{ mt: 1 }}>{id !== undefined && <Outcome id={id} />}</Box>
      </Panel>
    </Box>
  )
}

function Outcome({ id }: { id: number }) {
  const provider = useDataProvider<Provider>()
  const { data: mail } = useQuery({
    queryKey: ['mail-test', id],
    queryFn: () => provider.read<MailDetails>(`/vitrine/v1/mails/${id}`),
    refetchInterval: ({ state }) => (state.data && isSettled(state.data) ? false : ASK_AGAIN_MS),
  })
  if (!mail) return null
  const open = (
    <Link component={RouteLink} to={`/mails/${id}/show`}>
      Ver a mensagem
    </Link>
  )
  if (mail.status === 'sent')
    return (
      <Alert severity="success">
        Enviado para {mail.to}. Confira também o spam. {open}
      </Alert>
    )
  if (!mail.has_server)
    return (
      <Alert severity="info">
        A loja não tem servidor de e-mail: a mensagem ficou na caixa de saída. Para enviar, defina SMTP_URL e abra a loja de novo.{' '}
        {open}
      </Alert>
    )
  if (mail.error) return <Alert severity="error">O servidor recusou: {mail.error} A loja tenta de novo sozinha.</Alert>
  return <Alert severity="info">Enviando…</Alert>
}

const isSettled = ({ status, has_server, error }: MailDetails) => status === 'sent' || !has_server || error !== ''

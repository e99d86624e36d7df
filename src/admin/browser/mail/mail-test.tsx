import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'

type Tested = { ok: boolean; to: string; problem: string; message: string }

type Props = {
  /** Why not just now. */
  wait?: string | undefined
  /** Where the test of one kind of mail is asked for, and what is typed in it. */
  path?: string
  letter?: object
  help?: string
}

/** Whether mails leave the shop: one is sent at once, and what became of it is said. */
export function MailTest({ wait, path = '/vitrine/v1/mail-server/test', letter, help }: Props) {
  const { run, isBusy } = useApiAction()
  const [to, setTo] = useState('')
  const [tested, setTested] = useState<Tested>()
  const send = () => {
    setTested(undefined)
    void run(async (provider) => {
      setTested(await provider.tell<Tested>(path, { ...letter, ...(to.trim() !== '' && { to: to.trim() }) }))
    })
  }
  return (
    <Panel title="Testar o envio">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {wait ?? help ?? 'A loja envia uma mensagem agora e conta o que o servidor respondeu.'}
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
        <Button type="submit" variant="outlined" disabled={isBusy || wait !== undefined}>
          {isBusy ? 'Enviando…' : 'Enviar e-mail de teste'}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {tested && (
          <Alert severity={tested.ok ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
            {tested.message}
          </Alert>
        )}
      </Box>
    </Panel>
  )
}

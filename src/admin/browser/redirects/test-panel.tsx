import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { RedirectTest } from '#api/vitrine/redirect-tool-routes.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { answerText } from './redirect-labels.ts'

type Options = { onCreate: (test: RedirectTest) => void }

/** Asks the shop where an address leads, as a visitor would find out. */
export function TestPanel({ onCreate }: Options) {
  const { run, isBusy } = useApiAction()
  const [url, setUrl] = useState('')
  const [seen, setSeen] = useState<RedirectTest>()
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (url.trim() === '') return
    void run(async (provider) =>
      setSeen(await provider.read<RedirectTest>(`/vitrine/v1/redirect-test?url=${encodeURIComponent(url.trim())}`)),
    )
  }
  const told = seen && answerText(seen)
  return (
    <Panel title="Para onde leva este endereço?">
      <Box component="form" onSubmit={ask} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pt: 1 }}>
        <TextField
          label="Endereço"
          placeholder="/product/caneca/"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          size="small"
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 2_000 } }}
          sx={{ flex: '1 1 16rem' }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy || url.trim() === ''}>
          Testar
        </Button>
      </Box>
      <Box role="status" sx={{ mt: told ? 1.5 : 0 }}>
        {seen && told && (
          <Alert
            severity={told.severity}
            sx={{ overflowWrap: 'anywhere' }}
            action={
              seen.code === 404 ? (
                <Button color="inherit" size="small" onClick={() => onCreate(seen)}>
                  Criar redirecionamento
                </Button>
              ) : undefined
            }
          >
            <strong>{seen.url}</strong>: {told.text}
          </Alert>
        )}
      </Box>
    </Panel>
  )
}

import { Alert, Box, Button, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import type { SentItem } from '#api/vitrine/dispatch-routes.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'

/** For a scanner that types and presses Enter, or for fingers: each code that is read lets its order leave. */
export function ScanPanel({ onSent }: { onSent: (sent: SentItem[]) => void }) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState('')
  const [done, setDone] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { run, isBusy } = useApiAction({
    onError: (error) => setWrong(error instanceof Error ? error.message : 'Tente de novo.'),
  })
  const send = async () => {
    setWrong('')
    setDone('')
    await run(async (provider) => {
      const sent = await provider.tell<SentItem>('/vitrine/v1/dispatch/scan', { code })
      onSent([sent])
      setDone(`Pedido #${sent.order?.number ?? ''} marcado como enviado.`)
    })
    setCode('')
    field.current?.focus()
  }
  return (
    <Panel title="Ler etiqueta">
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        <TextField
          label="Código ou número do pedido"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          inputRef={field}
          autoComplete="off"
          sx={{ flex: 1, minInlineSize: 220 }}
        />
        <Button type="submit" variant="contained" disabled={isBusy || code.trim() === ''} sx={{ minBlockSize: 44 }}>
          Marcar como enviado
        </Button>
      </Box>
      <Box aria-live="polite" sx={{ mt: wrong || done ? 1 : 0 }}>
        {wrong && <Alert severity="error">{wrong}</Alert>}
        {done && <Alert severity="success">{done}</Alert>}
      </Box>
    </Panel>
  )
}

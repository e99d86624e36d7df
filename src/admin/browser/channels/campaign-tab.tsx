import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { CopyField } from './copy-field.tsx'

type Made = { url: string; qr: string }
const FIELDS = [
  { name: 'address', label: 'Página da loja', help: 'Cole o link da página, ou só o fim dele, como /loja/.' },
  { name: 'source', label: 'De onde vem a visita', help: 'Por exemplo: instagram, google, newsletter.' },
  { name: 'medium', label: 'Meio', help: 'Por exemplo: stories, cpc, email, qr.' },
  { name: 'campaign', label: 'Campanha', help: 'Por exemplo: dia-das-maes.' },
  { name: 'content', label: 'Anúncio ou peça (opcional)', help: 'Para comparar dois anúncios da mesma campanha.' },
] as const
const EMPTY = { address: '/', source: '', medium: '', campaign: '', content: '' }

/** A link by which orders tell the campaign that they came from, and its QR code. */
export function CampaignTab() {
  const { run, isBusy } = useApiAction()
  const [typed, setTyped] = useState(EMPTY)
  const [made, setMade] = useState<Made>()
  const make = () => {
    setMade(undefined)
    const { content, ...rest } = typed
    const sent = content.trim() === '' ? rest : typed
    void run(async (provider) => setMade(await provider.tell<Made>('/vitrine/v1/campaign-links', sent)))
  }
  return (
    <Panel title="Criar link de campanha">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Use um link destes em cada anúncio, post ou panfleto: o pedido e o relatório de origens dizem de qual campanha a venda
        veio.
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
        sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
      >
        {FIELDS.map(({ name, label, help }) => (
          <TextField
            key={name}
            label={label}
            helperText={help}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            slotProps={{ htmlInput: { maxLength: name === 'address' ? 1_000 : 100 } }}
            fullWidth
          />
        ))}
        <Button type="submit" variant="contained" disabled={isBusy}>
          Criar link
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {made && <Alert severity="success">Link pronto.</Alert>}
      </Box>
      {made && (
        <Box sx={{ mt: 2 }}>
          <CopyField label="Link da campanha" value={made.url} />
          <Box
            component="img"
            src={qrImage(made.qr)}
            alt="QR code do link"
            sx={{ inlineSize: 200, blockSize: 200, display: 'block', border: 1, borderColor: 'divider' }}
          />
          <Button component="a" href={qrImage(made.qr)} download="qr-campanha.svg">
            Baixar o QR code
          </Button>
        </Box>
      )}
    </Panel>
  )
}

const qrImage = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

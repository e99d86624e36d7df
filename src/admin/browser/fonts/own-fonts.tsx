import UploadIcon from '@mui/icons-material/CloudUpload'
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { FONT_PROBLEMS, MOST_FONT_BYTES } from '#content/fonts/text.ts'
import { bytesText } from '../media/media-labels.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { sampleFont } from './font-faces.tsx'
import { type FontRecord, removalText } from './font-labels.ts'

/** Fonts that the merchant sent: each in its own letters, where it is in use, and its end, which asks first. */
export function OwnFonts({ fonts }: { fonts: readonly FontRecord[] }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<FontRecord['kind']>('sans-serif')
  const [leaving, setLeaving] = useState<FontRecord>()
  const [trouble, setTrouble] = useState<string>()
  const { run, isBusy } = useApiAction({ onError: (error) => setTrouble(error instanceof Error ? error.message : undefined) })
  const send = async (file: File | undefined) => {
    if (!file) return
    setTrouble(undefined)
    if (file.size > MOST_FONT_BYTES) return setTrouble(FONT_PROBLEMS.size)
    await run((provider) => provider.upload(file, `/vitrine/v1/fonts?kind=${kind}`), 'A fonte está na loja.')
  }
  return (
    <Panel title="Suas fontes">
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'start' }}>
        <TextField
          select
          label="Estilo"
          value={kind}
          onChange={({ target }) => setKind(target.value as FontRecord['kind'])} // the two below
          helperText="Decide o que aparece até ela chegar."
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="sans-serif">Sem serifa</MenuItem>
          <MenuItem value="serif">Com serifa</MenuItem>
        </TextField>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={isBusy}
          onClick={() => chooser.current?.click()}
          sx={{ minHeight: 44 }}
        >
          Enviar fonte
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".woff2,font/woff2"
          aria-label="Arquivo da fonte"
          onChange={({ target }) => {
            void send(target.files?.[0])
            target.value = ''
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Um arquivo WOFF2 de até 2 MB, com as letras do português. Confira se a licença da fonte permite usá-la em sites.
      </Typography>
      {trouble && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {trouble}
        </Alert>
      )}
      {fonts.length === 0 ? (
        <Typography sx={{ mt: 2 }}>Nenhuma fonte enviada ainda.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1 }}>
          {fonts.map((font) => (
            <Box component="li" key={font.id} sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
                <Box sx={{ font: `400 1.375rem/1.3 ${sampleFont(font.id, 'text')}`, overflowWrap: 'anywhere' }}>{font.name}</Box>
                <Typography variant="body2" color="textSecondary">
                  {bytesText(font.bytes)} · {font.uses.length > 0 ? `em uso em: ${font.uses.join(', ')}` : 'não está em uso'}
                </Typography>
              </Box>
              <ActionButton label="Excluir…" name={font.name} color="error" disabled={isBusy} onClick={() => setLeaving(font)} />
            </Box>
          ))}
        </Box>
      )}
      <Confirm
        isOpen={leaving !== undefined}
        title={`Excluir a fonte “${leaving?.name ?? ''}”?`}
        content={removalText(leaving?.uses ?? [])}
        confirm="Excluir"
        cancel="Não excluir"
        onConfirm={() => {
          setLeaving(undefined)
          void run((provider) => provider.remove(`/vitrine/v1/fonts/${leaving!.number}`), 'Fonte excluída.')
        }}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  )
}

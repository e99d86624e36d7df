import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'

/** An address to be taken elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied('Copiado.')
    } catch {
      // Browsers refuse it to pages without encryption.
      setCopied('O navegador não deixou copiar: selecione o texto e copie.')
    }
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <TextField
        label={label}
        value={value}
        helperText={<span role="status">{copied || ' '}</span>}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ flex: '1 1 260px' }}
      />
      <Button variant="outlined" onClick={() => void copy()} aria-label={`Copiar: ${label}`} sx={{ mt: 1 }}>
        Copiar
      </Button>
    </Box>
  )
}

import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'

type Options = { title: string; note: string; values: [name: string, value: string][]; onClose: () => void }

/** A secret that the shop can't show again: to be copied now, or never. */
export function ShownOnce({ title, note, values, onClose }: Options) {
  const [copied, setCopied] = useState('')
  const all = values.map(([, value]) => value).join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(all)
      setCopied('Copiado.')
    } catch {
      // Browsers refuse it to pages without encryption.
      setCopied('O navegador não deixou copiar: selecione o texto e copie.')
    }
  }
  return (
    <Dialog open aria-labelledby="shown-once" maxWidth="sm" fullWidth>
      <DialogTitle id="shown-once">{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {note}
        </Alert>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {values.map(([name, value]) => (
            <div key={value}>
              {name && (
                <Typography component="dt" variant="caption" color="textSecondary">
                  {name}
                </Typography>
              )}
              <Typography component="dd" sx={{ m: 0, fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
        <Typography role="status" variant="body2" sx={{ mt: 1, minBlockSize: 20 }}>
          {copied}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>Copiar tudo</Button>
        <Button variant="contained" onClick={onClose}>
          Já guardei
        </Button>
      </DialogActions>
    </Dialog>
  )
}

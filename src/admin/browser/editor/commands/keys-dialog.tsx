import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useWasOpened } from '../../shared/use-was-opened.ts'
import type { Command } from './commands.ts'
import { keysText } from './keys.ts'

type Options = { commands: readonly Command[]; isOpen: boolean; onClose: () => void }

/** All keys that do something in the editor. */
export function KeysDialog({ commands, isOpen, onClose }: Options) {
  const wasOpened = useWasOpened(isOpen)
  if (!wasOpened) return null
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="keys-title" maxWidth="sm" fullWidth>
      <DialogTitle id="keys-title">Atalhos do teclado</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label="Lista de atalhos">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Valem com um elemento selecionado, fora dos campos de texto. No Mac, use ⌘ no lugar de Ctrl.
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75 }}>
          {commands.flatMap(({ id, label, keys }) =>
            keys === undefined
              ? []
              : [
                  <Typography key={id} component="dt" variant="body2">
                    {label}
                  </Typography>,
                  <Typography key={`${id} keys`} component="dd" variant="body2" sx={{ m: 0 }}>
                    <kbd>{keysText(keys)}</kbd>
                  </Typography>,
                ],
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}

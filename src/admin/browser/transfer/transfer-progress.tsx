import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { percentOf, progressText, type TransferRecord } from './transfer-labels.ts'

type Options = { transfer: TransferRecord; label: string; onCancel: () => void; isBusy: boolean }

/** How far it has come, and the way to stop it. */
export function TransferProgress({ transfer, label, onCancel, isBusy }: Options) {
  const percent = percentOf(transfer)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">
        {label}: {progressText(transfer)}
      </Typography>
      <LinearProgress
        aria-label={label}
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        value={percent}
        sx={{ blockSize: 10, borderRadius: 5 }}
      />
      <Box>
        <Button color="inherit" disabled={isBusy} onClick={onCancel}>
          Cancelar
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Pode sair desta página: o trabalho continua, e você o encontra aqui ao voltar.
      </Typography>
    </Box>
  )
}

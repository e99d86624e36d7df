import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'

/** That something did not come, and how to ask for it again. */
export const LoadError = ({ children, onRetry }: { children: ReactNode; onRetry: () => void }) => (
  <Alert
    severity="error"
    sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
    action={
      <Button color="inherit" onClick={onRetry} sx={{ minHeight: 44 }}>
        Tentar de novo
      </Button>
    }
  >
    {children}
  </Alert>
)

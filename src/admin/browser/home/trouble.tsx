import { Alert, Button } from '@mui/material'
import { useRefresh } from 'react-admin'

/** That something has not come: without it, room kept for figures would look like a shop that thinks for ever. */
export function Trouble({ answers }: { answers: { isError: boolean }[] }) {
  const refresh = useRefresh()
  if (!answers.some(({ isError }) => isError)) return null
  return (
    <Alert
      severity="error"
      sx={{ mt: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <Button color="inherit" onClick={refresh} sx={{ minHeight: 44 }}>
          Tentar de novo
        </Button>
      }
    >
      Parte desta tela não pôde ser carregada.
    </Alert>
  )
}

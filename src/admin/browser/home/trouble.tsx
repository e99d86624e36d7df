import { Box } from '@mui/material'
import { useRefresh } from 'react-admin'
import { LoadError } from '../shared/load-error.tsx'

/** That something has not come: without it, room kept for figures would look like a shop that thinks for ever. */
export function Trouble({ answers }: { answers: { isError: boolean }[] }) {
  const refresh = useRefresh()
  if (!answers.some(({ isError }) => isError)) return null
  return (
    <Box sx={{ mt: 2 }}>
      <LoadError onRetry={refresh}>Parte desta tela não pôde ser carregada.</LoadError>
    </Box>
  )
}

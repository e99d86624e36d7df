import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { apiLink } from '../shared/api-link.ts'

type Props = { path: string; name: string; title?: string; onClose: () => void }

/** Says what leaves in this file; the API asks for the password where it was not typed a moment ago. */
export function DownloadDialog({ path, name, title = 'Baixar o backup', onClose }: Props) {
  const provider = useDataProvider<Provider>()
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const fetchIt = async () => {
    setState({ isBusy: true, problem: '' })
    try {
      const { url } = await provider.tell<{ url: string }>(`${path}/ticket`, {})
      location.assign(apiLink(`${path}/file${new URL(url).search}`))
      onClose()
    } catch (error) {
      setState({ isBusy: false, problem: error instanceof Error ? error.message : 'Não deu certo. Tente de novo.' })
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="download-title">
      <DialogTitle id="download-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name} traz todos os clientes e pedidos. Guarde o arquivo em lugar seguro.
        </DialogContentText>
        <DialogContentText variant="body2" color="error" role="alert">
          {state.problem}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="contained" disabled={state.isBusy} onClick={() => void fetchIt()}>
          Baixar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

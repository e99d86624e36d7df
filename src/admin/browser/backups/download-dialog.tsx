import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { apiLink } from '../shared/api-link.ts'

/** The whole shop leaves in this file: whoever takes it says their password again. */
export function DownloadDialog({ path, name, onClose }: { path: string; name: string; onClose: () => void }) {
  const provider = useDataProvider<Provider>()
  const [password, setPassword] = useState('')
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const fetchIt = async () => {
    setState({ isBusy: true, problem: '' })
    try {
      const { url } = await provider.tell<{ url: string }>(`${path}/ticket`, { password })
      location.assign(apiLink(`${path}/file${new URL(url).search}`))
      onClose()
    } catch (error) {
      setState({ isBusy: false, problem: error instanceof Error ? error.message : 'Não deu certo. Tente de novo.' })
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="download-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void fetchIt()
        }}
      >
        <DialogTitle id="download-title">Baixar o backup</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {name} traz todos os clientes e pedidos. Confirme a sua senha e guarde o arquivo em lugar seguro.
          </DialogContentText>
          <TextField
            label="Sua senha"
            type="password"
            value={password}
            error={state.problem !== ''}
            helperText={state.problem}
            onChange={({ target }) => setPassword(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={state.isBusy || password === ''}>
            Baixar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

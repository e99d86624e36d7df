import { Box, Button, TextField, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import type { CarrierItem } from '#api/vitrine/carrier-routes.ts'

/** Where the carrier calls the shop when something happens to a parcel, to be entered on its side. */
export function CarrierNotifications({ carrier: { name, notification_url: url } }: { carrier: CarrierItem }) {
  const notify = useNotify()
  if (url === '') return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify('Endereço copiado.', { type: 'success' })
    } catch {
      notify('O navegador não deixou copiar: selecione o endereço e copie.', { type: 'warning' })
    }
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          label={`Endereço para avisos de rastreio (${name})`}
          value={url}
          size="small"
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, onFocus: ({ target }: { target: HTMLInputElement }) => target.select() } }}
        />
        <Button variant="outlined" sx={{ minHeight: 44, flexShrink: 0 }} onClick={() => void copy()}>
          Copiar
        </Button>
      </Box>
      <Typography variant="caption" color="textSecondary">
        Cadastre este endereço no serviço para o rastreio chegar na hora. Sem ele, a loja consulta sozinha. Quem o conhece pode
        chamar a loja: não o publique.
      </Typography>
    </Box>
  )
}

import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { DispatchItem, LabelItem } from '#api/vitrine/dispatch-item.ts'
import type { LabelFileItem } from '#api/vitrine/label-routes.ts'
import { apiLink } from '../shared/api-link.ts'
import { useAnswer } from '../shared/use-api.ts'

type Props = { labels: readonly LabelItem[]; orders: readonly DispatchItem[]; onClose: () => void }

/** The carriers' own files, through the shop: one to open and print for as many labels as the carrier puts into one. */
export function PrintDialog({ labels, orders, onClose }: Props) {
  const [size, setSize] = useState('10x15')
  const [isEach, setEach] = useState(false)
  const { data, error } = useAnswer<LabelFileItem[]>(`/vitrine/v1/labels/files?ids=${labels.map(({ id }) => id).join(',')}`)
  const codes = new Map(labels.map(({ id, code }) => [id, code]))
  const files = data && (isEach ? filePerLabel(data, labels) : data)
  const isJoined = data?.some(({ label_ids: ids }) => ids.length > 1)
  const numbers = new Map(orders.map(({ id, number }) => [id, number]))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="print-labels">
      <DialogTitle id="print-labels">Imprimir etiquetas</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextField select label="Papel" value={size} onChange={({ target }) => setSize(target.value)} sx={{ mt: 1 }}>
          <MenuItem value="10x15">Etiqueta 10 × 15 cm</MenuItem>
          <MenuItem value="a4">Folha A4</MenuItem>
        </TextField>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <LinearProgress aria-label="Buscando as etiquetas" />}
        {isJoined && (
          <FormControlLabel
            sx={{ minBlockSize: 44 }}
            control={<Checkbox checked={isEach} onChange={({ target }) => setEach(target.checked)} />}
            label="Um arquivo por etiqueta"
          />
        )}
        {data?.length === 0 && <Alert severity="info">A transportadora destas etiquetas não está conectada.</Alert>}
        {files?.map(({ label_ids: ids, order_ids: orderIds, carrier_name: carrier }) => (
          <Button
            key={ids.join()}
            variant="outlined"
            component="a"
            href={apiLink(`/vitrine/v1/labels/pdf?ids=${ids.join(',')}&size=${size}`)}
            target="_blank"
            rel="noreferrer"
            sx={{ minBlockSize: 44 }}
          >
            {carrier}: {orderIds.map((id) => `#${numbers.get(id) ?? id}`).join(', ')}
            {ids.length === 1 && ` · ${codes.get(ids[0]!) ?? ''}`}
          </Button>
        ))}
        <Typography variant="body2" color="textSecondary">
          O Melhor Envio usa o papel que está na conta; nos Correios vale o que você escolher aqui.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Each label by itself, for a carrier that could not put them together. */
const filePerLabel = (files: readonly LabelFileItem[], labels: readonly LabelItem[]): LabelFileItem[] =>
  files.flatMap(({ label_ids: ids, carrier_name }) =>
    ids.map((id) => ({
      label_ids: [id],
      order_ids: labels.filter((one) => one.id === id).map((one) => one.order_id),
      carrier_name,
    })),
  )

import { MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { PictureChoice } from '../media/picture-choice.tsx'
import { FormDialog } from '../shared/form-dialog.tsx'

export type Point = {
  name: string
  address: string
  city: string
  state: string
  postcode: string
  hours: string
  phone: string
  whatsapp: string
  picture_id: number
  method_id: number
}
export type PickupMethod = { id: number; title: string; zone: string }
export const NEW_POINT: Point = {
  name: '',
  address: '',
  city: '',
  state: '',
  postcode: '',
  hours: '',
  phone: '',
  whatsapp: '',
  picture_id: 0,
  method_id: 0,
}

type Props = {
  point: Point
  isNew: boolean
  methods: PickupMethod[]
  trouble: string | undefined
  onSave: (point: Point) => Promise<unknown>
  onClose: () => void
}

/** One place of the shop. */
export function PointDialog({ point, isNew, methods, trouble, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(point)
  const change = (patch: Partial<Point>) => setTyped((before) => ({ ...before, ...patch }))
  const field = (name: 'name' | 'address' | 'city' | 'postcode' | 'phone' | 'whatsapp', label: string, maxLength: number) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      required={name === 'name' || name === 'address'}
      fullWidth
      slotProps={{ htmlInput: { maxLength } }}
    />
  )
  return (
    <FormDialog
      title={isNew ? 'Nova loja' : point.name}
      action="Salvar"
      canSave={typed.name.trim() !== '' && typed.address.trim() !== ''}
      isChanged={JSON.stringify(typed) !== JSON.stringify(point)}
      trouble={trouble}
      onSave={() => onSave(typed)}
      onClose={onClose}
      maxWidth="sm"
    >
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        {field('name', 'Nome', 200)}
        {field('address', 'Rua e número', 200)}
        {field('city', 'Cidade', 200)}
        <TextField
          label="UF"
          value={typed.state}
          onChange={({ target }) => change({ state: target.value.toUpperCase() })}
          slotProps={{ htmlInput: { maxLength: 2 } }}
        />
        {field('postcode', 'CEP', 20)}
        <TextField
          label="Horário"
          value={typed.hours}
          onChange={({ target }) => change({ hours: target.value })}
          helperText="Uma linha para cada grupo de dias."
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {field('phone', 'Telefone', 30)}
        {field('whatsapp', 'WhatsApp', 30)}
        <PictureChoice label="Foto" id={typed.picture_id} onChange={(picture_id) => change({ picture_id })} />
        <TextField
          select
          label="Retirada ao finalizar a compra"
          value={methods.some(({ id }) => id === typed.method_id) ? typed.method_id : 0}
          onChange={({ target }) => change({ method_id: Number(target.value) })}
          helperText={
            methods.length === 0
              ? 'Para quem compra retirar aqui, crie antes uma forma «Retirada no local» em Ajustes › Entrega.'
              : 'Quem escolhe esta forma de entrega vê o endereço e o horário desta loja.'
          }
        >
          <MenuItem value={0}>Não se retira aqui</MenuItem>
          {methods.map(({ id, title, zone }) => (
            <MenuItem key={id} value={id}>{`${title} (${zone})`}</MenuItem>
          ))}
        </TextField>
      </Stack>
    </FormDialog>
  )
}

import { MenuItem, TextField } from '@mui/material'
import { useAnswer } from '../../shared/use-api.ts'

type Agency = { id: string; name: string; address: string }
type Props = { carrier: string; service: string; value: string; onChange: (agency: string) => void }

/** Where parcels of a service are handed in, the nearest first: some carriers sell no label without it. */
export function AgencyField({ carrier, service, value, onChange }: Props) {
  const { data = [], error, isPending } = useAnswer<Agency[]>(`/vitrine/v1/carriers/${carrier}/agencies?service=${service}`)
  const isKnown = value === '' || data.some(({ id }) => id === value)
  return (
    <TextField
      select
      label="Agência de postagem"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== null}
      helperText={error?.message ?? (isPending ? 'Buscando as agências…' : helpOf(data.length))}
      sx={{ mt: 1 }}
      fullWidth
    >
      <MenuItem value="">A transportadora não pede</MenuItem>
      {!isKnown && <MenuItem value={value}>Agência {value}</MenuItem>}
      {data.map(({ id, name, address }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
          {[name, address].filter((part) => part !== '').join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  )
}

const helpOf = (found: number) =>
  found === 0
    ? 'Este serviço não tem agências perto da loja.'
    : 'Onde você entrega os pacotes. As mais perto da loja vêm primeiro.'

import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { STATES } from '#kit/brazil/states.ts'
import type { Provider } from '../data/provider.ts'
import { useLeaving } from '../shared/leaving.tsx'
import { useDeed } from '../shared/use-desk.ts'
import type { Zone } from './freight-tab.tsx'
import { currentIn, staleText } from './described.ts'
import { type Location, locationsOf, placesOf, type Places, placesText, WHOLE_COUNTRY } from './places.ts'
import { turnOf } from './zone-order.ts'

type Props = { zone?: Zone; locations?: readonly Location[]; onClose: () => void }

const ZONES = '/wc/v3/shipping/zones'

const FRESH: Record<Places['kind'], Places> = {
  country: { kind: 'country' },
  parts: { kind: 'parts', states: [], ranges: '' },
}

/** An area: its name and where it is. */
export function ZoneDialog({ zone, locations = WHOLE_COUNTRY, onClose }: Props) {
  const { run, isBusy } = useDeed()
  const [name, setName] = useState(zone?.name ?? '')
  const [places, setPlaces] = useState<Places>(placesOf(locations))
  const made = locationsOf(places)
  const isChanged = name !== (zone?.name ?? '') || JSON.stringify(places) !== JSON.stringify(placesOf(locations))
  const leaving = useLeaving({ isChanged, onClose })
  // Inside: what is said behind an open dialog reaches nobody who listens to the screen.
  const [told, setTold] = useState<string>()
  const isReady = name.trim() !== '' && made.ok && made.locations.length > 0
  const newsOf = (current: Zone & { locations: Location[] }) => [
    ...(current.name === zone!.name ? [] : [`nome agora é «${current.name}»`]),
    ...(placesText(current.locations) === placesText(locations) ? [] : [`lugares agora são ${placesText(current.locations)}`]),
  ]
  const save = async () => {
    if (!made.ok) return
    const isKept = await run(
      async (provider) => {
        if (!zone) return await addZone(provider, name.trim(), made.locations)
        const { version } = await provider.tell<Zone>(`${ZONES}/${zone.id}`, { name: name.trim(), version: zone.version })
        await provider.tell(`${ZONES}/${zone.id}/locations?_method=PUT`, { locations: made.locations, version })
      },
      zone ? `Área ${name.trim()} salva.` : `Área ${name.trim()} criada. Agora acrescente uma forma de entrega.`,
      (error) => {
        const current = currentIn<Zone & { locations: Location[] }>(error)
        const words = current && staleText(`Área ${zone!.name}`, newsOf(current))
        setTold(words)
        return words
      },
    )
    if (isKept) onClose()
  }
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="zone-title">
      <DialogTitle id="zone-title">{zone ? `Área ${zone.name}` : 'Nova área de entrega'}</DialogTitle>
      <DialogContent>
        {told && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {told}
          </Alert>
        )}
        <TextField
          label="Nome da área"
          value={name}
          helperText="Só a loja lê. Exemplo: Minha cidade."
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <RadioGroup aria-label="Onde fica" value={places.kind} onChange={(_, kind) => setPlaces(FRESH[kind as Places['kind']])}>
          <FormControlLabel value="country" control={<Radio />} label="Todo o Brasil" />
          <FormControlLabel value="parts" control={<Radio />} label="Só alguns estados ou faixas de CEP" />
        </RadioGroup>
        {places.kind === 'parts' && (
          <>
            <Autocomplete
              multiple
              options={Object.keys(STATES)}
              value={places.states}
              getOptionLabel={(code) => STATES[code as keyof typeof STATES]}
              onChange={(_, states) => setPlaces({ ...places, states })}
              renderInput={(params) => <TextField {...params} label="Estados inteiros" />}
            />
            <TextField
              label="Faixas de CEP"
              multiline
              minRows={3}
              value={places.ranges}
              error={!made.ok}
              helperText={made.ok ? 'Uma por linha: 36300-000 a 36329-999.' : `Não é uma faixa de CEP: ${made.line}`}
              onChange={({ target }) => setPlaces({ ...places, ranges: target.value })}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leaving.leave}>
          Cancelar
        </Button>
        <Button variant="contained" disabled={!isReady || isBusy} onClick={() => void save()}>
          {zone ? 'Salvar a área' : 'Criar a área'}
        </Button>
      </DialogActions>
      {leaving.question}
    </Dialog>
  )
}

/** A new area comes last, where it takes no CEP from the others, and into its turn once it has its places. */
async function addZone(provider: Provider, name: string, locations: readonly Location[]) {
  const zones = await provider.read<Zone[]>(ZONES)
  const areas = await Promise.all(
    zones.map(async ({ id, order }) => ({ id, order, isCountry: isCountry(await provider.read(`${ZONES}/${id}/locations`)) })),
  )
  const end = turnOf(areas, true).order
  const { order, moved } = turnOf(areas, isCountry(locations))
  const { id } = await provider.tell<Zone>(ZONES, { name, order: end })
  await provider.tell(`${ZONES}/${id}/locations?_method=PUT`, { locations })
  for (const area of moved.toReversed()) await provider.tell(`${ZONES}/${area.id}`, { order: area.order })
  if (order !== end) await provider.tell(`${ZONES}/${id}`, { order })
}

const isCountry = (locations: readonly Location[]) => placesOf(locations).kind === 'country'

import { Autocomplete, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { STATES } from '#kit/brazil/states.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import type { Zone } from './keep-zone.ts'
import { currentIn, staleText } from './described.ts'
import { addZone, changeZone } from './keep-zone.ts'
import { type Location, locationsOf, placesOf, type Places, placesText, WHOLE_COUNTRY } from './places.ts'

type Parts = Extract<Places, { kind: 'parts' }>
type Props = { zone?: Zone; locations?: readonly Location[]; onClose: () => void }

const NO_PARTS: Parts = { kind: 'parts', states: [], ranges: '' }

/** An area: its name and where it is. */
export function ZoneDialog({ zone, locations = WHOLE_COUNTRY, onClose }: Props) {
  const { run, isBusy, trouble, setTrouble, question } = useDialogAction()
  const [name, setName] = useState(zone?.name ?? '')
  const before = placesOf(locations)
  const [kind, setKind] = useState(before.kind)
  // Whoever looks at «Todo o Brasil» and comes back finds what they had chosen.
  const [parts, setParts] = useState(before.kind === 'parts' ? before : NO_PARTS)
  const places: Places = kind === 'country' ? { kind } : parts
  const made = locationsOf(places)
  const isChanged = name !== (zone?.name ?? '') || JSON.stringify(places) !== JSON.stringify(before)
  const isReady = name.trim() !== '' && made.ok && made.locations.length > 0
  const newsOf = (current: Zone & { locations: Location[] }) => [
    ...(current.name === zone!.name ? [] : [`nome agora é «${current.name}»`]),
    ...(placesText(current.locations) === placesText(locations) ? [] : [`lugares agora são ${placesText(current.locations)}`]),
  ]
  const save = async () => {
    if (!made.ok) return
    const isKept = await run(
      (provider) =>
        zone
          ? changeZone(provider, zone, { name: name.trim(), locations: made.locations, before: locations })
          : addZone(provider, name.trim(), made.locations),
      zone ? `Área ${name.trim()} salva.` : `Área ${name.trim()} criada. Agora acrescente uma forma de entrega.`,
      (error) => {
        const current = currentIn<Zone & { locations: Location[] }>(error)
        const words = current && staleText(`Área ${zone!.name}`, newsOf(current))
        setTrouble(words)
        return words
      },
    )
    if (isKept) onClose()
  }
  return (
    <FormDialog
      title={zone ? `Área ${zone.name}` : 'Nova área de entrega'}
      action={zone ? 'Salvar a área' : 'Criar a área'}
      canSave={isReady && !isBusy}
      isChanged={isChanged}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
    >
      <TextField
        label="Nome da área"
        value={name}
        helperText="Só a loja lê. Exemplo: Minha cidade."
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <RadioGroup aria-label="Onde fica" value={kind} onChange={(_, wanted) => setKind(wanted as Places['kind'])}>
        <FormControlLabel value="country" control={<Radio />} label="Todo o Brasil" />
        <FormControlLabel value="parts" control={<Radio />} label="Só alguns estados ou faixas de CEP" />
      </RadioGroup>
      {kind === 'parts' && (
        <>
          <Autocomplete
            multiple
            options={Object.keys(STATES)}
            value={parts.states}
            getOptionLabel={(code) => STATES[code as keyof typeof STATES]}
            onChange={(_, states) => setParts({ ...parts, states })}
            renderInput={(params) => <TextField {...params} label="Estados inteiros" />}
          />
          <TextField
            label="Faixas de CEP"
            multiline
            minRows={3}
            value={parts.ranges}
            error={!made.ok}
            helperText={made.ok ? 'Uma por linha: 36300-000 a 36329-999.' : `Não é uma faixa de CEP: ${made.line}`}
            onChange={({ target }) => setParts({ ...parts, ranges: target.value })}
          />
        </>
      )}
      {question}
    </FormDialog>
  )
}

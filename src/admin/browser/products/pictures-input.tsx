import { Alert, Box, Button } from '@mui/material'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useDataProvider, useInput } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { MediaRecord } from '../media/media-records.ts'
import { usePicker } from '../media/use-picker.tsx'
import type { Picture } from '../records.ts'
import { moved, placeIn, placeOver } from '../shared/moved.ts'
import { useHandles } from '../shared/use-handles.ts'
import { PictureCard } from './picture-card.tsx'
import { useSending } from './sending.tsx'

/** A product's pictures: sent from here or taken from the library, put in order by hand or by button, described for those who don't see them. The first stands in lists. */
export function PicturesInput() {
  const { field } = useInput({ source: 'images', defaultValue: [] })
  const pictures = (field.value ?? []) as Pick<Picture, 'id' | 'src' | 'alt'>[]
  const provider = useDataProvider<Provider>()
  const [state, setState] = useState<{ sending: number; problem: string }>({ sending: 0, problem: '' })
  const chooser = useRef<HTMLInputElement>(null)
  const { whileSending } = useSending()
  // Files and the library answer later: what was typed or moved meanwhile stays.
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  })
  const change = (next: typeof pictures) => {
    latest.current = next
    field.onChange(next)
  }
  const { held, handle } = useHandles<number>({
    dropOn: ({ dataset }, _event, id) => placeOver(pictures, id, dataset.row),
    onDrop: (id, place) => change(moved(pictures, placeIn(pictures, id), place)),
  })

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    for (const [index, file] of files.entries()) {
      setState({ sending: files.length - index, problem: '' })
      try {
        const { id, source_url: src } = await provider.upload(file)
        change([...latest.current, { id, src, alt: '' }])
      } catch (error) {
        return setState({ sending: 0, problem: `${file.name}: ${error instanceof Error ? error.message : 'não foi enviado.'}` })
      }
    }
    setState({ sending: 0, problem: '' })
  }

  const add = async (id: number) => {
    if (pictures.some((one) => one.id === id)) return
    const { source_url: src, alt_text: alt } = await provider.read<MediaRecord>(`/wp/v2/media/${id}`)
    change([...latest.current, { id, src, alt }])
  }
  const { open, picker } = usePicker((id) => void whileSending(() => add(id)))

  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))', mb: 1.5 }}>
        {pictures.map((picture, index) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            index={index}
            isLast={index === pictures.length - 1}
            handle={handle(String(picture.id))}
            isHeld={held?.id === String(picture.id)}
            isTarget={held?.drop === index}
            onDescribe={(alt) => change(pictures.map((one, at) => (at === index ? { ...one, alt } : one)))}
            onMove={(to) => change(moved(pictures, index, to))}
            onRemove={() => change(pictures.filter((_, at) => at !== index))}
          />
        ))}
      </Box>
      {state.problem && <Alert severity="error">{state.problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={state.sending > 0} onClick={() => chooser.current?.click()}>
          {state.sending > 0 ? `Enviando… (${state.sending})` : 'Enviar imagens'}
        </Button>
        <Button disabled={state.sending > 0} onClick={open}>
          Escolher da biblioteca
        </Button>
      </Box>
      {picker}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={(event) => void whileSending(() => send(event))}
      />
    </Box>
  )
}

import { Alert, Box, Button } from '@mui/material'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useDataProvider, useInput } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { fileTrouble, PICTURE_TYPES } from '../media/file-trouble.ts'
import type { MediaRecord } from '#api/wp/media-item.ts'
import { sendAll } from '../media/send-all.ts'
import { useManyPicker } from '../media/use-picker.tsx'
import type { Picture } from '#api/wc/product-shape.ts'
import { moved, placeIn, placeOver } from '../shared/moved.ts'
import { useHandles } from '../shared/use-handles.ts'
import { PictureCard } from './picture-card.tsx'
import { useSending } from './sending.tsx'

/** A product's pictures: sent from here or taken from the library, put in order by hand or by button, described for those who don't see them. The first stands in lists. */
export function PicturesInput() {
  const { field } = useInput({ source: 'images', defaultValue: [] })
  const pictures = (field.value ?? []) as Pick<Picture, 'id' | 'src' | 'alt'>[]
  const provider = useDataProvider<Provider>()
  const [state, setState] = useState<{ sending: number; problems: string[] }>({ sending: 0, problems: [] })
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
    setState({ sending: files.length, problems: [] })
    await sendAll(files, {
      send: async (file) => {
        // Those that still wait, and this one.
        setState(({ problems }) => ({ sending: files.length + 1, problems }))
        const trouble = fileTrouble(file, { picturesOnly: true })
        if (trouble) throw new Error(trouble)
        const { id, source_url: src } = await provider.upload(file)
        change([...latest.current, { id, src, alt: '' }])
      },
      onRefused: ({ name }, problem) =>
        setState(({ sending, problems }) => ({ sending, problems: [...problems, `${name}: ${problem}`] })),
    })
    setState(({ problems }) => ({ sending: 0, problems }))
  }

  const add = async (ids: number[]) => {
    for (const id of ids) {
      if (latest.current.some((one) => one.id === id)) continue
      const { source_url: src, alt_text: alt } = await provider.read<MediaRecord>(`/wp/v2/media/${id}`)
      change([...latest.current, { id, src, alt }])
    }
  }
  const { open, picker } = useManyPicker((ids) => void whileSending(() => add(ids)))

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
      {state.problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      ))}
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
        accept={PICTURE_TYPES}
        onChange={(event) => void whileSending(() => send(event))}
      />
    </Box>
  )
}

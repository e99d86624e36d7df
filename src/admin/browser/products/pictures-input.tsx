import { Alert, Box, Button, Card, TextField } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useDataProvider, useInput } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import type { MediaRecord } from '../media/media-records.ts'
import { usePicker } from '../media/use-picker.tsx'
import type { Picture } from '../records.ts'
import { moved } from './moved.ts'

/** A product's pictures: sent from here or taken from the library, put in order by dragging or by button, described for those who don't see them. The first stands in lists. */
export function PicturesInput() {
  const { field } = useInput({ source: 'images', defaultValue: [] })
  const pictures = (field.value ?? []) as Pick<Picture, 'id' | 'src' | 'alt'>[]
  const provider = useDataProvider<Provider>()
  const [state, setState] = useState<{ sending: number; problem: string }>({ sending: 0, problem: '' })
  const chooser = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<number>()
  const change = (next: typeof pictures) => field.onChange(next)

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    let held = pictures
    for (const [index, file] of files.entries()) {
      setState({ sending: files.length - index, problem: '' })
      try {
        const { id, source_url: src } = await provider.upload(file)
        held = [...held, { id, src, alt: '' }]
        change(held)
      } catch (error) {
        return setState({ sending: 0, problem: `${file.name}: ${error instanceof Error ? error.message : 'não foi enviado.'}` })
      }
    }
    setState({ sending: 0, problem: '' })
  }

  const add = async (id: number) => {
    if (pictures.some((one) => one.id === id)) return
    const { source_url: src, alt_text: alt } = await provider.read<MediaRecord>(`/wp/v2/media/${id}`)
    change([...pictures, { id, src, alt }])
  }
  const { open, picker } = usePicker((id) => void add(id))

  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))', mb: 1.5 }}>
        {pictures.map((picture, index) => (
          <Card
            key={picture.id}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined && dragged !== index) change(moved(pictures, dragged, index))
              setDragged(undefined)
            }}
            sx={{ p: 1, cursor: 'grab', opacity: dragged === index ? 0.5 : 1 }}
          >
            <Box
              component="img"
              src={picture.src}
              alt={picture.alt || `Imagem ${index + 1}`}
              sx={{ inlineSize: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1 }}
            />
            <TextField
              fullWidth
              label={`Descrição da imagem ${index + 1}`}
              value={picture.alt}
              onChange={({ target }) => change(pictures.map((one, at) => (at === index ? { ...one, alt: target.value } : one)))}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              <Button
                size="small"
                disabled={index === 0}
                aria-label={`Mover a imagem ${index + 1} para antes`}
                onClick={() => change(moved(pictures, index, index - 1))}
              >
                Antes
              </Button>
              <Button
                size="small"
                disabled={index === pictures.length - 1}
                aria-label={`Mover a imagem ${index + 1} para depois`}
                onClick={() => change(moved(pictures, index, index + 1))}
              >
                Depois
              </Button>
              <Button
                size="small"
                color="error"
                aria-label={`Retirar a imagem ${index + 1}`}
                onClick={() => change(pictures.filter((_, at) => at !== index))}
              >
                Retirar
              </Button>
            </Box>
          </Card>
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
        onChange={(event) => void send(event)}
      />
    </Box>
  )
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { decodeEntities } from '#kit/entities.ts'
import type { Provider } from '../data/provider.ts'
import { PictureChoice } from '../shared/picture-choice.tsx'
import { useDeed } from '../shared/use-desk.ts'
import { type Branch, type CategoryRecord, placesFor } from './tree.ts'

type Options = { category: Partial<CategoryRecord>; branches: readonly Branch[]; onClose: () => void }

/** A category's name, address, place, words and picture. */
export function CategoryDialog({ category, branches, onClose }: Options) {
  const { run, isBusy } = useDeed()
  const { id } = category
  const [name, setName] = useState(category.name ?? '')
  const [slug, setSlug] = useState(category.slug ?? '')
  const [parent, setParent] = useState(category.parent ?? 0)
  const [description, setDescription] = useState(decodeEntities(category.description ?? ''))
  const [image, setImage] = useState(category.image ?? null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wish = { name: name.trim(), slug, parent, description, image: image && { id: image.id } }
    const path = `/wc/v3/products/categories${id === undefined ? '' : `/${id}`}`
    if (
      await run(
        (provider: Provider) => provider.tell(path, wish),
        `Categoria “${wish.name}” ${id === undefined ? 'criada' : 'salva'}.`,
      )
    )
      onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="categoria"
      slotProps={{ paper: { component: 'form', onSubmit: (event: FormEvent) => void save(event) } }}
    >
      <DialogTitle id="categoria">{id === undefined ? 'Nova categoria' : `Editar “${category.name ?? ''}”`}</DialogTitle>
      <DialogContent>
        <TextField
          label="Nome"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          label="Endereço na loja"
          value={slug}
          helperText="A última parte do endereço. Vazio, vem do nome."
          onChange={({ target }) => setSlug(target.value)}
        />
        <TextField select label="Dentro de" value={parent} onChange={({ target }) => setParent(Number(target.value))}>
          <MenuItem value={0}>Nenhuma: no começo da lista</MenuItem>
          {placesFor(branches, id).map((branch) => (
            <MenuItem key={branch.category.id} value={branch.category.id}>
              {'\u2003'.repeat(branch.depth)}
              {branch.category.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Descrição"
          multiline
          minRows={2}
          value={description}
          helperText="Aparece no alto da página da categoria."
          onChange={({ target }) => setDescription(target.value)}
        />
        <PictureChoice label="Imagem da categoria" picture={image} onChange={setImage} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
          Salvar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

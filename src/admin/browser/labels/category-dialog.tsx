import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { decodeEntities } from '#kit/entities.ts'
import { slugOf } from '#kit/pt-br.ts'
import { LONGEST_SEO } from '#kit/seo-words.ts'
import type { Provider } from '../data/provider.ts'
import { FieldsInputs } from '../custom-fields/fields-inputs.tsx'
import type { MetaEntry } from '../custom-fields/meta.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { PictureChoice } from '../shared/picture-choice.tsx'
import { SearchLook } from '../shared/search-look.tsx'
import { searchAddress, SEO_LABELS, seoHint, titleWithShop, wordsOfMarkup } from '../shared/search-words.ts'
import { shopName } from '../shared/shop-name.ts'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { type Branch, type CategoryRecord, placesFor } from './tree.ts'

type Options = { category: Partial<CategoryRecord>; branches: readonly Branch[]; onClose: () => void }

/** A category's name, address, place, words and picture. */
export function CategoryDialog({ category, branches, onClose }: Options) {
  const { run, isBusy, trouble } = useDialogAction()
  const { id } = category
  const [name, setName] = useState(category.name ?? '')
  const [slug, setSlug] = useState(category.slug ?? '')
  const [parent, setParent] = useState(category.parent ?? 0)
  const [description, setDescription] = useState(decodeEntities(category.description ?? ''))
  const [image, setImage] = useState(category.image ?? null)
  const [seoTitle, setSeoTitle] = useState(category.seo_title ?? '')
  const [seoDescription, setSeoDescription] = useState(category.seo_description ?? '')
  const [meta, setMeta] = useState<MetaEntry[]>(category.meta_data ?? [])
  const typed = { meta_data: meta, name, slug, parent, description, image, seo_title: seoTitle, seo_description: seoDescription }
  const [opened] = useState(typed)
  const save = async () => {
    const input = { ...typed, name: name.trim(), image: image && { id: image.id } }
    const path = `/wc/v3/products/categories${id === undefined ? '' : `/${id}`}`
    if (
      await run(
        (provider: Provider) => provider.tell(path, input),
        `Categoria “${input.name}” ${id === undefined ? 'criada' : 'salva'}.`,
      )
    )
      onClose()
  }
  return (
    <FormDialog
      title={id === undefined ? 'Nova categoria' : `Editar “${category.name ?? ''}”`}
      action="Salvar"
      canSave={!isBusy && name.trim() !== ''}
      isChanged={JSON.stringify(typed) !== JSON.stringify(opened)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
    >
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
      <TextField
        label={SEO_LABELS.title}
        value={seoTitle}
        helperText={seoHint('title', seoTitle, 'o nome da categoria e o da loja')}
        onChange={({ target }) => setSeoTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_SEO.title } }}
      />
      <TextField
        label={SEO_LABELS.description}
        multiline
        value={seoDescription}
        helperText={seoHint('description', seoDescription, 'a descrição da categoria')}
        onChange={({ target }) => setSeoDescription(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_SEO.description } }}
      />
      <SearchLook
        address={searchAddress(location.host, 'categoria-produto', slug || slugOf(name) || 'nome-da-categoria')}
        title={seoTitle || titleWithShop(name || 'Nome da categoria', shopName())}
        description={seoDescription || wordsOfMarkup(description) || 'A descrição da categoria aparece aqui.'}
      />
      <PictureChoice label="Imagem da categoria" picture={image} onChange={setImage} />
      <FieldsInputs noun="category" meta={meta} onChange={setMeta} />
    </FormDialog>
  )
}

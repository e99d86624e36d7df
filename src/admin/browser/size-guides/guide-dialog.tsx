import { Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { GuideRecord } from '#api/vitrine/size-guide-routes.ts'
import { LONGEST_INTRO, LONGEST_NAME } from '#shop/size-guides/contract.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { FIRST_MEASURES } from './measures.ts'
import { MeasuresInput } from './measures-input.tsx'
import { TargetsInput } from './targets-input.tsx'

export const PATH = '/vitrine/v1/size-guides'
type Typed = Omit<GuideRecord, 'id' | 'version' | 'removed_at'>
const NEW: Typed = { name: '', intro: '', ...FIRST_MEASURES, products: [], categories: [], tags: [] }

type Props = { /** Undefined: a new one. */ guide: GuideRecord | undefined; onClose: () => void }

/** A size guide: its table, and what it is for. */
export function GuideDialog({ guide, onClose }: Props) {
  const { run, isBusy, trouble, question } = useDialogAction()
  const [opened] = useState<Typed>(guide ?? NEW)
  const [typed, setTyped] = useState(opened)
  const set = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))
  const save = async () => {
    const { name, intro, columns, rows, products, categories, tags } = typed
    const input = {
      name,
      intro,
      columns,
      rows,
      product_ids: products.map(({ id }) => id),
      category_ids: categories.map(({ id }) => id),
      tag_ids: tags.map(({ id }) => id),
    }
    const [path, body] = guide ? [`${PATH}/${guide.id}`, { ...input, version: guide.version }] : [PATH, input]
    if (await run((provider) => provider.tell(path, body), guide ? 'Guia salvo.' : `Guia “${name.trim()}” criado.`)) onClose()
  }
  return (
    <FormDialog
      title={guide ? `Editar “${guide.name}”` : 'Novo guia de medidas'}
      action="Salvar"
      maxWidth="md"
      canSave={!isBusy && typed.name.trim() !== ''}
      isChanged={JSON.stringify(typed) !== JSON.stringify(opened)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1, pb: 2 }}>
        <TextField
          label="Nome"
          required
          value={typed.name}
          placeholder="Camisetas"
          helperText="Aparece acima da tabela."
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
        />
        <TextField
          label="Introdução"
          multiline
          minRows={2}
          value={typed.intro}
          helperText="Como medir, ou que tamanho escolher entre dois."
          onChange={({ target }) => set({ intro: target.value })}
          slotProps={{ htmlInput: { maxLength: LONGEST_INTRO } }}
        />
        <MeasuresInput measures={typed} onChange={set} />
        <Typography variant="body2" color="textSecondary">
          Onde o guia aparece. Se vários valem para um produto, o do próprio produto vem antes do da etiqueta, e este antes do da
          categoria. Uma categoria vale também para as que estão dentro dela, até que uma delas tenha o seu guia.
        </Typography>
        <TargetsInput of="products" label="Produtos" chosen={typed.products} onChange={(products) => set({ products })} />
        <TargetsInput of="tags" label="Etiquetas" chosen={typed.tags} onChange={(tags) => set({ tags })} />
        <TargetsInput
          of="categories"
          label="Categorias"
          chosen={typed.categories}
          onChange={(categories) => set({ categories })}
        />
      </Stack>
      {question}
    </FormDialog>
  )
}

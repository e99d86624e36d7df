import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { SynonymRecord } from '#api/vitrine/search-rule-routes.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { wordsOf } from './search-labels.ts'

type Options = {
  /** The one that is changed; a new one without. */
  record?: SynonymRecord | undefined
  /** What a new one begins with. */
  first?: string
  onSaved: (saved: SynonymRecord) => void
  onClose: () => void
}

/** Words that find the same, typed one on a line. */
export function SynonymDialog({ record, first, onSaved, onClose }: Options) {
  const { run, isBusy, trouble } = useDialogAction()
  const [opened] = useState({
    isOneWay: record ? record.means.length > 0 : first !== undefined,
    words: record?.words.join('\n') ?? first ?? '',
    means: record?.means.join('\n') ?? '',
  })
  const [typed, setTyped] = useState(opened)
  const { isOneWay, words, means } = typed
  const set = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const save = async () => {
    let saved: SynonymRecord | undefined
    const input = { words: wordsOf(words), means: isOneWay ? wordsOf(means) : [] }
    const path = `/vitrine/v1/search-synonyms${record ? `/${record.id}` : ''}`
    if ((await run(async (provider) => (saved = await provider.tell<SynonymRecord>(path, input)))) && saved) onSaved(saved)
  }
  const enough = isOneWay ? wordsOf(words).length > 0 && wordsOf(means).length > 0 : wordsOf(words).length > 1
  return (
    <FormDialog
      title={record ? 'Mudar sinônimo' : 'Novo sinônimo'}
      action="Salvar"
      maxWidth="sm"
      canSave={!isBusy && enough}
      isChanged={JSON.stringify(typed) !== JSON.stringify(opened)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={isOneWay ? 'Quem busca' : 'Palavras que querem dizer o mesmo'}
        value={words}
        multiline
        minRows={isOneWay ? 2 : 3}
        placeholder={isOneWay ? 'celular' : 'tênis\nsapatênis'}
        helperText="Uma por linha. Acentos e maiúsculas não fazem diferença."
        onChange={({ target }) => set({ words: target.value })}
        fullWidth
      />
      <TextField
        select
        label="Sentido"
        value={isOneWay ? 'one' : 'both'}
        onChange={({ target }) => set({ isOneWay: target.value === 'one' })}
        fullWidth
      >
        <MenuItem value="both">Nos dois sentidos: cada uma encontra as outras</MenuItem>
        <MenuItem value="one">Num sentido só</MenuItem>
      </TextField>
      {isOneWay && (
        <TextField
          label="Encontra também"
          value={means}
          multiline
          minRows={2}
          placeholder="smartphone"
          onChange={({ target }) => set({ means: target.value })}
          fullWidth
        />
      )}
    </FormDialog>
  )
}

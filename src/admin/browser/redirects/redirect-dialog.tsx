import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { RedirectRecord } from '#api/vitrine/redirect-routes.ts'
import type { Suggestion } from '#content/redirects/suggest.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { CODE_CHOICES, FRESH, KIND_CHOICES, type Typed } from './redirect-labels.ts'
import { SuggestedTargets } from './suggested-targets.tsx'

type Options = {
  /** The one that is changed; a new one without. */
  record?: RedirectRecord | undefined
  /** What a new one begins with. */
  first?: Partial<Typed>
  suggestions?: readonly Suggestion[]
  onSaved: (saved: RedirectRecord) => void
  onClose: () => void
}

const NONE: readonly Suggestion[] = []

/** A redirect, typed into a few fields over the list. */
export function RedirectDialog({ record, first, suggestions = NONE, onSaved, onClose }: Options) {
  const before: Typed = record
    ? { from: record.from, to: record.to, kind: record.kind, code: record.code }
    : { ...FRESH, ...first }
  const [typed, setTyped] = useState(before)
  const { run, isBusy, trouble } = useDialogAction()
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const isGone = typed.code === 410
  const isPattern = typed.kind === 'pattern'
  const save = async () => {
    let saved: RedirectRecord | undefined
    const path = `/vitrine/v1/redirects${record ? `/${record.id}` : ''}`
    const isKept = await run(async (provider) => {
      saved = await provider.tell<RedirectRecord>(path, { ...typed, to: isGone ? '' : typed.to })
    })
    if (isKept && saved) onSaved(saved)
  }
  return (
    <FormDialog
      title={record ? 'Mudar redirecionamento' : 'Novo redirecionamento'}
      action="Salvar"
      maxWidth="sm"
      canSave={!isBusy && typed.from.trim() !== '' && (isGone || typed.to.trim() !== '')}
      isChanged={JSON.stringify(typed) !== JSON.stringify(before)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          label={isPattern ? 'Padrão' : 'Endereço antigo'}
          value={typed.from}
          onChange={({ target }) => set({ from: target.value })}
          placeholder={isPattern ? '^/antigo/(.*)$' : '/pagina-antiga/'}
          helperText={
            isPattern
              ? 'Expressão regular sobre o caminho, sem o domínio. O que fica entre parênteses pode ser usado no destino como $1.'
              : 'O caminho, sem o domínio. Vale quando não há página nesse endereço.'
          }
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 2_000 } }}
          fullWidth
        />
        <TextField
          select
          label="Resposta"
          value={String(typed.code)}
          onChange={({ target }) => set({ code: Number(target.value) })}
          fullWidth
        >
          {CODE_CHOICES.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {!isGone && (
          <TextField
            label="Leva a"
            value={typed.to}
            onChange={({ target }) => set({ to: target.value })}
            placeholder={isPattern ? '/novo/$1' : '/produto/caneca/'}
            helperText="Um caminho da loja, ou um endereço https:// de fora. Campanhas (utm, gclid) vão junto."
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 2_000 } }}
            fullWidth
          />
        )}
        {!isGone && <SuggestedTargets suggestions={suggestions} onChoose={(to) => set({ to })} />}
        <TextField
          select
          label="Comparação"
          value={typed.kind}
          onChange={({ target }) => set({ kind: target.value === 'pattern' ? 'pattern' : 'exact' })}
          fullWidth
        >
          {KIND_CHOICES.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </FormDialog>
  )
}

import { Box, Typography } from '@mui/material'
import type { SearchPreview } from '#api/vitrine/search-preview-routes.ts'
import type { PhraseRecord } from '#api/vitrine/search-rule-routes.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { Panel } from '../shared/panel.tsx'
import { type Placing, show, unpin } from './search-labels.ts'

type Options = {
  now: Placing
  known: PhraseRecord | undefined
  seen: SearchPreview
  onSave: (next: Placing, text: string) => Promise<unknown>
}

/** What is hidden, and what is pinned and can't be seen: drafts, and what is gone. */
export function HiddenList({ now, known, seen, onSave }: Options) {
  const shown = new Set(seen.products.map(({ id }) => id))
  const missing = now.pinned.filter((id) => !shown.has(id))
  if (now.hidden.length === 0 && missing.length === 0) return null
  const nameOf = (id: number) => known?.products.find((one) => one.id === id)?.name ?? 'Produto excluído'
  const rows = [
    ...now.hidden.map((id) => ({ id, note: 'Escondido', label: 'Mostrar', next: show(now, id), text: 'volta a aparecer.' })),
    ...missing.map((id) => ({
      id,
      note: 'Fixado, mas não está à venda',
      label: 'Soltar',
      next: unpin(now, id),
      text: 'não está mais fixado.',
    })),
  ]
  return (
    <Panel title="Fora da lista">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ id, note, label, next, text }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {nameOf(id)}
              <br />
              <Typography component="span" variant="caption" color="textSecondary">
                {note}
              </Typography>
            </Typography>
            <ActionButton label={label} name={nameOf(id)} onClick={() => void onSave(next, `${nameOf(id)} ${text}`)} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

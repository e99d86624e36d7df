import SearchIcon from '@mui/icons-material/Search'
import { Box, Dialog, IconButton, InputBase, type Theme, Typography, useMediaQuery } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTyped } from '../shared/use-typed.ts'
import type { Entry } from './entries.ts'
import { EntryList } from './entry-list.tsx'
import { grouped } from './rank.ts'
import { stepTo } from './step-to.ts'
import { useEntries } from './use-entries.ts'

/** Finds whatever the workbench has by its words, and goes there. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const isTelephone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const navigate = useNavigate()
  const id = useId()
  const { typed, setTyped, asked } = useTyped()
  const { entries, isFinding, isFailed, remember } = useEntries({ typed, asked })
  const groups = grouped(entries)
  const shown = groups.flatMap((group) => group.entries)
  const [place, setPlace] = useState(0)
  const active = Math.min(place, shown.length - 1)
  const choose = (entry: Entry) => {
    remember(entry)
    onClose()
    void navigate(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Of a word that is still being put together.
    if (event.nativeEvent.isComposing) return
    const next = stepTo(event.key, { active, count: shown.length })
    if (next !== undefined) {
      event.preventDefault()
      setPlace(next)
    }
    const chosen = shown[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isTelephone}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': 'Buscar no painel', sx: { mt: { sm: '10vh' }, maxHeight: { sm: '75vh' } } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <SearchIcon aria-hidden />
        <InputBase
          inputRef={takeFocus}
          fullWidth
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
          placeholder="Pedido, produto, cliente, tela ou ajuste"
          inputProps={{
            role: 'combobox',
            'aria-label': 'Buscar no painel',
            'aria-expanded': shown.length > 0,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': shown.length > 0 ? `${id}-${active}` : undefined,
            autoComplete: 'off',
            enterKeyHint: 'go',
            maxLength: 100,
          }}
        />
        <IconButton aria-label="Fechar a busca" onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <EntryList id={id} groups={groups} active={active} onChoose={choose} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: shown.length > 0 ? 1 : 3 }}>
        {statusText({ count: shown.length, isFinding, isFailed })}
      </Typography>
    </Dialog>
  )
}

/** As a `ref` it is called once, when the field appears. */
const takeFocus = (field: HTMLElement | null) => field?.focus()

function statusText({ count, isFinding, isFailed }: { count: number; isFinding: boolean; isFailed: boolean }) {
  if (isFinding) return 'Buscando…'
  if (isFailed) return 'A loja não respondeu: faltam pedidos, produtos e clientes nesta busca.'
  return count === 0 ? 'Nada encontrado. Confira a escrita ou use menos palavras.' : ''
}
